/**
 * Writes the name pools, taken once from faker's locales, and the countries of ISO 3166-1. The seed draws from these
 * pools with its own random numbers, so faker itself is in no bundle. Only the countries of the seeded clubs are in the
 * first file; the others are loaded with a prospect.
 *
 * British, Irish and American names are written by hand, because faker's English lists are American and look made up,
 * and so are those in `pools/commonNames.ts`.
 */
import { writeFileSync } from 'node:fs'
import { allFakers } from '@faker-js/faker'
import { createRng } from '../mocks/db/random/rng.ts'
import { readOptions } from './options.ts'
import { commonNames } from './pools/commonNames.ts'

readOptions('npm run pools\nWrites the pools of names and the countries that the seed draws from, in mocks/seed/.', {})

const words = (text: string) => text.trim().split(/\s+/)

const british = {
  male: words(`Oliver George Harry Jack Jacob Noah Charlie Muhammad Thomas Oscar William James Leo Alfie Henry Joshua Freddie
    Archie Ethan Isaac Alexander Joseph Edward Samuel Max Logan Lucas Daniel Theo Arthur Mohammed Harrison Benjamin Mason Finley
    Sebastian Adam Dylan Zachary Riley Teddy Theodore David Elijah Jake Toby Louie Reuben Callum Matthew Kieran Stuart Graham
    Nigel Trevor Keith Ian Derek Barry Neil Alan Colin Malcolm Gareth Rhys Owen Craig Darren Lee Wayne Scott Ross Fraser Hamish
    Euan Duncan Gordon Philip Simon Andrew Peter Paul Mark Stephen Kevin Gary Martin Robert Raj Imran Kwame Dev Yusuf Tariq`),
  female:
    words(`Olivia Amelia Isla Emily Ava Lily Mia Sophia Isabella Grace Poppy Ella Evie Charlotte Jessica Daisy Sophie Freya
    Alice Sienna Ivy Ruby Florence Phoebe Willow Matilda Rosie Elsie Lucy Molly Millie Eva Chloe Emma Hannah Eleanor Georgia
    Imogen Zara Maisie Holly Scarlett Erin Bethany Megan Lauren Rebecca Rachel Sarah Claire Joanne Karen Tracey Susan Julie
    Deborah Jacqueline Alison Helen Nicola Lisa Samantha Michelle Amanda Angela Carol Linda Christine Margaret Patricia Sandra
    Janet Wendy Gillian Heather Fiona Morag Catriona Elspeth Rhiannon Bronwen Cerys Sian Priya Aisha Fatima Adaeze Yasmin Leila`),
  last: words(`Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker White Roberts
    Green Hall Wood Jackson Clarke Khan Hughes Edwards Hill Turner Moore Cooper Ward Morris Lewis King Baker Harrison Morgan
    Allen James Scott Phillips Watson Davis Parker Price Bennett Young Griffiths Mitchell Kelly Cook Carter Richardson Bailey
    Collins Bell Shaw Murphy Miller Cox Richards Marshall Anderson Simpson Ellis Adams Singh Begum Wilkinson Foster Chapman
    Powell Webb Rogers Gray Mason Ali Hunt Hussain Campbell Matthews Owen Palmer Holmes Mills Barnes Knight Lloyd Butler Russell
    Barker Fisher Stevens Jenkins Murray Dixon Harvey Graham Pearson Ahmed Fletcher Walsh Whitlock Ashworth Hargreaves Pemberton
    Sutcliffe Thwaites Entwistle Ramsbottom Okafor Mensah Sharma Chowdhury Macdonald Sinclair Drummond Llewellyn Tregenza`),
}
const irish = {
  male: words(`Conor Seán Cian Oisín Fionn Darragh Cillian Liam Patrick Eoin Rory Declan Brendan Colm Diarmuid Fergal Gerard Kieran
    Niall Padraig Ronan Shane Tadhg Aidan Barry Brian Cathal Ciarán Donal Enda Finbarr Lorcan Malachy Michael Noel Ultan`),
  female:
    words(`Aoife Saoirse Ciara Niamh Róisín Caoimhe Fiadh Éabha Clodagh Orla Sinéad Gráinne Deirdre Maeve Siobhán Áine Bríd
    Bernadette Eimear Emer Fionnuala Helen Mairéad Majella Noreen Nuala Orlaith Sorcha Úna Kathleen Bridget Aisling Muireann`),
  last: words(`Murphy Kelly O'Sullivan Walsh Smith O'Brien Byrne Ryan O'Connor O'Neill O'Reilly Doyle McCarthy Gallagher Doherty Kennedy
    Lynch Murray Quinn Moore McLoughlin O'Carroll Connolly Daly O'Connell Wilson Dunne Brennan Burke Collins Campbell Clarke
    Johnston Hughes Farrell Fitzgerald Brown Martin Maguire Nolan Flynn Thompson Callaghan O'Donnell Duffy O'Mahony Boyle Healy`),
}

