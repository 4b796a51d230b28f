import { streetsOf, townsOf } from './compact.ts'
import type { Country } from '../../fans/places.ts'

/** The countries outside Europe in which a prospect can be; towns and street names are real. */
export const overseas: Record<string, Country> = {
  AR: {
    towns: townsOf(
      'Buenos Aires 9 C1###, Córdoba 4 X50##, Rosario 4 S20##, La Plata 3 B19##, Mendoza 2 M55##, Mar del Plata 2 B76##',
    ),
    streets: streetsOf(
      'Avenida San Martín, Calle Belgrano, Avenida Rivadavia, Calle Sarmiento, Calle Moreno, Avenida Mitre',
    ),
    address: 'number last',
    phone: '+54 9 11 #### ####',
    mail: ['cartero.example', 'correoplata.example'],
  },
  AU: {
    towns: townsOf(
      'Melbourne 7 30##, Sydney 7 20##, Brisbane 4 40##, Perth 3 60##, Adelaide 3 50##, Geelong 2 32##, Hobart 1 70##',
    ),
    streets: streetsOf(
      'George Street, Church Street, Victoria Parade, Ocean Road, Banksia Avenue, Railway Terrace, Wattle Grove',
    ),
    address: 'number first',
    phone: '+61 491 57# ###',
    mail: ['postbag.example', 'southmail.example'],
  },
  BR: {
    towns: townsOf(
      'São Paulo 9 01###-###, Rio de Janeiro 7 20###-###, Belo Horizonte 4 30###-###, Porto Alegre 4 90###-###, Curitiba 3 80###-###, Salvador 3 40###-###, Recife 2 50###-###',
    ),
    streets: streetsOf(
      'Rua Sete de Setembro, Avenida Brasil, Rua São José, Rua das Palmeiras, Avenida Getúlio Vargas, Rua XV de Novembro',
    ),
    address: 'number last',
    phone: '+55 11 9####-####',
    mail: ['carteiro.example', 'correiobr.example'],
  },
  CA: {
    towns: townsOf(
      'Toronto 7 M#@ #@#, Montréal 5 H#@ #@#, Vancouver 4 V#@ #@#, Calgary 4 T#@ #@#, Ottawa 3 K#@ #@#, Winnipeg 2 R#@ #@#, Halifax 1 B#@ #@#',
    ),
    streets: streetsOf(
      'King Street, Queen Street, Main Street, Lakeshore Road, Maple Avenue, Rue Sainte-Catherine, Birch Crescent',
    ),
    address: 'number first',
    phone: '+1 416 555 01##',
    mail: ['postbox.example', 'maplemail.example'],
  },
  IN: {
    towns: townsOf(
      'Mumbai 8 4000##, Delhi 7 1100##, Bengaluru 6 5600##, Chennai 5 6000##, Kolkata 4 7000##, Hyderabad 4 5000##, Pune 3 4110##, Mohali 2 1600##',
    ),
    streets: streetsOf('MG Road, Station Road, Gandhi Marg, Nehru Road, Park Street, Temple Road, Lake View Road'),
    address: 'number first',
    phone: '+91 98### #####',
    mail: ['dak.example', 'patra.example'],
  },
  MX: {
    towns: townsOf(
      'Ciudad de México 9 06###, Guadalajara 5 44###, Monterrey 5 64###, Puebla 3 72###, Toluca 2 50###, Tijuana 2 22###',
    ),
    streets: streetsOf(
      'Avenida Juárez, Calle Hidalgo, Avenida Reforma, Calle Morelos, Calle 5 de Mayo, Avenida Insurgentes',
    ),
    address: 'number last',
    phone: '+52 55 #### ####',
    mail: ['buzonmx.example', 'correomx.example'],
  },
  NZ: {
    towns: townsOf(
      'Auckland 8 10##, Christchurch 4 80##, Wellington 4 60##, Hamilton 3 32##, Dunedin 2 90##, Tauranga 2 31##, Napier 1 41##',
    ),
    streets: streetsOf(
      'Queen Street, Great South Road, Karori Road, Marine Parade, Rimu Street, Beach Road, Victoria Street',
    ),
    address: 'number first',
    phone: '+64 21 ### ####',
    mail: ['letterbox.example', 'kiwimail.example'],
  },
  US: {
    towns: townsOf(
      'Chicago 5 606##, Boston 4 021##, Denver 4 802##, Portland 3 972##, Nashville 3 372##, Milwaukee 3 532##, Pittsburgh 3 152##, Sacramento 2 958##, Charlotte 2 282##',
    ),
    streets: streetsOf(
      'Main Street, Oak Avenue, Maple Street, Washington Street, Park Avenue, Elm Street, Lake Drive, Hillside Lane',
    ),
    address: 'number first',
    phone: '+1 312 555 01##',
    mail: ['mailroom.example', 'statesmail.example'],
  },
  ZA: {
    towns: townsOf(
      'Cape Town 6 80##, Johannesburg 6 20##, Durban 5 40##, Pretoria 4 00##, Bloemfontein 2 93##, Stellenbosch 2 76##',
    ),
    streets: streetsOf(
      'Church Street, Main Road, Voortrekker Road, Long Street, Beach Road, Jan Smuts Avenue, Kloof Street',
    ),
    address: 'number first',
    phone: '+27 82 ### ####',
    mail: ['possak.example', 'capemail.example'],
  },
}
