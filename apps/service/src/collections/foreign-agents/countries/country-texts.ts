import type { CountryMapping } from '@rotunda/contract'

/** Code of a text that is not simply a name in ISO 3166-1; null if it has none. */
export type CountryText = readonly [code: string | null, mapping: CountryMapping, basis: string]

const FORMER = 'Former state, with its code of ISO 3166-3.'
const EARLIER = 'Earlier name of the place.'
const SPELLING = 'Other spelling or order of the name.'
const PART_OF_UK = 'Part of the United Kingdom.'
const HOMELAND =
  'Homeland in South Africa until 1994, which no other state recognised. ISO 3166 has no code for the homeland.'
const SEVERAL = 'The text names several places.'

/** Texts of the files, in capitals as the files have them. */
export const COUNTRY_TEXTS: Readonly<Record<string, CountryText>> = {
  USSR: ['SUHH', 'historical', 'Former state until 1991, with its code of ISO 3166-3. It is not Russia.'],
  YUGOSLAVIA: ['YUCS', 'historical', FORMER],
  'SERBIA AND MONTENEGRO': ['CSXX', 'historical', FORMER],
  CZECHOSLOVAKIA: ['CSHH', 'historical', FORMER],
  'GERMAN DEMOCRATIC REPUBLIC': ['DDDE', 'historical', FORMER],
  'NETHERLANDS ANTILLES': ['ANHH', 'historical', FORMER],
  ZAIRE: ['ZRCD', 'historical', FORMER],
  RHODESIA: ['RHZW', 'historical', FORMER],
  'UPPER VOLTA': ['HVBF', 'historical', FORMER],
  DAHOMEY: ['DYBJ', 'historical', FORMER],
  BURMA: ['BUMM', 'historical', FORMER],
  'EAST TIMOR': ['TPTL', 'historical', FORMER],
  'NEW HEBRIDES': ['NHVU', 'historical', FORMER],
  'YEMEN, PEOPLES DEMOCRATIC REPUBLIC OF YEMEN': ['YDYE', 'historical', FORMER],
  'GERMANY, FEDERAL REPUBLIC OF': [
    'DE',
    'historical',
    'West Germany until 1990, and the whole state since then. ISO 3166 has kept the code.',
  ],
  'WEST BERLIN': ['DE', 'region', 'Part of Germany since 1990.'],
  'SOMALI DEMOCRATIC REPUBLIC': ['SO', 'historical', EARLIER],
  SWAZILAND: ['SZ', 'historical', EARLIER],
  MACEDONIA: ['MK', 'historical', EARLIER],
  'CEYLON (SRI LANKA)': ['LK', 'historical', EARLIER],
  CEYLON: ['LK', 'historical', EARLIER],
  'COMORO ISLANDS': ['KM', 'historical', EARLIER],
  SIAM: ['TH', 'historical', EARLIER],
  'BRITISH HONDURAS': ['BZ', 'historical', EARLIER],
  BIAFRA: [null, 'historical', 'State of 1967 to 1970 in Nigeria. ISO 3166 has no code for the state.'],
  BOPHUTHATSWANA: [null, 'historical', HOMELAND],
  CISKEI: [null, 'historical', HOMELAND],
  TRANSKEI: [null, 'historical', HOMELAND],
  VENDA: [null, 'historical', HOMELAND],
  'SULU AND NORTH BORNEO': [null, 'historical', 'Former sultanate. ISO 3166 has no code for the sultanate.'],
  'GREAT BRITAIN': ['GB', 'same', 'Common name of the United Kingdom, which the files have as well.'],
  ENGLAND: ['GB', 'region', PART_OF_UK],
  SCOTLAND: ['GB', 'region', PART_OF_UK],
  WALES: ['GB', 'region', PART_OF_UK],
  'NORTHERN IRELAND': ['GB', 'region', PART_OF_UK],
  TIBET: ['CN', 'region', 'Part of China in ISO 3166-2.'],
  BONAIRE: ['BQ', 'region', 'Part of Bonaire, Sint Eustatius and Saba.'],
  'CENTRAL AND SOUTHERN LINE ISLANDS': ['KI', 'region', 'Part of Kiribati.'],
  'GUADELOUPE AND MARTINIQUE': [null, 'none', SEVERAL],
  'VIRGIN ISLANDS': [null, 'none', 'The text may mean the British or the U.S. Virgin Islands.'],
  'UNITED STATES, MISCELLANEOUS CARIBBEAN ISLANDS': [null, 'none', SEVERAL],
  INTERNATIONAL: [null, 'none', 'The text names no place.'],
  KOSOVA: [null, 'none', 'ISO 3166 has no code for Kosovo.'],
  KOSOVO: [null, 'none', 'ISO 3166 has no code for Kosovo.'],
  'CONGO, DEMOCRATIC REPUBLIC OF THE': ['CD', 'same', SPELLING],
  'CONGO, REPUBLIC OF THE': ['CG', 'same', SPELLING],
  "COTE D'IVOIRE (IVORY COAST)": ['CI', 'same', SPELLING],
  'IVORY COAST': ['CI', 'same', SPELLING],
  'GAMBIA, THE': ['GM', 'same', SPELLING],
  'KOREA, NORTH': ['KP', 'same', SPELLING],
  'KOREA, SOUTH': ['KR', 'same', SPELLING],
  'MYANMAR (BURMA)': ['MM', 'same', SPELLING],
  MACAU: ['MO', 'same', SPELLING],
  TURKEY: ['TR', 'same', SPELLING],
  'CAPE VERDE': ['CV', 'same', SPELLING],
  'REPUBLIC OF SOUTH SUDAN': ['SS', 'same', SPELLING],
  'SAINT VINCENT AND THE GRENADINES': ['VC', 'same', SPELLING],
  'HOLY SEE': ['VA', 'same', SPELLING],
}