const locales = {
  PT: 'pt_PT',
  NL: 'nl',
  SE: 'sv',
  NO: 'nb_NO',
  DK: 'da',
} as const
/** The countries that only a prospect needs. */
const furtherLocales = {
  AU: 'en_AU',
  BE: 'nl_BE',
  BR: 'pt_BR',
  FI: 'fi',
  HU: 'hu',
  MX: 'es_MX',
  NZ: 'en_AU',
  SI: 'sl_SI',
  ZA: ['en_ZA', 'zu_ZA', 'af_ZA'],
} as const
const POOL = 90

/** At most POOL names, spread over the whole list, and only names that a back office would hold: letters, no dots. */
function sample(names: readonly string[], label: string) {
  const rng = createRng(`pools/${label}`)
  const fit = [...new Set(names.map((name) => name.trim()))].filter((name) => /^[\p{L}' -]{2,24}$/u.test(name))
  return fit
    .map((name) => ({ name, order: rng.next() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, POOL)
    .map(({ name }) => name)
    .toSorted()
}

const american = {
  male: words(`Liam Noah Oliver James Elijah Mateo William Henry Lucas Benjamin Theodore Jack Levi Alexander Jackson Daniel Michael
    Mason Sebastian Ethan Logan Owen Samuel Jacob Aiden John Joseph Wyatt David Leo Luke Julian Hudson Grayson Matthew Ezra Gabriel
    Carter Isaac Jayden Luca Anthony Dylan Lincoln Thomas Maverick Elias Josiah Charles Caleb Christopher Ezekiel Miles Jaxon Isaiah
    Andrew Joshua Nathan Nolan Adrian Cameron Santiago Eli Aaron Ryan Angel Cooper Waylon Easton Kai Christian Landon Colton Roman
    Axel Brooks Jonathan Robert Jameson Ian Everett Greyson Wesley Jeremiah Hunter Leonardo Jordan Jose Bennett Tyrone Darnell`),
  female:
    words(`Olivia Emma Charlotte Amelia Sophia Mia Isabella Ava Evelyn Luna Harper Sofia Camila Eleanor Elizabeth Violet Scarlett
    Emily Hazel Lily Gianna Aurora Penelope Aria Nora Chloe Ellie Mila Avery Layla Abigail Ella Isla Eliana Nova Madison Zoe Ivy
    Grace Lucy Willow Emilia Riley Naomi Victoria Stella Elena Hannah Valentina Maya Zoey Delilah Leah Lainey Lillian Paisley
    Genesis Madelyn Sadie Sophie Leilani Addison Natalie Josephine Alice Ruby Claire Kinsley Everly Emery Adeline Kennedy Maeve
    Audrey Autumn Athena Eden Iris Anna Eloise Jade Maria Caroline Brooklyn Quinn Aaliyah Vivian Liliana Gabriella Hailey Latoya`),
  last: words(`Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson
    Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King
    Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips
    Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper
    Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks Chavez Wood Bennett Gray Mendoza Ruiz Hughes`),
}

type Locale = keyof typeof allFakers

/** The pool of a country from locales, which are mixed. */
function poolOf(country: string, from: readonly Locale[]) {
  const people = from.map((locale) => allFakers[locale].rawDefinitions.person)
  const all = (of: (person: (typeof people)[number]) => readonly string[] | undefined) =>
    people.flatMap((person) => of(person) ?? [])
  return {
    male: sample(
      all((person) => person?.first_name?.male),
      `${country}/male`,
    ),
    female: sample(
      all((person) => person?.first_name?.female),
      `${country}/female`,
    ),
    last: sample(
      all((person) => person?.last_name?.generic),
      `${country}/last`,
    ),
  }
}

type Pools = Record<string, { male: string[]; female: string[]; last: string[] }>
const poolsOf = (from: Readonly<Record<string, Locale | readonly Locale[]>>): Pools =>
  Object.fromEntries(
    Object.entries(from).map(([country, of]) => [country, poolOf(country, typeof of === 'string' ? [of] : of)]),
  )
/** At most POOL of the names that are common in countries, which are mixed. */
function commonOf(country: string, from: readonly (keyof typeof commonNames)[]): Pools[string] {
  const all = (kind: 'male' | 'female' | 'last') =>
    sample(
      from.flatMap((other) => commonNames[other][kind]),
      `${country}/${kind}`,
    )
  return { male: all('male'), female: all('female'), last: all('last') }
}
const names: Pools = {
  GB: british,
  IE: irish,
  ES: commonOf('ES', ['ES']),
  FR: commonOf('FR', ['FR']),
  DE: commonOf('DE', ['DE']),
  IT: commonOf('IT', ['IT']),
  PL: commonOf('PL', ['PL']),
  ...poolsOf(locales),
}
const mixed = (...pools: Pools[string][]): Pools[string] => ({
  male: sample(
    pools.flatMap(({ male }) => male),
    'mixed/male',
  ),
  female: sample(
    pools.flatMap(({ female }) => female),
    'mixed/female',
  ),
  last: sample(
    pools.flatMap(({ last }) => last),
    'mixed/last',
  ),
})
const further: Pools = {
  ...poolsOf(furtherLocales),
  AR: commonOf('AR', ['ES']),
  AT: commonOf('AT', ['DE']),
  CH: { ...commonOf('CH', ['DE', 'FR']), last: poolOf('CH', ['de_CH', 'fr_CH']).last },
  HR: commonOf('HR', ['HR']),
  IN: commonOf('IN', ['IN']),
  RO: commonOf('RO', ['RO']),
  RS: commonOf('RS', ['RS']),
  TR: commonOf('TR', ['TR']),
}
const maori = words(
  `Ngata Parata Tamihana Harawira Kereama Rangi Paewai Tipene Waititi Henare Hohepa Rawiri Nikora Ruatapu`,
)
const austrian =
  words(`Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs Eder Fischer Schmid
  Winkler Weber Schwarz Maier Schneider Reiter Mayr Schmidt Wimmer Egger Brunner Lang Baumgartner Auer Binder Lechner Wolf Wallner
  Aigner Ebner Koller Lehner Haas Schuster Haider Strasser Stadler Holzer Riegler Hofbauer Kainz Rainer Resch Plank Novak Horvath`)
const belgian =
  words(`Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters Desmet Dubois Lambert Martin Dupont Simon
  Leroy Laurent Hermans Aerts Michiels Pauwels Vermeulen Hendrickx Claessens Smets Cools Verhoeven Lemmens Thijs Segers Baert Stevens
  Declercq Coppens Bogaert Wauters Moens Denis Renard Lejeune Collard Gerard François Noël Delvaux Lacroix Bertrand Thomas Charlier`)
const brazilian =
  words(`Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida
  Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos
  Gonçalves Santana Teixeira Araújo Melo Barros Campos Cavalcanti Farias Monteiro Moura Pinto Reis Castro Azevedo Correia Batista`)
const mexican =
  words(`Hernández García Martínez López González Pérez Rodríguez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Reyes
  Jiménez Torres Díaz Gutiérrez Ruiz Mendoza Aguilar Ortiz Castillo Moreno Romero Álvarez Méndez Chávez Rivera Juárez Ramos Domínguez
  Herrera Medina Castro Vargas Guzmán Velázquez Rojas Salazar Contreras Luna Ortega Guerrero Estrada Bautista Cortés Soto Alvarado`)
const argentine =
  words(`González Rodríguez Gómez Fernández López Díaz Martínez Pérez García Sánchez Romero Sosa Álvarez Torres Ruiz
  Ramírez Flores Acosta Benítez Medina Herrera Suárez Aguirre Giménez Gutiérrez Pereyra Rojas Molina Castro Ortiz Silva Núñez Luna
  Juárez Cabrera Ríos Morales Godoy Moreno Ferreyra Bianchi Rossi Ferrari Russo Romano Marino Vega Ponce Quiroga Ledesma Arias`)

/** Of some countries, faker's last names look made up, are few, or belong elsewhere. */
const lastNames: Record<string, readonly string[]> = {
  AR: argentine,
  AT: austrian,
  AU: [...british.last, ...irish.last],
  BE: belgian,
  BR: brazilian,
  MX: mexican,
  NZ: [...british.last, ...maori],
}
/** Names that would make a room laugh, or think of somebody; of those in Lancashire, nobody lives elsewhere. */
const unfit = new Set(
  words(`Anal Dick Fanny Adolf Gay Osama Semen Titty Orbán Janša Gandhi Nehru Modi Gigaba Zuma Erdoğan Putin Trump Bolsonaro Jackson
    Tito Milošević Karadžić Mladić Tuđman Jordi Josep Sergi Carles Ramsbottom Sutcliffe Entwistle Tregenza Thwaites`),
)
/** Some lists have two names glued together, or in one. */
const isWhole = (name: string) => !/\p{Ll}\p{Lu}| /u.test(name)
const fitting = (pool: readonly string[]) => pool.filter((name) => !unfit.has(name) && isWhole(name))
const furtherNames: Pools = Object.fromEntries(
  Object.entries({
    ...further,
    US: american,
    CA: mixed(american, british, { male: [], female: [], last: names.FR?.last ?? [] }),
  }).map(([country, { male, female, last }]) => [
    country,
    {
      male: fitting(male),
      female: fitting(female),
      last: fitting(sample(lastNames[country] ?? last, `${country}/last`)),
    },
  ]),
)

/** The 249 codes of ISO 3166-1. */
const codes =
  words(`AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
  CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL
  GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM
  PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF
  TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`)
const english = new Intl.DisplayNames('en', { type: 'region' })
const countries = codes
  .map((cca2) => ({ cca2, name: english.of(cca2) ?? cca2 }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

const write = (path: string, content: unknown) =>
  writeFileSync(new URL(`../mocks/seed/${path}`, import.meta.url), `${JSON.stringify(content)}\n`)
write('words/pools.generated.json', { names, countries })
write('prospect/places/names.generated.json', furtherNames)
console.log(`${codes.length} countries, ${Object.keys({ ...names, ...furtherNames }).length} name pools → mocks/seed`)
