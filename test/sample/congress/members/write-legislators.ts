import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { numberOf, writeDocument } from './write-document.ts'
import type { SampleCongressMember, SampleParty, SampleTerm } from './sample-congress-member.ts'

/** Writes a list of members as unitedstates/congress-legislators publishes it. */
export const writeLegislators = (
  list: 'current' | 'historical',
  members: readonly SampleCongressMember[],
): SampleCongressDocument =>
  writeDocument(
    'congress-legislators-members',
    `legislators-${list}.json`,
    'application/json',
    JSON.stringify(members.map(makeEntry), null, 1),
  )

const makeEntry = (member: SampleCongressMember) => {
  const { bioguide, first, middle, last, suffix, birthday, gender, terms, leadership, current } = member
  const number = numberOf(member)
  return {
    id: {
      bioguide,
      govtrack: 900_000 + number,
      icpsr: 80_000 + number,
      ...(member.chamber === 'Senate' && current ? { lis: `S9${String(number).padStart(3, '0')}` } : {}),
    },
    name: {
      first,
      ...(middle === null ? {} : { middle }),
      last,
      ...(suffix === null ? {} : { suffix }),
      ...(current ? { official_full: [first, middle, last, suffix].filter(Boolean).join(' ') } : {}),
    },
    ...(number % 50 === 7
      ? { other_names: [{ last: `Former${last.toLowerCase()}`, end: '2010-06-30' }] }
      : {}),
    bio: { birthday, gender },
    ...(number % 90 === 11 ? { family: [{ name: 'Ephraim Samplewright', relation: 'descendant' }] } : {}),
    terms: terms.map((term, index) => makeTerm(member, term, current && index === terms.length - 1)),
    ...(leadership.length === 0 ? {} : { leadership_roles: leadership.map(makeLeadership) }),
  }
}

const makeLeadership = ({ title, chamber, start, end }: SampleCongressMember['leadership'][number]) => ({
  title,
  chamber: chamber.toLowerCase(),
  start,
  ...(end === null ? {} : { end }),
})

const PARTY_NAMES: Readonly<Record<SampleParty, string>> = {
  D: 'Democrat',
  I: 'Independent',
  R: 'Republican',
}

const makeTerm = (member: SampleCongressMember, term: SampleTerm, isRunning: boolean) => ({
  type: term.chamber === 'House' ? 'rep' : 'sen',
  start: term.start,
  end: term.end,
  state: term.state,
  ...(term.chamber === 'House' ? { district: term.district } : { class: term.senateClass }),
  party: PARTY_NAMES[term.party],
  ...(term.caucus === null ? {} : { caucus: PARTY_NAMES[term.caucus] }),
  ...(term.partyBefore ? { party_affiliations: listAffiliations(term, term.partyBefore) } : {}),
  ...(term.how === null ? {} : { how: term.how }),
  ...(isRunning ? makeContact(member) : {}),
})

type PartyBefore = NonNullable<SampleTerm['partyBefore']>

const listAffiliations = (term: SampleTerm, before: PartyBefore) => [
  { start: term.start, end: before.until, party: PARTY_NAMES[before.party] },
  {
    start: nextDay(before.until),
    end: term.end,
    party: PARTY_NAMES[term.party],
    ...(term.caucus === null ? {} : { caucus: PARTY_NAMES[term.caucus] }),
  },
]

const nextDay = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

const makeContact = (member: SampleCongressMember) => ({
  url: `https://office-${numberOf(member)}.example`,
  office: officeOf(member),
  phone: `202-555-${phoneOf(member)}`,
})

export const officeOf = (member: SampleCongressMember): string =>
  `${100 + numberOf(member)} Sample ${member.chamber} Office Building`

/**
 * Returns a phone number. Numbers from 0100 to 0199 of this exchange are reserved for fiction, so several offices share
 * one.
 */
export const phoneOf = (member: SampleCongressMember): string =>
  `01${String(numberOf(member) % 100).padStart(2, '0')}`
