import type { Chamber } from '@rotunda/contract'
import { makeFacts, type SampleDocument } from './sample-document.ts'
import {
  listRepresentatives,
  makeSampleMember,
  senatorsOf,
  SENATE_STATES,
  type SampleMember,
} from './sample-members.ts'

/**
 * Makes the lists of present and of former members. One member who requests projects is in neither, one has an entry
 * that cannot be read, and one succeeded a former member within a year.
 */
export const makeMemberLists = (): readonly SampleDocument[] => {
  const senators = SENATE_STATES.flatMap(({ state }) => senatorsOf(state))
  const representatives = listRepresentatives().map((member, index) => {
    const since = index === SUCCESSOR ? '2022-09-13' : CONGRESSES[0]
    return makeEntry(member, 1 + index, listCongresses(since))
  })
  const sitting = [
    ...representatives.filter((_, index) => index !== LEFT_OUT),
    ...senators.map((member, index) => makeEntry(member, FIRST_SENATOR + index, [TERM_OF_SENATOR])),
    UNREADABLE,
  ]
  return [writeList('current', sitting), writeList('historical', FORMER)]
}

/** Places among the representatives. The first one requests projects in every sample; the second is of Alaska. */
const LEFT_OUT = 0
const SUCCESSOR = 7
const FIRST_SENATOR = 501

const CONGRESSES = ['2021-01-03', '2023-01-03', '2025-01-03', '2027-01-03'] as const
const TERM_OF_SENATOR = ['2021-01-03', '2027-01-03'] as const

type Days = readonly [from: string, to: string]

const listCongresses = (since: string): Days[] =>
  CONGRESSES.slice(1).map((end, index) => {
    const start = CONGRESSES[index] ?? since
    return [start > since ? start : since, end]
  })

const UNREADABLE = { id: { bioguide: 'ZZ20999' }, name: { first: 'Sample', last: 'Without Terms' } }

/** Makes an invented id: a real one has one letter and six digits. */
const makeBioguide = (number: number): string => `ZZ${20_000 + number}`

const makeEntry = (member: SampleMember, number: number, terms: readonly Days[]) => ({
  id: { bioguide: makeBioguide(number) },
  name: { first: member.first, last: member.last, official_full: `${member.first} ${member.last}` },
  terms: terms.map(([start, end]) => ({
    type: number < FIRST_SENATOR ? 'rep' : 'sen',
    start,
    end,
    state: member.state,
    ...(number < FIRST_SENATOR ? { district: member.district } : {}),
    party: member.party === 'D' ? 'Democrat' : 'Republican',
  })),
})

const SEAT_OF_FORMER = { state: 'AK', district: 0 } as const

/** Former members. The second one does not matter: there were no such requests then. */
const FORMER = [
  makeEntry(makeSampleMember(600, SEAT_OF_FORMER), 401, [['2021-01-03', '2022-03-18']]),
  makeEntry(makeSampleMember(601, SEAT_OF_FORMER), 402, [['1959-01-03', '1961-01-03']]),
]

const writeList = (list: 'current' | 'historical', entries: readonly object[]): SampleDocument => ({
  facts: makeFacts({
    ...({ publisher: 'congress-legislators', media_type: 'application/json' } as const),
    published_at: '2026-06-15',
    url: `https://members.example/legislators-${list}.json`,
  }),
  bytes: new TextEncoder().encode(JSON.stringify(entries)),
})

/** Finds the id of a sitting member in these lists. */
export const findSampleBioguide = (chamber: Chamber, member: SampleMember): string | undefined =>
  IDS[chamber].get(seatOf(member))

const seatOf = ({ state, district, first, last }: SampleMember): string =>
  [state, district, first, last].join(' ')

const numberFrom = (members: readonly SampleMember[], first: number): ReadonlyMap<string, string> =>
  new Map(members.map((member, index) => [seatOf(member), makeBioguide(first + index)]))

const IDS: Readonly<Record<Chamber, ReadonlyMap<string, string>>> = {
  house: numberFrom(listRepresentatives(), 1),
  senate: numberFrom(
    SENATE_STATES.flatMap(({ state }) => senatorsOf(state)),
    FIRST_SENATOR,
  ),
}
