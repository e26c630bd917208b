import type { Conflict, Member } from '@rotunda/contract'
import type { Origin } from '../../../releases/index.ts'
import { chooseValue, type Statement } from '../choose-value.ts'
import { findLegislator, findNewestTerm } from './find-legislator.ts'
import type { PersonFacts } from './person-facts.ts'

type Statements = readonly Statement<string>[]

/**
 * Compares the member's numbers in other systems, which lists have beside the Bioguide id: an account or office under a
 * wrong id has other numbers.
 */
export const compareIds = (person: PersonFacts): readonly Conflict[] => {
  const entries = [...person.legislators, ...person.lines]
  const listIds = (facts: readonly IdFact[], name: string): Statements =>
    facts.map((fact) => ({ value: fact.draft.ids[name] ?? null, fact }))
  return [
    ...['govtrack', 'thomas', 'lis', 'icpsr'].flatMap((name) =>
      compare(`ids.${name}`, listIds(entries, name)),
    ),
    ...['govtrack', 'thomas'].flatMap((name) => [
      ...compare('social', [...listIds(entries, name), ...listIds(person.social, name)]),
      ...compare('district_offices', [...listIds(entries, name), ...listIds(person.offices, name)]),
    ]),
    ...compareNumbers(person),
  ]
}

type IdFact = Origin & { readonly draft: { readonly ids: Readonly<Record<string, string>> } }

const compare = (field: string, statements: Statements): readonly Conflict[] =>
  chooseValue(field, statements).conflicts

/**
 * Voteview has a number for each party of a member, and numbers of its own for presidents. One number of the member
 * must be the listed one.
 */
const compareNumbers = (person: PersonFacts): readonly Conflict[] => {
  const [entry] = [...person.legislators, ...person.lines]
  const listed = entry?.draft.ids['icpsr']
  const numbered = listNumbered(person)
  const numbers = numbered.map(({ draft }) => draft.icpsr)
  const isFound = numbers.some((number) => String(number) === listed || number >= FIRST_OF_PRESIDENTS)
  if (entry === undefined || listed === undefined || numbers.length === 0 || isFound) return []
  const voteview = numbered.map((fact) => ({ value: String(fact.draft.icpsr), fact }))
  return compare('ids.icpsr', [{ value: listed, fact: entry }, ...voteview])
}

const FIRST_OF_PRESIDENTS = 99_000

/** A row of Voteview for each number and year of birth. */
export const listNumbered = ({ counted }: PersonFacts): PersonFacts['counted'] => [
  ...new Map(counted.map((fact) => [`${fact.draft.icpsr} ${fact.draft.born ?? ''}`, fact])).values(),
]

/** Compares birthdays. Voteview and Congress.gov have only years. */
export const compareBirthdays = (person: PersonFacts): readonly Conflict[] => {
  const days = [...person.legislators, ...person.lines].map((fact) => ({ value: fact.draft.birthday, fact }))
  const years = [
    ...person.congressGov.map((fact) => ({ value: textOf(fact.draft.birth_year), fact })),
    ...listNumbered(person).map((fact) => ({ value: textOf(fact.draft.born), fact })),
  ]
  const [day] = days.filter(({ value }) => value !== null)
  const others = years.filter(({ value }) => value !== null && day?.value?.startsWith(value) === false)
  return compare('birthday', [...days, ...others])
}

const textOf = (year: number | null): string | null => (year === null ? null : String(year))

/** Compares States: a district office is in the State of its member. */
export const compareOffices = (person: PersonFacts): readonly Conflict[] => {
  const entry = findLegislator(person)
  const term = entry && findNewestTerm(entry)
  if (entry === undefined || term === undefined) return []
  const offices = person.offices.map((fact) => ({ value: fact.draft.state, fact }))
  return compare('district_offices', [{ value: term.state, fact: entry }, ...offices])
}

/** Identifiers in other systems. Those in the lists of members go before those in their CSV. */
export const makeIds = (person: PersonFacts): Member['ids'] => {
  const entry = findLegislator(person)?.draft
  const [line] = person.lines
  const ids = { ...line?.draft.ids, ...entry?.ids }
  return {
    govtrack: ids['govtrack'] ?? null,
    thomas: ids['thomas'] ?? null,
    lis: ids['lis'] ?? null,
    icpsr: ids['icpsr'] ?? null,
    opensecrets: ids['opensecrets'] ?? null,
    votesmart: ids['votesmart'] ?? null,
    cspan: ids['cspan'] ?? null,
    maplight: ids['maplight'] ?? null,
    house_history: ids['house_history'] ?? null,
    wikipedia: ids['wikipedia'] ?? null,
    wikidata: ids['wikidata'] ?? null,
    ballotpedia: ids['ballotpedia'] ?? null,
    google_entity_id: ids['google_entity_id'] ?? null,
    pictorial: ids['pictorial'] ?? null,
    fec: [...(entry?.fec ?? line?.draft.fec ?? [])],
    bioguide_previous: [...(entry?.bioguide_previous ?? [])],
  }
}
