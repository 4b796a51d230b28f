import type { Country } from '../../../contract/system.ts'

/** The three-letter codes of ISO 3166-1, each after its two letters. */
const alpha3 =
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE'

/** Names that people write and no list has. */
const common: Readonly<Record<string, readonly string[]>> = {
  BA: ['Bosnia'],
  CD: ['DR Congo', 'DRC', 'Congo Kinshasa'],
  CG: ['Congo Brazzaville'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic', 'Czechia'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  IE: ['Republic of Ireland', 'Eire'],
  IR: ['Iran'],
  KP: ['North Korea'],
  KR: ['South Korea', 'Korea'],
  LA: ['Laos'],
  MD: ['Moldova'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland'],
  PS: ['Palestine'],
  RU: ['Russia'],
  SY: ['Syria'],
  SZ: ['Swaziland'],
  TR: ['Turkey'],
  TZ: ['Tanzania'],
  US: ['USA', 'America', 'United States of America'],
  VA: ['Vatican'],
  VE: ['Venezuela'],
  VN: ['Vietnam'],
}

/** The languages whose names of countries are known: those of the clubs' files. */
const languages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt']

/** Case, accents, points and a leading "the" do not tell two countries apart. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^the /, '')
    .trim()

/**
 * Returns a function that finds the country that a text means, by its name, its codes of two or three letters, or a
 * common name; null if it knows none.
 *
 * @param countries the countries of the server, whose names count
 */
export function countryFinder(countries: readonly Country[]): (text: string) => Country | null {
  const byText = new Map<string, Country>()
  // The first country of a name keeps it.
  const add = (text: string, country: Country) => {
    const key = folded(text)
    if (!byText.has(key)) byText.set(key, country)
  }
  const threeLetters = new Map(alpha3.split(' ').map((codes) => [codes.slice(0, 2), codes.slice(2)]))
  const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }))
  for (const country of countries) add(country.name, country)
  for (const country of countries) {
    const { cca2 } = country
    for (const text of [cca2, threeLetters.get(cca2) ?? cca2, ...(common[cca2] ?? [])]) add(text, country)
  }
  for (const country of countries) for (const language of names) add(language.of(country.cca2) ?? country.name, country)
  // A file repeats the same few texts.
  const asked = new Map<string, Country | null>()
  return (text) => {
    const known = asked.get(text)
    if (known !== undefined) return known
    const country = byText.get(folded(text)) ?? null
    asked.set(text, country)
    return country
  }
}
