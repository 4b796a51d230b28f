import { streetsOf, townsOf } from './compact.ts'
import type { Country } from '../../fans/places.ts'

/** Further countries of Europe in which a prospect can be; towns and street names are real. */
export const furtherEurope: Record<string, Country> = {
  AT: {
    towns: townsOf(
      'Wien 12 11#0, Graz 5 80##, Linz 4 40##, Salzburg 3 50##, Innsbruck 3 60##, Klagenfurt 2 90##, St. Pölten 1 31##',
    ),
    streets: streetsOf('Hauptstraße, Bahnhofstraße, Kirchengasse, Lindengasse, Schulgasse, Mozartstraße, Ringstraße'),
    address: 'number last',
    phone: '+43 664 #######',
    mail: ['postkastl.example', 'donaupost.example'],
  },
  BE: {
    towns: townsOf(
      'Antwerpen 6 20##, Gent 5 90##, Brussel 5 10##, Luik 3 40##, Brugge 3 80##, Leuven 2 30##, Hasselt 2 35##',
    ),
    streets: streetsOf(
      'Kerkstraat, Stationsstraat, Schoolstraat, Nieuwstraat, Molenstraat, Rue de l’Église, Rue Neuve',
    ),
    address: 'number last',
    phone: '+32 47# ## ## ##',
    mail: ['briefbus.example', 'boitepost.example'],
  },
  CH: {
    towns: townsOf(
      'Zürich 6 80##, Bern 4 30##, Basel 4 40##, Luzern 3 60##, Genève 3 12##, Lausanne 3 10##, St. Gallen 2 90##',
    ),
    streets: streetsOf('Bahnhofstrasse, Dorfstrasse, Hauptstrasse, Seestrasse, Kirchweg, Rue du Lac, Oberer Rain'),
    address: 'number last',
    phone: '+41 79 ### ## ##',
    mail: ['briefkasten.example', 'alpenpost.example'],
  },
  FI: {
    towns: townsOf(
      'Helsinki 7 00##0, Tampere 4 33##0, Turku 3 20##0, Oulu 3 90##0, Espoo 3 02##0, Lahti 2 15##0, Kuopio 1 70##0',
    ),
    streets: streetsOf('Kauppakatu, Koulukatu, Rantatie, Kirkkokatu, Puistotie, Mannerheimintie, Asemakatu'),
    address: 'number last',
    phone: '+358 40 #######',
    mail: ['posti.example', 'viesti.example'],
  },
  HR: {
    towns: townsOf(
      'Zagreb 8 10###, Split 5 21###, Rijeka 3 51###, Osijek 2 31###, Zadar 2 23###, Varaždin 1 42###, Pula 1 52###',
    ),
    streets: streetsOf('Ulica kralja Tomislava, Ilica, Vukovarska ulica, Primorska ulica, Školska ulica, Trg slobode'),
    address: 'number last',
    phone: '+385 91 ### ####',
    mail: ['posta-hr.example', 'pismo.example'],
  },
  HU: {
    towns: townsOf(
      'Budapest 9 11##, Debrecen 3 40##, Szeged 3 67##, Győr 3 90##, Veszprém 2 82##, Pécs 2 76##, Miskolc 2 35##',
    ),
    streets: streetsOf('Kossuth Lajos utca, Petőfi utca, Rákóczi út, Széchenyi tér, Ady Endre utca, Fő utca'),
    address: 'number last',
    phone: '+36 30 ### ####',
    mail: ['posta-hu.example', 'level.example'],
  },
  RO: {
    towns: townsOf(
      'București 8 01####, Cluj-Napoca 4 40####, Timișoara 3 30####, Iași 3 70####, Constanța 2 90####, Brașov 2 50####',
    ),
    streets: streetsOf(
      'Strada Principală, Bulevardul Unirii, Strada Florilor, Strada Victoriei, Strada Mihai Eminescu',
    ),
    address: 'number last',
    phone: '+40 72# ### ###',
    mail: ['scrisoare.example', 'plic.example'],
  },
  RS: {
    towns: townsOf(
      'Beograd 8 110##, Novi Sad 4 210##, Niš 3 180##, Kragujevac 2 340##, Subotica 2 240##, Čačak 1 320##',
    ),
    streets: streetsOf('Ulica kneza Miloša, Nemanjina ulica, Bulevar oslobođenja, Dunavska ulica, Svetosavska ulica'),
    address: 'number last',
    phone: '+381 63 ### ###',
    mail: ['posta-rs.example', 'sanduce.example'],
  },
  SI: {
    towns: townsOf('Ljubljana 6 10##, Maribor 4 20##, Celje 3 30##, Kranj 2 40##, Koper 2 60##, Velenje 2 33##'),
    streets: streetsOf(
      'Slovenska cesta, Prešernova ulica, Trubarjeva cesta, Šolska ulica, Cankarjeva ulica, Glavni trg',
    ),
    address: 'number last',
    phone: '+386 40 ### ###',
    mail: ['posta-si.example', 'nabiralnik.example'],
  },
  TR: {
    towns: townsOf('İstanbul 10 34###, Ankara 6 06###, İzmir 5 35###, Bursa 3 16###, Trabzon 2 61###, Antalya 2 07###'),
    streets: streetsOf('Atatürk Caddesi, Cumhuriyet Caddesi, İnönü Sokak, Gül Sokak, Lale Sokak, Sahil Yolu'),
    address: 'number last',
    phone: '+90 53# ### ## ##',
    mail: ['posta-tr.example', 'mektup.example'],
  },
}
