import type { Control } from '../../control.ts'

/** Names the present of the club: another one once a scenario, a snapshot or a link has taken its place. */
export async function lifeOf({ exportJournal }: Pick<Control, 'exportJournal'>): Promise<string> {
  const { head } = await exportJournal()
  return `${head.scenario} ${head.life}`
}
