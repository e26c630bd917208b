import type { Conflict, HistoricalMember, HistoricalService, RowFields } from '@rotunda/contract'
import type { MadeRow, Origin } from '../../../releases/index.ts'
import { asClass } from '../seat-names.ts'
import { chooseValue } from '../choose-value.ts'
import { compareIds, makeIds } from '../members/compare-lists.ts'
import { displayNameOf, listOrigins } from '../members/person-names.ts'
import { findLegislator, isPartyUnknown } from '../members/find-legislator.ts'
import { describeClash } from '../members/said-names.ts'
import type { HistoryPerson } from './history-person.ts'

type Body = Omit<HistoricalMember, keyof RowFields | 'id'>
type Seat = HistoricalMember['seats'][number]
type Service = Pick<
  HistoricalService,
  'chamber' | 'congress' | 'district' | 'party' | 'senate_class' | 'start' | 'state'
>

/** The row of one person in /historical-members, with facts from the rows of his or her service. */
export const makeHistoricalMember = (person: HistoryPerson, service: readonly Service[]): MadeRow => ({
  table: 'historical-members',
  dataset: 'historical-members',
  id: person.bioguide,
  coverage: {},
  body: makeBody(person, service),
  from: [...listOrigins(person), ...person.voteview.flat(), ...person.clash.map(({ fact }) => fact)],
  notes: [
    ...(person.legislators.length === 0 && person.lines.length > 0 ? ['last_term_only'] : []),
    ...(findLegislator(person)?.draft.terms.some(isPartyUnknown) ? ['party_unknown'] : []),
  ],
})

const makeBody = (person: HistoryPerson, service: readonly Service[]): Body => {
  const entry = findLegislator(person)?.draft
  const birth = findVital(person, 'birth', service)
  const death = findVital(person, 'death', service)
  const congresses = distinct(service.map(({ congress }) => congress)).sort((a, b) => a - b)
  const last = person.lines.slice(0, entry ? 0 : 1).map(({ draft }) => draft.last_term)
  return {
    name: person.name,
    display_name: displayNameOf(person.name),
    name_history: [...(entry?.other_names ?? [])],
    birth: birth.date,
    death: death.date,
    gender: entry?.gender ?? person.lines[0]?.draft.gender ?? null,
    ids: listIds(person),
    first_congress: congresses[0] ?? null,
    last_congress: congresses.at(-1) ?? null,
    congresses,
    congress_count: congresses.length,
    seats: listServiceSeats(service, last),
    chambers: distinct([...service, ...last].map(({ chamber }) => chamber)),
    states: distinct([...service, ...last].map(({ state }) => state)),
    parties: distinct([...service, ...last].flatMap(({ party }) => party ?? [])),
    relatives: (entry?.family ?? []).map((relative) => ({ ...relative, member_id: null })),
    conflicts: [
      ...describeClash('name', person.clash),
      ...compareIds(person),
      ...birth.conflicts,
      ...death.conflicts,
    ],
  }
}

/** Seats of the rows of service, and the last term of the CSV if no seat has its chamber, State and party. */
const listServiceSeats = (service: readonly Service[], last: readonly LastTerm[]): Seat[] => {
  const seats = service
    .map(({ congress, chamber, state, district, senate_class, party }) => ({
      congress,
      chamber,
      state,
      district,
      senate_class,
      party,
    }))
    .sort((a, b) => a.congress - b.congress)
  const isKnown = (term: LastTerm) =>
    seats.some((one) => one.chamber === term.chamber && one.state === term.state && one.party === term.party)
  const alone = last
    .filter((term) => !isKnown(term))
    .map(({ chamber, state, district, senate_class, party }) => ({
      congress: null,
      chamber,
      state,
      district: district === -1 ? null : district,
      senate_class: asClass(senate_class),
      party,
    }))
  return [...alone, ...seats]
}

type LastTerm = HistoryPerson['lines'][number]['draft']['last_term']

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

const listIds = (person: HistoryPerson): Body['ids'] => {
  const { icpsr, govtrack, wikidata, house_history, lis } = makeIds(person)
  const numbers = person.voteview.map(([{ draft }]) => String(draft.icpsr))
  return {
    icpsr: distinct([...(icpsr === null ? [] : [icpsr]), ...numbers]),
    govtrack,
    wikidata,
    house_history,
    lis,
  }
}

type Vital = { readonly date: Body['birth']; readonly conflicts: readonly Conflict[] }

/**
 * Finds a birth or death that service does not contradict: the day if a list has it, otherwise the year. Sources are
 * compared by year.
 */
const findVital = (person: HistoryPerson, what: 'birth' | 'death', service: readonly Service[]): Vital => {
  const all = listVitals(person, what)
  const starts = service.map(({ start }) => start).sort()
  const fits = ({ text }: Statement): boolean =>
    starts.every((start) => {
      const on = start.slice(0, text.length)
      return what === 'birth' ? text < on : on <= text
    })
  const statements = all.filter(fits)
  if (statements.length < all.length) {
    const { date } = chooseVital(what, statements)
    return { date, conflicts: [describeVital(what, [...statements, ...all.filter((one) => !fits(one))])] }
  }
  return chooseVital(what, statements)
}

const describeVital = (field: string, statements: readonly Statement[]): Conflict => ({
  field,
  values: statements.map(({ text, fact }) => ({ value: text, source_id: fact.source.sha256 })),
})

const chooseVital = (what: 'birth' | 'death', statements: readonly Statement[]): Vital => {
  const day = statements.find(({ text }) => text.length > YEAR_LENGTH)?.text
  const { value, conflicts } = chooseValue(
    what,
    statements.map(({ text, fact }) => ({ value: text.slice(0, YEAR_LENGTH), fact })),
  )
  if (day !== undefined) return { date: { date: day, precision: 'day' }, conflicts }
  return { date: value === null ? null : { date: value, precision: 'year' }, conflicts }
}

const YEAR_LENGTH = 4

type Statement = { readonly text: string; readonly fact: Origin }

const listVitals = (person: HistoryPerson, what: 'birth' | 'death'): readonly Statement[] => {
  const isBirth = what === 'birth'
  const list = [
    ...person.legislators.map((fact) => ({ text: isBirth ? fact.draft.birthday : fact.draft.died, fact })),
    ...person.lines.map((fact) => ({ text: isBirth ? fact.draft.birthday : null, fact })),
    ...person.congressGov.map((fact) => ({
      text: yearText(isBirth ? fact.draft.birth_year : fact.draft.death_year),
      fact,
    })),
    ...person.voteview
      .flat()
      .map((fact) => ({ text: yearText(isBirth ? fact.draft.born : fact.draft.died), fact })),
  ]
  return distinctStatements(list.flatMap(({ text, fact }) => (text === null ? [] : [{ text, fact }])))
}

const yearText = (year: number | null): string | null => (year === null ? null : String(year))

/** Drops repetitions: Voteview states the same in each Congress. */
const distinctStatements = (statements: readonly Statement[]): readonly Statement[] => [
  ...new Map(statements.map((one) => [`${one.text} ${one.fact.source.sha256}`, one])).values(),
]
