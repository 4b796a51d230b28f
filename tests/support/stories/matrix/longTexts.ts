import { contract } from '../../../../src/contract/index.ts'
import { tenantOf, type World } from '../../world/world.ts'

const NAME =
  'Season-ticket holders of the north stand who have not renewed by the first of May and were sent neither the letter nor the reminder, without the families of players, staff and honorary members of the club'
const WORD = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'
const CLUB = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and Quayside Athletic Association'

/**
 * Gives everything that has a name one that is hard to place: the club, its people, sources, segments, bookmarks and
 * fans.
 */
export async function longTexts({ api }: Pick<World, 'api'>): Promise<void> {
  const params = { tenant: tenantOf({ api }) }
  const person = { firstName: 'Maximiliane-Alexandra', lastName: WORD }
  const { call } = api
  await call(contract.account.updateMe, { body: person })
  await call(contract.club.update, { params, body: { name: CLUB, description: `${NAME}. ${NAME}.` } })
  const sources = (await call(contract.connectors.list, { params, query: {} })).items
  for (const { id } of sources)
    await call(contract.connectors.update, { params: { ...params, id }, body: { name: NAME } })
  const segments = (await call(contract.segments.list, { params })).items
  for (const { id } of segments)
    await call(contract.segments.update, {
      params: { ...params, id },
      body: { name: NAME, description: `${NAME} ${WORD}` },
    })
  const bookmarks = (await call(contract.bookmarks.list, { params })).items
  for (const { id } of bookmarks)
    await call(contract.bookmarks.update, { params: { ...params, id }, body: { name: NAME } })
  const profiles = (await call(contract.fanProfiles.list, { params, query: { limit: 3 } })).items
  for (const { id } of profiles) await call(contract.fanProfiles.update, { params: { ...params, id }, body: person })
  const fans = (await call(contract.fans.list, { params, query: { limit: 3 } })).items
  for (const { id } of fans) await call(contract.fans.update, { params: { ...params, id }, body: person })
  await api.session.load()
}
