import { changes } from './changelog.ts'
import { Doc, Heading } from './Doc.tsx'
import { idOf } from './idOf.ts'

/** What changed in one component, the newest version first. */
export function ChangesOf({ component, since }: { component: string; since: string }) {
  const own = changes.filter((change) => change.component === component)
  return (
    <>
      <Heading>Changes</Heading>
      <ul>
        {own.map(({ version, change }) => (
          <li key={change}>
            {version}: {change}
          </li>
        ))}
        {own.length === 0 && <li>{since}: its first version.</li>}
      </ul>
    </>
  )
}

/** The changes of all components by version, each with a link to its page. */
export function Changes() {
  const versions = [...new Set(changes.map(({ version }) => version))]
  return (
    <Doc title="What changed" lead="The changes of the components that people notice, by version, the newest first.">
      {versions.map((version) => (
        <section key={version} aria-label={version}>
          <h2>{version}</h2>
          <ul>
            {changes
              .filter((change) => change.version === version)
              .map(({ component, change }) => (
                <li key={change}>
                  <a href={`./?path=/docs/${idOf(`Components/${component}`)}--docs`} target="_top">
                    {component}
                  </a>
                  : {change}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Heading>Pixel by pixel</Heading>
      <p>
        <code>npm run changes -- --since main</code> shows which stories look different than at a commit.
      </p>
    </Doc>
  )
}
