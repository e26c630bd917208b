import type { LegislatorDraft } from '../../../publishers/index.ts'
import type { Facts } from '../family.ts'
import { LEGISLATORS } from '../members/facts.ts'
import type { OfficeMember } from './office-directory.ts'

/** The first report of payments with names is of this year: who left before has no office in one. */
const SINCE = '2009-01-01'

/** Who sat when, by the lists of members: one entry for each term, and for each surname that the person has had. */
export const listOfficeMembers = (facts: Facts): readonly OfficeMember[] =>
  [...facts.list(LEGISLATORS)].flatMap(({ draft }) => listTerms(draft))

const listTerms = ({ bioguide, name, other_names: others, terms }: LegislatorDraft): OfficeMember[] => {
  const given = [name, ...others].flatMap(({ first, middle, nickname, official_full: full }) =>
    // How the person signs begins with the name that is used.
    [first, middle, nickname, full?.split(' ')[0] ?? null].filter((one) => one !== null),
  )
  const surnames = new Set([name.last, ...others.flatMap(({ last }) => last ?? [])])
  return terms
    .filter(({ end }) => end > SINCE)
    .flatMap(({ chamber, state, party, district, start: from, end: to }) =>
      [...surnames].map((last) => ({ bioguide, last, given, chamber, state, party, district, from, to })),
    )
}
