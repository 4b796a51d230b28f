import { places, type Country } from '../../fans/places.ts'
import { streetsOf, townsOf } from './compact.ts'

const withTowns = (cca2: string, towns: string, streets: string): Country => {
  const place = places[cca2]
  if (!place) throw new Error(`no places for ${cca2}`)
  return { ...place, towns: townsOf(towns), streets: streetsOf(streets) }
}

/** The countries of the seeded clubs, whose towns there are around those clubs, as a whole. */
export const elsewhere: Record<string, Country> = {
  GB: withTowns(
    'GB',
    'London 9 SE## #@@, Birmingham 4 B## #@@, Manchester 4 M## #@@, Leeds 3 LS# #@@, Glasgow 3 G## #@@, Liverpool 3 L## #@@, Bristol 3 BS# #@@, Sheffield 3 S## #@@, Edinburgh 3 EH# #@@, Cardiff 2 CF## #@@, Newcastle upon Tyne 2 NE# #@@, Nottingham 2 NG# #@@, Southampton 2 SO## #@@, Norwich 1 NR# #@@, Exeter 1 EX# #@@',
    'Albert Road, Station Road, Church Lane, Mill Street, Victoria Avenue, Park Road, The Crescent, Queen Street, High Street, Chapel Street, Oak Drive, Priory Close, Marsh Lane, Kingsway',
  ),
  PT: withTowns(
    'PT',
    'Lisboa 9 1###-###, Porto 7 4###-###, Braga 4 4700-###, Coimbra 4 3000-###, Setúbal 3 2900-###, Aveiro 3 3800-###, Faro 2 8000-###, Leiria 2 2400-###, Évora 1 7000-###, Funchal 1 9000-###',
    'Avenida da Liberdade, Rua das Flores, Rua Direita, Rua da Escola, Largo da Igreja, Rua do Comércio, Avenida 25 de Abril, Rua Nova',
  ),
}
