import type { FormerMember, Member, Roster } from './roster.ts'
import { SEATS } from './seats.ts'

const FIRST_NAMES = [
  'Ada',
  'Basil',
  'Clover',
  'Dorian',
  'Elodie',
  'Fennel',
  'Ginger',
  'Heath',
  'Iris',
  'Jasper',
  'Kiki',
  'Linden',
  'Marigold',
  'Nestor',
  'Olive',
  'Pepper',
  'Quill',
  'Rowan',
  'Saffron',
  'Thyme',
  'Umber',
  'Violet',
  'Willow',
  'Xenia',
  'Yarrow',
  'Zinnia',
  'Aspen',
  'Briar',
  'Cedar',
  'Dill',
]
const LAST_NAMES = [
  'Sample',
  'Example',
  'Placeholder',
  'Testcase',
  'Mockwell',
  'Fixture',
  'Demonstra',
  'Specimen',
  'Dummett-Sample',
  'Lorem',
  'Ipsum',
  'Dolor',
  'Template',
  'Prototype',
  'Notional',
  'Fictus',
  'Imaginary',
  'Makebelieve',
  'Pretendson',
  'Storybook',
  'Fabula',
  'Inventa',
  'Sandboxer',
  'Trialrun',
]

/** GovTrack has given about 460,000 numbers since 1789: no real number begins here. */
const FIRST_CODE = 900_001
const FIRST_FORMER_CODE = 900_901
const AS_OF = '2026-01-05'

/** Seats without a person, for trying vacancy; and seats whose former holder is still known. */
const VACANT = ['HGA05', 'HMN03', 'HOR02', 'SDE02']
const SUCCEEDED = ['HCA12', 'HAK00', 'SNY01']

/**
 * Fills all real seats with people who do not exist: the same people for the same `seed`, every time. No real person
 * has these names, codes, ids (`ZZ00001` has a letter too many) or addresses.
 */
export const makeSampleRoster = (seed = 7): Roster => ({
  source: 'Built-in sample roster of fictional people on all real seats',
  retrievedAt: null,
  asOf: AS_OF,
  members: SEATS.map((seat, index) => makeMember(seat.officeCode, index, seed)).filter(
    ({ officeCode }) => !VACANT.includes(officeCode),
  ),
  former: [...VACANT, ...SUCCEEDED].map((officeCode, index) => makeFormer(officeCode, index, seed)),
})

const makeMember = (officeCode: string, index: number, seed: number): Member => ({
  code: FIRST_CODE + index,
  bioguide: makeBioguide(index + 1),
  name: makeName(seed + index),
  officeCode,
  contactForm: `https://www.example.org/offices/${officeCode}/contact`,
  website: `https://www.example.org/offices/${officeCode}`,
  termEnds: null,
})

const makeFormer = (officeCode: string, index: number, seed: number): FormerMember => ({
  code: FIRST_FORMER_CODE + index,
  bioguide: makeBioguide(901 + index),
  name: makeName(seed + SEATS.length + index),
  officeCode,
})

const makeBioguide = (number: number): string => `ZZ${String(number).padStart(5, '0')}`

/** Steps through all pairs of names before repeating one, since 287 shares no factor with their number, 720. */
const makeName = (number: number): string => {
  const pair = (number * 287) % (FIRST_NAMES.length * LAST_NAMES.length)
  return `${FIRST_NAMES[pair % FIRST_NAMES.length]} ${LAST_NAMES[Math.floor(pair / FIRST_NAMES.length)]}`
}
