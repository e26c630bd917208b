import { isState, type State } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { compileLater } from '../../platform/index.ts'
import type { MemberDraft, MemberTerm } from '../appropriations/drafts.ts'
import { PUBLISHERS } from '../appropriations/publisher-names.ts'
import { tidyBlanks } from '../cells/tidy-text.ts'
import { listOnce } from '../entries/list-once.ts'
import { isJsonObject, parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import {
  DocumentRefused,
  type OpenDocument,
  type Publisher,
  type Reading,
  type ReadNeeds,
  type ReadRow,
} from '../publisher.ts'
import { RECENT_PARTIES } from './party-names.ts'

/**
 * Series of present and former members of Congress. Each person is in one of the two lists, so each list alone is a
 * part.
 */
export const MEMBER_SERIES = { current: 'members/current', historical: 'members/historical' } as const

/**
 * The two lists of members that unitedstates/congress-legislators keeps. A row is a person with a term since 2021; no
 * earlier member requested a project that is published here.
 */
export const congressLegislators: Publisher = {
  name: 'congress-legislators',
  title: PUBLISHERS['congress-legislators'],
  parserVersion: '4',
  isGovernment: false,
  findSeries: async ({ source, open }) => {
    const [, list] = /\/legislators-(current|historical)\.json(?:[?#]|$)/.exec(source.url) ?? []
    await listEntries(open)
    if (list === 'current' || list === 'historical') return MEMBER_SERIES[list]
    throw new DocumentRefused(
      'The address does not show which list of members this is: the address must end in legislators-current.json or legislators-historical.json.',
    )
  },
  read,
}

async function* read({ open }: ReadNeeds): Reading {
  const places = new Map<string, number>()
  for (const [index, entry] of (await listEntries(open)).entries())
    if (isOfInterest(entry)) yield readMember(entry, index, places)
  return []
}

const WHAT = 'list of members of Congress'

const listEntries = async (open: OpenDocument): Promise<readonly unknown[]> => {
  const list = parseJsonDocument(await readJsonBytes(open, WHAT), WHAT)
  // The entries can be of any kind: they are checked one by one.
  if (Array.isArray(list) && list.length > 0) return list as unknown[]
  throw new DocumentRefused(`This is no ${WHAT}: it is not a list with people in it.`)
}

/**
 * First day of the 117th Congress, whose members requested projects for fiscal year 2022, the first year that is
 * published.
 */
export const MEMBERS_SINCE = '2021-01-03'

/** Whether the entry has a term since then. An unreadable entry counts, so that it is refused and not lost. */
const isOfInterest = (entry: unknown): boolean => {
  const terms = isJsonObject(entry) ? entry['terms'] : undefined
  if (!Array.isArray(terms) || terms.length === 0) return true
  return !terms.every(
    (term) => isJsonObject(term) && typeof term['end'] === 'string' && hasPassed(term['end']),
  )
}

/** Whether a term has ended. Terms end at noon of the day on which the next ones begin. */
const hasPassed = (end: string): boolean => end <= MEMBERS_SINCE

/** Reads one person, or refuses the entry with its first fault. `places` has the places of earlier persons. */
const readMember = (value: unknown, index: number, places: Map<string, number>): ReadRow => {
  const place = { sheet: null, row: null, pointer: `/${index}` }
  const entry = tidyTexts(value)
  const refuse = (detail: string): ReadRow => {
    const cells = { entry: JSON.stringify(value) }
    return { kind: 'refused', place, cells, reason: 'member_unreadable', detail }
  }
  if (!validator.Check(entry)) return refuse(nameFault(entry))
  const { bioguide } = entry.id
  if (places.has(bioguide)) return refuse(`/${places.get(bioguide) ?? ''} already has ${bioguide}.`)
  const terms = listOnce(entry.terms.filter(({ end }) => !hasPassed(end)).map(readTerm))
  const known = terms.filter((term) => term !== undefined)
  if (known.length < terms.length) return refuse('A term names no State, or no district.')
  const strange = known.flatMap(({ parties }) => parties).find((party) => !RECENT_PARTIES.has(party))
  if (strange !== undefined)
    return refuse(
      `A term has the party “${strange}”, which no list has. Correct the list, or enter a new party in publishers/congress-legislators/party-names.ts.`,
    )
  places.set(bioguide, index)
  return {
    kind: 'row',
    table: 'members',
    place,
    cells: { bioguide },
    draft: makeDraft(entry, known),
  }
}

/** Tidies the blanks of every text of an entry. */
const tidyTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return tidyBlanks(value)
  if (Array.isArray(value)) return value.map(tidyTexts)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidyTexts(part)]))
}

