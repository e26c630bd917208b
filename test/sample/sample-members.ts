import { namesOf, type State } from '@rotunda/contract'
import { get } from './random.ts'

/** Seats in the House since the census of 2020. A delegate or resident commissioner counts as a seat at large. */
const HOUSE_SEATS = {
  AL: 7,
  AK: 1,
  AZ: 9,
  AR: 4,
  CA: 52,
  CO: 8,
  CT: 5,
  DE: 1,
  FL: 28,
  GA: 14,
  HI: 2,
  ID: 2,
  IL: 17,
  IN: 9,
  IA: 4,
  KS: 4,
  KY: 6,
  LA: 6,
  ME: 2,
  MD: 8,
  MA: 9,
  MI: 13,
  MN: 8,
  MS: 4,
  MO: 8,
  MT: 2,
  NE: 3,
  NV: 4,
  NH: 2,
  NJ: 12,
  NM: 3,
  NY: 26,
  NC: 14,
  ND: 1,
  OH: 15,
  OK: 5,
  OR: 6,
  PA: 17,
  RI: 2,
  SC: 7,
  SD: 1,
  TN: 9,
  TX: 38,
  UT: 4,
  VT: 1,
  VA: 11,
  WA: 10,
  WV: 2,
  WI: 8,
  WY: 1,
  DC: 1,
  AS: 1,
  GU: 1,
  MP: 1,
  PR: 1,
  VI: 1,
} as const satisfies Record<State, number>

const NO_SENATORS: readonly State[] = ['DC', 'AS', 'GU', 'MP', 'PR', 'VI']

/** States with senators. Larger States request more. */
export const SENATE_STATES = namesOf(HOUSE_SEATS)
  .filter((state) => !NO_SENATORS.includes(state))
  .map((state) => ({ state, weight: 4 + HOUSE_SEATS[state] }))

export type SampleMember = {
  readonly first: string
  readonly last: string
  readonly state: State
  /** 0 at large. */
  readonly district: number
  readonly party: 'D' | 'R'
}

const FIRST_NAMES = [
  'Alder',
  'Bramble',
  'Calla',
  'Dahlia',
  'Elowen',
  'Fescue',
  'Gentian',
  'Hawthorn',
  'Indigo',
  'Juniper',
  'Kestrel',
  'Larkspur',
  'Meadow',
  'Nettle',
  'Oleander',
  'Primrose',
  'Quince',
  'Rosemary',
  'Sorrel',
  'Tansy',
  'Ulmus',
  'Vervain',
  'Wisteria',
  'Xylia',
  'Yucca',
  'Zephyr',
  'Anise',
]
const LAST_NAMES = [
  'Samplewright',
  'Exampleton',
  'Placeholder',
  'Fictiman',
  'Van Pretend',
  'Mockingham',
  'Dummerly',
  'Testwick',
  'Imaginova',
  'Fablestone',
  'Nonesuch',
  'Inventworth',
  'Makebelieve',
  'Notarealname',
  'Specimenson',
  'Supposeley',
  'Templatov',
  'Storybrook',
  'Hypotham',
  'Figmentelli',
  'De la Muestra',
  'Prototypova',
  'Loremsby',
  'Ipsumfield',
  'Demonstrado',
  'Unrealez',
  'Whatifsen',
]

/** Lists fictional people on all real seats, always the same people on the same seats. */
export const listRepresentatives = (): readonly SampleMember[] => REPRESENTATIVES

export const senatorsOf = (state: State): readonly [SampleMember, SampleMember] => {
  const before = FIRST_SENATOR + 2 * SENATE_STATES.findIndex((entry) => entry.state === state)
  const seat = { state, district: 0 }
  return [
    { ...nameOf(before), ...seat },
    { ...nameOf(before + 1), ...seat },
  ]
}

/** Makes another person for this seat. No present member has a number from 541 on. */
export const makeSampleMember = (
  number: number,
  seat: Pick<SampleMember, 'state' | 'district'>,
): SampleMember => ({
  ...nameOf(number),
  ...seat,
})

/** Number of the first senator, after the 441 of the House. */
const FIRST_SENATOR = 441

/**
 * Names a person. Steps through all pairs of names before one repeats, because 271 shares no factor with their number,
 * 729.
 */
const nameOf = (number: number): Pick<SampleMember, 'first' | 'last' | 'party'> => {
  const pair = (number * 271) % (FIRST_NAMES.length * LAST_NAMES.length)
  return {
    first: get(FIRST_NAMES, pair % FIRST_NAMES.length),
    last: get(LAST_NAMES, Math.floor(pair / FIRST_NAMES.length)),
    party: number % 2 === 0 ? 'D' : 'R',
  }
}

const REPRESENTATIVES = namesOf(HOUSE_SEATS)
  .flatMap((state) =>
    Array.from({ length: HOUSE_SEATS[state] }, (_, seat) => ({
      state,
      district: HOUSE_SEATS[state] === 1 ? 0 : seat + 1,
    })),
  )
  .map((seat, number) => ({ ...nameOf(number), ...seat }))
