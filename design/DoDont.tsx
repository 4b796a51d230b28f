import classes from './DoDont.module.css'

/** Examples side by side: what we do, and what we do not. */
export const DoDont = ({ rows }: { rows: readonly (readonly [yes: string, no: string])[] }) => (
  <div className={classes.columns}>
    <section className={classes.yes} aria-label="Do">
      <h3>Do</h3>
      <ul>
        {rows.map(([yes]) => (
          <li key={yes}>{yes}</li>
        ))}
      </ul>
    </section>
    <section className={classes.no} aria-label="Don’t">
      <h3>Don’t</h3>
      <ul>
        {rows.map(([, no]) => (
          <li key={no}>{no}</li>
        ))}
      </ul>
    </section>
  </div>
)
