import type { LegislatorDraft } from '../../../publishers/congress/index.ts'
import type { Facts } from '../family.ts'
import { LEGISLATOR_LINES, LEGISLATORS } from '../members/facts.ts'
import type { NamedPerson, OfficeMember, OfficeSpelling } from './office-directory.ts'

/** The first report of payments with names is of this year: who left before has no office in one. */
const SINCE = '2009-01-01'

/** The seats of members by the lists: one entry for each term, and for each surname that the person has had. */
export const listOfficeMembers = (facts: Facts): readonly OfficeMember[] =>
  [...facts.list(LEGISLATORS)].flatMap(({ draft }) => listTerms(draft))

/** Everyone in the lists of members, also without known days. */
export const listNamedPeople = (facts: Facts): readonly NamedPerson[] => [
  ...[...facts.list(LEGISLATORS)].flatMap(({ draft }) => listNames(draft)),
  ...[...facts.list(LEGISLATOR_LINES)].flatMap(({ draft }) => listNames({ ...draft, other_names: [] })),
]

const listTerms = ({ terms, ...person }: LegislatorDraft): OfficeMember[] =>
  terms
    .filter(({ end }) => end > SINCE)
    .flatMap(({ chamber, state, party, district, start: from, end: to }) =>
      listNames(person).map((names) => ({ ...names, chamber, state, party, district, from, to })),
    )

/** One entry for each surname. */
const listNames = ({
  bioguide,
  name,
  other_names: others,
}: Pick<LegislatorDraft, 'bioguide' | 'name' | 'other_names'>): readonly NamedPerson[] => {
  const given = [name, ...others].flatMap(({ first, middle, nickname, official_full: full }) =>
    // A person's signature begins with the name in use.
    [first, middle, nickname, full?.split(' ')[0] ?? null].filter((one) => one !== null),
  )
  const surnames = new Set([name.last, ...others.flatMap(({ last }) => last ?? [])])
  return [...surnames].map((last) => ({ bioguide, last, given }))
}

/** Names of offices as the Secretary of the Senate prints them, which no list of members has: each is of one senator. */
export const KNOWN_SPELLINGS: readonly OfficeSpelling[] = [
  {
    name: 'SENATOR A. MITCHELL MCCONNELL, JR.',
    bioguide: 'M000355',
    chamber: 'Senate',
    from: '1985-01-03',
    to: '2027-01-03',
  },
  {
    name: 'SENATOR CHRIS MURPHY',
    bioguide: 'M001169',
    chamber: 'Senate',
    from: '2013-01-03',
    to: '2031-01-03',
  },
  {
    name: 'SENATOR MAIZE HIRONO',
    bioguide: 'H001042',
    chamber: 'Senate',
    from: '2013-01-03',
    to: '2031-01-03',
  },
  {
    name: 'SENATOR TIM JOHNSON',
    bioguide: 'J000177',
    chamber: 'Senate',
    from: '1997-01-03',
    to: '2015-01-03',
  },
]
