import type { LegislatorDraft } from '../../../publishers/congress/index.ts'
import type { Facts } from '../../families/index.ts'
import { LEGISLATOR_LINES, LEGISLATORS } from '../members/facts.ts'
import type { NamedPerson, OfficeMember, OfficeSpelling } from './office-directory.ts'

/** Year of the first report of payments with names. Members who left before it have no office in any report. */
const SINCE = '2009-01-01'

/** Seats of members: one entry for each term and each surname of the person. */
export const listOfficeMembers = (facts: Facts): readonly OfficeMember[] =>
  [...facts.list(LEGISLATORS)].flatMap(({ draft }) => listTerms(draft))

/** Everyone in the lists of members, with or without known days in office. */
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

/** Names of a person, one entry for each surname. */
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

/** Office names that the Secretary of the Senate prints and no list of members has, each with its senator. */
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
