/** A town, its weight relative to the others, and its post code pattern (`#` is a digit, `@` a letter). */
type Town = readonly [name: string, weight: number, zip: string]

export interface Country {
  towns: readonly Town[]
  streets: readonly string[]
  /** The order of street and house number in an address. */
  address: 'number first' | 'number last'
  phone: string
  /** The hosts of e-mails, which no other country has: with the names they make an e-mail unique. */
  mail: readonly string[]
}

const list = (text: string) => text.split(',').map((item) => item.trim())

/**
 * The countries in which the fans of the seeded clubs live. Towns and street names are real; only Westmere is invented.
 */
export const places: Record<string, Country> = {
  GB: {
    towns: [
      ['Westmere', 44, 'WM# #@@'],
      ['Preston', 9, 'PR# #@@'],
      ['Lancaster', 7, 'LA# #@@'],
      ['Blackpool', 7, 'FY# #@@'],
      ['Blackburn', 4, 'BB# #@@'],
      ['Chorley', 4, 'PR# #@@'],
      ['Southport', 3, 'PR# #@@'],
      ['Morecambe', 3, 'LA# #@@'],
      ['Kendal', 3, 'LA# #@@'],
      ['Manchester', 4, 'M## #@@'],
      ['Liverpool', 3, 'L## #@@'],
      ['Leeds', 2, 'LS# #@@'],
      ['London', 4, 'SE## #@@'],
      ['Newcastle upon Tyne', 1, 'NE# #@@'],
      ['Glasgow', 1, 'G## #@@'],
      ['Cardiff', 1, 'CF## #@@'],
    ],
    streets: list(
      'Albert Road, Station Road, Church Lane, Mill Street, Victoria Avenue, Park Road, The Crescent, Queen Street, Moor Lane, High Street, Chapel Street, Oak Drive, Priory Close, Garstang Road, Marsh Lane, Sandringham Road',
    ),
    address: 'number first',
    phone: '+44 7700 900###',
    mail: ['post.example', 'mail.example', 'inbox.example', 'northmail.example'],
  },
  IE: {
    towns: [
      ['Dublin', 10, 'D## @###'],
      ['Cork', 4, 'T## @###'],
      ['Galway', 3, 'H91 @###'],
      ['Limerick', 2, 'V94 @###'],
      ['Sligo', 2, 'F91 @###'],
      ['Dundalk', 1, 'A91 @###'],
    ],
    streets: list(
      "O'Connell Street, Main Street, Patrick Street, Bridge Street, Church Road, Strand Road, Barrack Street, Grafton Park",
    ),
    address: 'number first',
    phone: '+353 85 ### ####',
    mail: ['postoffice.example', 'eirmail.example'],
  },
  ES: {
    towns: [
      ['Madrid', 6, '28###'],
      ['Barcelona', 6, '08###'],
      ['Vigo', 4, '36###'],
      ['Bilbao', 3, '48###'],
      ['Valencia', 3, '46###'],
      ['Málaga', 2, '29###'],
      ['Donostia', 2, '20###'],
    ],
    streets: list(
      'Calle Mayor, Calle de la Paz, Avenida de la Constitución, Calle del Carmen, Paseo Marítimo, Gran Vía, Calle Real',
    ),
    address: 'number last',
    phone: '+34 6## ### ###',
    mail: ['correo.example', 'buzon.example'],
  },
  FR: {
    towns: [
      ['Paris', 6, '750##'],
      ['Lyon', 4, '690##'],
      ['Lille', 3, '59###'],
      ['Toulouse', 3, '31###'],
      ['Nantes', 2, '44###'],
      ['Rennes', 2, '35###'],
    ],
    streets: list(
      'rue de la République, rue Victor Hugo, avenue Jean Jaurès, rue des Écoles, boulevard Voltaire, rue du Moulin',
    ),
    address: 'number first',
    phone: '+33 6 ## ## ## ##',
    mail: ['courrier.example', 'poste.example'],
  },
  DE: {
    towns: [
      ['Berlin', 5, '10###'],
      ['Hamburg', 5, '20###'],
      ['Köln', 4, '50###'],
      ['München', 3, '80###'],
      ['Freiburg', 2, '79###'],
      ['Leipzig', 2, '04###'],
      ['Düsseldorf', 2, '40###'],
    ],
    streets: list('Goethestraße, Schillerstraße, Bahnhofstraße, Hauptstraße, Lindenallee, Gartenweg, Am Markt'),
    address: 'number last',
    phone: '+49 151 ########',
    mail: ['postkasten.example', 'postfach.example'],
  },
  IT: {
    towns: [
      ['Milano', 4, '201##'],
      ['Genova', 3, '161##'],
      ['Torino', 3, '101##'],
      ['Roma', 4, '001##'],
      ['Bologna', 2, '401##'],
    ],
    streets: list('Via Roma, Via Garibaldi, Corso Italia, Via Dante, Via Mazzini, Piazza del Duomo'),
    address: 'number last',
    phone: '+39 347 ### ####',
    mail: ['posta.example', 'lettera.example'],
  },
  PT: {
    towns: [
      ['Porto', 30, '4###-###'],
      ['Vila Nova de Gaia', 14, '4400-###'],
      ['Matosinhos', 14, '4450-###'],
      ['Braga', 8, '4700-###'],
      ['Guimarães', 6, '4800-###'],
      ['Aveiro', 5, '3800-###'],
      ['Lisboa', 8, '1###-###'],
      ['Coimbra', 4, '3000-###'],
    ],
    streets: list(
      'Rua de Santa Catarina, Rua das Flores, Avenida da Liberdade, Rua do Almada, Rua da Boavista, Avenida dos Aliados, Rua de Cedofeita',
    ),
    address: 'number last',
    phone: '+351 91# ### ###',
    mail: ['sapal.example', 'correio.example'],
  },
  NL: {
    towns: [
      ['Amsterdam', 5, '10## @@'],
      ['Rotterdam', 4, '30## @@'],
      ['Utrecht', 3, '35## @@'],
      ['Groningen', 2, '97## @@'],
      ['Eindhoven', 2, '56## @@'],
    ],
    streets: list('Dorpsstraat, Kerkstraat, Molenweg, Stationsweg, Schoolstraat, Parklaan'),
    address: 'number last',
    phone: '+31 6 ########',
    mail: ['postbus.example', 'bericht.example'],
  },
  SE: {
    towns: [
      ['Stockholm', 5, '11# ##'],
      ['Göteborg', 4, '41# ##'],
      ['Malmö', 3, '21# ##'],
      ['Uppsala', 2, '75# ##'],
      ['Örebro', 1, '70# ##'],
    ],
    streets: list('Storgatan, Drottninggatan, Kungsgatan, Skolgatan, Björkvägen, Ringvägen'),
    address: 'number last',
    phone: '+46 70 ### ## ##',
    mail: ['brev.example', 'brevlada.example'],
  },
  NO: {
    towns: [
      ['Oslo', 5, '0###'],
      ['Bergen', 4, '50##'],
      ['Trondheim', 3, '70##'],
      ['Stavanger', 3, '40##'],
      ['Tromsø', 1, '90##'],
      ['Ålesund', 1, '60##'],
    ],
    streets: list('Storgata, Kirkegata, Skolegata, Strandveien, Bjørnveien, Solbakken'),
    address: 'number last',
    phone: '+47 4## ## ###',
    mail: ['postkasse.example', 'epost.example'],
  },
  PL: {
    towns: [
      ['Warszawa', 5, '0#-###'],
      ['Kraków', 4, '30-###'],
      ['Łódź', 3, '90-###'],
      ['Wrocław', 3, '50-###'],
      ['Gdańsk', 3, '80-###'],
      ['Poznań', 2, '60-###'],
    ],
    streets: list('ul. Mickiewicza, ul. Kościuszki, ul. Polna, ul. Ogrodowa, ul. Lipowa, al. Wolności'),
    address: 'number last',
    phone: '+48 60# ### ###',
    mail: ['poczta.example', 'list.example'],
  },
  DK: {
    towns: [
      ['København', 5, '2###'],
      ['Aarhus', 4, '8000'],
      ['Odense', 2, '5000'],
      ['Aalborg', 2, '9000'],
      ['Esbjerg', 1, '6700'],
    ],
    streets: list('Østergade, Nørregade, Skolevej, Strandvejen, Møllevej, Birkevej'),
    address: 'number last',
    phone: '+45 ## ## ## ##',
    mail: ['brevkasse.example', 'postbud.example'],
  },
}
