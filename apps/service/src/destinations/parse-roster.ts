import { Type, type Static } from 'typebox'
import { compileLater, OperatorFault } from '../platform/index.ts'
import { easternDay } from './dockets/eastern-day.ts'
import { toFormer, type Member, type Roster } from './roster.ts'
import { findSeat, makeHouseSeat, makeSenateSeat, readSeatCode, SEATS, type SenateClass } from './seats.ts'
import { LIST_LIMITS } from './limits.ts'

export type RosterOrigin = {
  /** File name or address, for readers of the list. */
  readonly source: string
  readonly retrievedAt: Date
}

const LEAST_FILLED = LIST_LIMITS.seatsFilledPercent.value / 100

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Term = Type.Object({
  type: Type.Union([Type.Literal('rep'), Type.Literal('sen')]),
  start: Day,
  end: Day,
  state: Type.String({ pattern: '^[A-Z]{2}$' }),
  district: Type.Optional(Type.Integer()),
  class: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
  url: Type.Optional(Type.String()),
  contact_form: Type.Optional(Type.String()),
})
const Entry = Type.Object({
  id: Type.Object({
    bioguide: Type.String({ pattern: '^[A-Z]\\d{6}$' }),
    govtrack: Type.Integer({ minimum: 1 }),
  }),
  name: Type.Object({
    first: Type.String({ minLength: 1 }),
    last: Type.String({ minLength: 1 }),
    suffix: Type.Optional(Type.String()),
    official_full: Type.Optional(Type.String({ minLength: 1 })),
  }),
  terms: Type.Array(Term, { minItems: 1 }),
})
type Term = Static<typeof Term>
type Entry = Static<typeof Entry>

const entryValidator = compileLater(Entry)

/**
 * Parses `legislators-current.json` of unitedstates/congress-legislators as of the day of retrieval. A person's seat is
 * that of the newest current term; a person without one counts as a former member. A file that is broken, incomplete or
 * contradictory is refused whole, with the place of the fault.
 */
export const parseRoster = (text: string, { source, retrievedAt }: RosterOrigin): Roster => {
  // Terms begin and end on days in Washington, not on those of the machine's time zone.
  const asOf = easternDay(retrievedAt)
  const people = readEntries(text).flatMap((entry) => readPerson(entry, asOf))
  const members = people.filter(({ serves }) => serves).map(({ member }) => member)
  refuseTwice(
    people.map(({ member }) => ({ key: String(member.code), member })),
    'have the GovTrack number',
  )
  refuseTwice(
    members.map((member) => ({ key: member.officeCode, member })),
    'are both in the seat',
  )
  refuseShrunk(members.length)
  const former = people.filter(({ serves }) => !serves).map(({ member }) => toFormer(member))
  return { source, retrievedAt: retrievedAt.toISOString(), asOf, members, former }
}

/** An operator reads this, not a client; the title of this code fits both: the body is not acceptable. */
const refuse = (detail: string, cause?: unknown): never => {
  throw new OperatorFault('not_json', `The roster is unchanged: ${detail}`, { cause })
}

const readEntries = (text: string): Entry[] => {
  const list = parseJson(text)
  if (!Array.isArray(list)) {
    return refuse('the file is JSON, but not a list of people. Give legislators-current.json.')
  }
  return list.map((entry: unknown, index) => readEntry(entry, index))
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // The engine's own words show the place, by line and column or by the text around it.
    const place = cause instanceof SyntaxError ? cause.message : 'unreadable'
    return refuse(`the file is not JSON (${place}). Give the whole of legislators-current.json.`, cause)
  }
}

const readEntry = (entry: unknown, index: number): Entry => {
  if (entryValidator.Check(entry)) return entry
  const [fault] = entryValidator.Errors(entry)
  const place = fault?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  return refuse(
    `entry ${index + 1}${nameOf(entry)}: ${place || 'the entry'} ${fault?.message ?? 'is not right'}.`,
  )
}

/** Name of a broken entry, from the parts that are left of it. */
const nameOf = (entry: unknown): string => {
  const id = /"bioguide":"([A-Z]\d{6})"/.exec(JSON.stringify(entry))?.[1]
  return id === undefined ? '' : ` (${id})`
}

type Person = { readonly member: Member; readonly serves: boolean }

/** Empty for a person whose first term is still to come: the file of its first day will have them. */
const readPerson = (entry: Entry, today: string): Person[] => {
  const begun = entry.terms.filter(({ start }) => start <= today)
  const term = begun.toSorted((a, b) => (a.start < b.start ? 1 : -1))[0]
  if (term === undefined) return []
  return [{ member: readMember(entry, term), serves: today <= term.end }]
}

const readMember = (entry: Entry, term: Term): Member => ({
  code: entry.id.govtrack,
  bioguide: entry.id.bioguide,
  name: readName(entry.name),
  officeCode: readSeat(entry, term),
  contactForm: readAddress(term.contact_form),
  website: readAddress(term.url),
  termEnds: term.end,
})

const readName = (name: Entry['name']): string =>
  name.official_full ?? [name.first, name.last, name.suffix].filter(Boolean).join(' ')

/** Null for an address that no browser opens: the real file has some. */
const readAddress = (text: string | undefined): string | null =>
  text !== undefined && /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text) ? text : null

const readSeat = (entry: Entry, term: Term): string => {
  const seat = findSeat(seatCode(term) ?? '')
  if (seat !== undefined) return seat.officeCode
  const place = term.type === 'rep' ? `district ${term.district}` : `class ${term.class}`
  return refuse(
    `${entry.id.bioguide} is in a seat that does not exist (${term.type} ${term.state}, ${place}).`,
  )
}

const seatCode = (term: Term): string | undefined => {
  const state = readSeatCode(`H${term.state}00`)?.state
  if (state === undefined) return undefined
  if (term.type === 'rep')
    return term.district === undefined ? undefined : makeHouseSeat(state, term.district).officeCode
  return term.class === undefined
    ? undefined
    : makeSenateSeat(state, term.class satisfies SenateClass).officeCode
}

const refuseTwice = (holders: readonly { key: string; member: Member }[], fault: string): void => {
  const seen = new Map<string, Member>()
  for (const { key, member } of holders) {
    const other = seen.get(key)
    if (other)
      refuse(`${other.name} (${other.bioguide}) and ${member.name} (${member.bioguide}) ${fault} ${key}.`)
    seen.set(key, member)
  }
}

const refuseShrunk = (filled: number): void => {
  const least = Math.ceil(SEATS.length * LEAST_FILLED)
  if (filled >= least) return
  refuse(
    `only ${filled} of the ${SEATS.length} seats have a person on this day, and at least ${least} are expected. ` +
      'The file is incomplete or out of date.',
  )
}
