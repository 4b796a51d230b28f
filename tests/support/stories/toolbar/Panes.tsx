import { useElementSize } from '@mantine/hooks'
import { paneAddress, type PaneStory } from './paneAddress.ts'
import classes from './Panes.module.css'
import { viewports, type Scheme, type Settings, type Width } from './settings.ts'

const GAP = 16

interface Pane {
  scheme: Scheme
  width: Width
}

/** Several widths make a row for each scheme; two schemes alone stand beside each other. */
const rowsOf = ({ schemes, widths }: Settings): Pane[][] =>
  widths.length > 1
    ? schemes.map((scheme) => widths.map((width) => ({ scheme, width })))
    : [schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })))]

const sizeOf = (width: Width) => {
  const { styles } = viewports[width]
  return { inline: Number.parseInt(styles.width, 10), block: Number.parseInt(styles.height, 10) }
}

/** A story in several schemes and widths at once. Each has a frame of its own, so that media queries see its width. */
export function Panes({ story, settings }: { story: PaneStory; settings: Settings }) {
  const { ref, width: space } = useElementSize()
  const rows = rowsOf(settings)
  const widest = Math.max(...rows.map((row) => row.reduce((sum, { width }) => sum + sizeOf(width).inline, 0)))
  const gaps = GAP * ((rows[0]?.length ?? 1) - 1)
  const scale = Math.min(1, Math.max(0.2, (space - gaps) / widest))
  return (
    <main className={classes.panes}>
      <h1 className="visually-hidden">The story in several frames</h1>
      <div ref={ref} />
      {space > 0 &&
        rows.map((row) => (
          <div key={row[0]?.scheme} className={classes.row}>
            {row.map((pane) => (
              <Pane key={`${pane.scheme} ${pane.width}`} pane={pane} scale={scale} story={story} />
            ))}
          </div>
        ))}
    </main>
  )
}

function Pane({ pane: { scheme, width }, scale, story }: { pane: Pane; scale: number; story: PaneStory }) {
  const { inline, block } = sizeOf(width)
  const title = `${viewports[width].name}, ${scheme}`
  return (
    <figure className={classes.pane}>
      <figcaption className={classes.caption}>{title}</figcaption>
      <div className={classes.window} style={{ inlineSize: inline * scale + 2, blockSize: block * scale + 2 }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this Storybook itself, and needs its storage */}
        <iframe
          className={classes.frame}
          title={title}
          src={paneAddress(story, scheme, width)}
          width={inline}
          height={block}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  )
}
