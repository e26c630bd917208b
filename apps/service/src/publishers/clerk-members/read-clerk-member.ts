import { isState } from '@rotunda/contract'
import { isCalendarDay, parseLongDay } from '../cells/calendar-days.ts'
import { listOnce } from '../entries/list-once.ts'
import type { EntryReading } from '../entries/list-rows.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import { readText, type XmlElement } from '../xml/parse-xml-document.ts'
import type { ClerkAssignment, ClerkMemberDraft, ClerkPredecessor, RefusedDay } from './clerk-draft.ts'
import { CLERK_MEMBER, type ClerkFacts } from './open-member-data.ts'

/** Reads a seat and its member. Refuses an entry that contradicts itself. */
export const readClerkMember = (element: XmlElement, facts: ClerkFacts): EntryReading => {
  const fault = findShapeFault(element, CLERK_MEMBER) ?? findValueFault(element)
  const seat = readClerkSeat(element)
  if (fault !== undefined) return { kind: 'fault', fault: `${fault}.` }
  if (typeof seat === 'string') return { kind: 'fault', fault: seat }
  const draft: ClerkMemberDraft = { ...facts, ...seat, ...readPerson(element, facts) }
  return { kind: 'entry', id: `${seat.state}${String(seat.district).padStart(2, '0')}`, draft }
}

const INFO = 'member-info'

/** Finds a value that its cell cannot have. */
const findValueFault = (element: XmlElement): string | undefined => {
  const bioguide = readText(element, INFO, 'bioguideID')
  if (bioguide !== null && !BIOGUIDE.test(bioguide)) return `“${bioguide}” is not a Bioguide id`
  if (bioguide !== null && readText(element, INFO, 'lastname') === null) return `${bioguide} has no surname`
  if (bioguide === null && readText(element, INFO, 'lastname') !== null)
    return 'there is a name without a Bioguide id'
  const day = findOddDay(element)
  if (day !== undefined) return `“${day}” is no day YYYYMMDD`
  const party = PARTIES_OF.map((path) => readText(element, ...path)).find(
    (letter) => letter !== null && !PARTIES.has(letter),
  )
  if (party !== undefined)
    return `“${party ?? ''}” is no letter of a party. Enter the letter of a new party in publishers/clerk-members/read-clerk-member.ts`
  const assigned = element.children.find(({ name }) => name === 'committee-assignments')?.children ?? []
  const odd = assigned.find(({ attributes }) => !/^\d*$/.test(attributes['rank'] ?? ''))
  return odd && `“${odd.attributes['rank'] ?? ''}” is no rank`
}

const PARTIES_OF = [
  [INFO, 'party'],
  [INFO, 'caucus'],
  ['predecessor-info', 'pred-party'],
] as const
/** Democrat, Republican, Independent, Libertarian. */
const PARTIES: ReadonlySet<string> = new Set(['D', 'R', 'I', 'L'])

const BIOGUIDE = /^[A-Z]\d{6}$/

const readPerson = (element: XmlElement, facts: ClerkFacts) => {
  const text = (name: string): string | null => readText(element, INFO, name)
  const bioguide = text('bioguideID')
  const { days, refused_days } = readClerkDays(element, facts)
  return {
    bioguide,
    first: text('firstname'),
    middle: text('middlename'),
    last: text('lastname'),
    suffix: text('suffix'),
    official_name: text('official-name'),
    party: text('party'),
    caucus: text('caucus'),
    prior_congress: Number(text('prior-congress')) || null,
    town: text('townname'),
    office: [text('office-room'), text('office-building')].filter(Boolean).join(' ') || null,
    phone: text('phone'),
    elected_on: days.elected_on,
    sworn_on: days.sworn_on,
    refused_days,
    footnote: text('footnote'),
    predecessor: readPredecessor(element, days.vacated_on),
    assignments: listAssignments(element),
  }
}

const readPredecessor = (element: XmlElement, vacated_on: string | null): ClerkPredecessor | null => {
  const found = element.children.find(({ name }) => name === 'predecessor-info')
  if (found === undefined) return null
  return {
    bioguide: readText(found, 'pred-memindex'),
    name: readText(found, 'pred-official-name'),
    party: readText(found, 'pred-party'),
    cause: found.attributes['cause'] ?? '',
    vacated_on,
    note: readText(found, 'pred-footnote'),
  }
}

/** Lists assignments. Until the rosters are published there is one entry without a code. */
const listAssignments = (element: XmlElement): readonly ClerkAssignment[] =>
  listOnce(
    (element.children.find(({ name }) => name === 'committee-assignments')?.children ?? []).flatMap(
      ({ attributes }) => {
        const code = attributes['comcode'] ?? attributes['subcomcode'] ?? ''
        const rank = Number(attributes['rank']) || null
        return code === '' ? [] : [{ code, rank, leadership: attributes['leadership'] ?? null }]
      },
    ),
  )

