/** Fictional opponents of the seeded clubs: more than one season needs, so that they vary. */
const list = (text: string) => text.split(',').map((item) => item.trim())

export const footballOpponents = list(
  'Northport Athletic, Haverley Town, Kirkbeck United, Ashby Vale, Stonecliffe Albion, Millhaven City, Thornwick Rangers, ' +
    'Caldermoor, Eastmarsh Wanderers, Fenwick Colliery, Harrowgate Lane, Ormsdale Celtic, Saltersby, Redbourne Borough, ' +
    'Wyrecastle Town, Penhallow Argyle, Larkfield United, Dunmere Athletic, Bramshaw City, Granby Forest',
)

export const basketballOpponents = list(
  'Ribeira Basket, Clube Atlântico Norte, Académica do Vale, Leões da Serra, Estrela do Douro, Basket Ria, ' +
    'União de Santa Clara, Minho Basquete, Lusitânia do Mar, Falcões de Leça, Moinhos BC, Douro Azul, Infante Basket, ' +
    'Torre de Moncorvo BC, Ginásio da Foz, Montanha Basquete, Pescadores BC, Ilha do Pessegueiro',
)

/** Opponents of clubs that sign up, with names that fit any country. */
export const anyOpponents = list(
  'Riverside, Highfield Union, Lakeview, Old Harbour, Northgate, Westbrook, Kingsmead, Silverdale, Maplewood, ' +
    'Greenhill, Castle Rock, Fairview, Brookfield, Eastbank, Summit Park, Stonebridge, Clearwater, Ironbridge Works',
)