const Day = Type.String({ format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Name = Type.String({ minLength: 1 })
const Affiliation = Type.Object({ party: Type.Optional(Type.String()), caucus: Type.Optional(Type.String()) })
const DatedAffiliation = Type.Object({
  ...Affiliation.properties,
  start: Type.Optional(Day),
  end: Type.Optional(Day),
})
const Term = Type.Object({
  ...Affiliation.properties,
  type: Type.Enum(['rep', 'sen']),
  start: Day,
  end: Day,
  state: Type.String(),
  district: Type.Optional(Type.Integer()),
  party_affiliations: Type.Optional(Type.Array(DatedAffiliation)),
})
const Names = {
  first: Type.Optional(Name),
  middle: Type.Optional(Name),
  last: Type.Optional(Name),
}
const Entry = Type.Object({
  id: Type.Object({ bioguide: Type.String({ pattern: '^[A-Z]{1,2}\\d{5,6}$' }) }),
  name: Type.Object({
    ...Names,
    first: Name,
    last: Name,
    nickname: Type.Optional(Name),
    suffix: Type.Optional(Name),
    official_full: Type.Optional(Name),
  }),
  other_names: Type.Optional(Type.Array(Type.Object(Names))),
  terms: Type.Array(Term, { minItems: 1 }),
})
type Entry = Static<typeof Entry>
const validator = compileLater(Entry)

const nameFault = (entry: unknown): string => {
  const [fault] = validator.Errors(entry)
  const place = fault?.instancePath.slice(1).replaceAll('/', '.') || 'The entry'
  return `${place} ${fault?.message ?? 'is not right'}.`
}

const readTerm = (term: Static<typeof Term>): MemberTerm | undefined => {
  const { type, start: from, end: to, state, district = -1, party = null } = term
  if (!isState(state) || (type === 'rep' && district < 0)) return undefined
  return {
    ...readSeat(type, state, district),
    party,
    parties: listParties(term),
    affiliations: listAffiliations(term),
    from,
    to,
  }
}

const readSeat = (type: 'rep' | 'sen', state: State, district: number) =>
  type === 'rep'
    ? { chamber: 'house' as const, state, district }
    : { chamber: 'senate' as const, state, district: null }

/**
 * Lists all parties and caucuses of the member within the term: a member who changes party has several, and so has one
 * who joins another party's caucus.
 */
const listParties = ({ party, caucus, party_affiliations: others = [] }: Static<typeof Term>): string[] => {
  const names = [party, caucus, ...others.flatMap((dated) => [dated.party, dated.caucus])]
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** Lists dated parties. Without both days the time of a party is not known. */
const listAffiliations = ({
  party_affiliations: all = [],
}: Static<typeof Term>): MemberTerm['affiliations'] =>
  all.flatMap(({ party, start: from, end: to }) =>
    party === undefined || from === undefined || to === undefined ? [] : [{ party, from, to }],
  )

const makeDraft = (
  { id, name, other_names: others = [] }: Entry,
  terms: readonly MemberTerm[],
): MemberDraft => {
  const { first, middle, nickname, last, suffix, official_full: official } = name
  const given = [first, middle, nickname, ...others.flatMap((other) => [other.first, other.middle])]
  return {
    bioguide: id.bioguide,
    name: official ?? [first, last, suffix].filter(Boolean).join(' '),
    surnames: [
      ...new Set([last, ...shortenSurname(last, official), ...others.flatMap((other) => other.last ?? [])]),
    ],
    given: [...new Set(given.filter((word) => word !== undefined))],
    terms,
  }
}

/**
 * Finds a shorter surname: the first words of a surname of several words that the official name ends with, such as
 * `Sample` of Sample Example.
 */
const shortenSurname = (surname: string, official = ''): string[] => {
  const words = surname.split(' ')
  const parts = words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '))
  return parts.filter((part) => official.endsWith(` ${part}`))
}