type Seat = { readonly state: string; readonly district: number }

/** Reads the seat, which the list states twice, in a code and in words. Returns the fault if they disagree. */
const readClerkSeat = (element: XmlElement): Seat | string => {
  const code = readText(element, 'statedistrict') ?? ''
  const words = readText(element, 'member-info', 'district') ?? ''
  const [, place = '', digits = ''] = /^([A-Z]{2})(\d{2})$/.exec(code) ?? []
  const state = CLERK_PLACES[place] ?? place
  const district = Number(digits)
  if (!isState(state)) return `“${code}” is no seat of the House.`
  if (parseDistrictWords(words) !== district) return `The seat ${code} is called “${words}”.`
  const postal = postalCodeOf(element)
  if (postal !== place && postal !== state) return `The seat ${code} is in “${postal}”.`
  return { state, district }
}

/** The Clerk's own code for American Samoa. */
const CLERK_PLACES: Readonly<Record<string, string>> = { AQ: 'AS' }

const AT_LARGE: ReadonlySet<string> = new Set(['At Large', 'Delegate', 'Resident Commissioner'])

const parseDistrictWords = (words: string): number | undefined => {
  if (AT_LARGE.has(words)) return 0
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(words) ?? []
  return number === undefined ? undefined : Number(number)
}

const postalCodeOf = (element: XmlElement): string =>
  element.children.find(({ name }) => name === 'member-info')?.children.find(({ name }) => name === 'state')
    ?.attributes['postal-code'] ?? ''

type Field = RefusedDay['field']
type Days = Readonly<Record<Field, string | null>>

const PATHS: readonly (readonly [field: Field, path: readonly string[]])[] = [
  ['elected_on', ['member-info', 'elected-date']],
  ['sworn_on', ['member-info', 'sworn-date']],
  ['vacated_on', ['predecessor-info', 'pred-vacate-date']],
]

/** Finds a value in an attribute of days that is not a day: cells may have moved. */
const findOddDay = (element: XmlElement): string | undefined =>
  PATHS.map(([, path]) => attributeOf(element, path)).find((text) => text !== '' && !isDay(text))

/** Reads the days of a seat. An impossible day is refused; the seat and its other days are kept. */
const readClerkDays = (
  element: XmlElement,
  facts: ClerkFacts,
): { readonly days: Days; readonly refused_days: readonly RefusedDay[] } => {
  const isVacant = readText(element, 'member-info', 'bioguideID') === null
  const read = PATHS.filter(([field]) => !isVacant || field === 'vacated_on').map(([field, path]) => ({
    field,
    ...readDay(element, path, facts, field),
  }))
  const dayOf = (field: Field) => read.find((dated) => dated.field === field)?.day ?? null
  const [elected, sworn] = [dayOf('elected_on'), dayOf('sworn_on')]
  const isReversed = elected !== null && sworn !== null && elected > sworn
  const judged = read.map((dated) =>
    isReversed && dated.field !== 'vacated_on' ? { ...dated, day: null, said: [dated.day ?? ''] } : dated,
  )
  return {
    // A vacant seat has days, but no member.
    days: { elected_on: null, sworn_on: null, vacated_on: null, ...toDays(judged) },
    refused_days: judged.flatMap(({ field, said }) => (said.length === 0 ? [] : [{ field, said }])),
  }
}

type Read = { readonly day: string | null; readonly said: readonly string[] }

const toDays = (read: readonly (Read & { readonly field: Field })[]): Partial<Days> =>
  Object.fromEntries(read.map(({ field, day }) => [field, day]))

/** Reads a day, which the list states twice, in an attribute and in words. No event lies after the day of the list. */
const readDay = (
  element: XmlElement,
  path: readonly string[],
  { congress, published_on }: ClerkFacts,
  field: Field,
): Read => {
  const text = attributeOf(element, path)
  const words = readText(element, ...path) ?? ''
  const day = text === '' ? null : withDashes(text)
  const inWords = parseLongDay(words) ?? (words === '' ? day : words)
  const said = [...new Set([day, inWords])].filter((statement) => statement !== null)
  // A delegate may have been elected for four years.
  const first = 1787 + 2 * congress - (field === 'elected_on' ? 4 : 0)
  const isEarly = day !== null && day < `${first}-01-03`
  if (said.length > 1 || isEarly || (day !== null && day > published_on)) return { day: null, said }
  return said[0] === day ? { day, said: [] } : { day: null, said }
}

const attributeOf = (element: XmlElement, path: readonly string[]): string =>
  path.reduce<XmlElement | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    element,
  )?.attributes['date'] ?? ''

const withDashes = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
const isDay = (text: string): boolean => /^\d{8}$/.test(text) && isCalendarDay(withDashes(text))
