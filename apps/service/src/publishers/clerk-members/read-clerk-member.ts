import { isState } from '@rotunda/contract'
import type { EntryReading } from '../entries/list-rows.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import type { XmlElement } from '../xml/parse-xml-document.ts'
import { readText } from '../xml/read-text.ts'
import type { ClerkAssignment, ClerkMemberDraft, ClerkPredecessor } from './clerk-draft.ts'
import { CLERK_MEMBER } from './clerk-shapes.ts'
import type { ClerkFacts } from './open-member-data.ts'
import { findOddDay, readClerkDays } from './read-clerk-days.ts'

/** A seat and who sits in it. What contradicts itself is not read. */
export const readClerkMember = (element: XmlElement, facts: ClerkFacts): EntryReading => {
  const fault = findShapeFault(element, CLERK_MEMBER) ?? findValueFault(element)
  const seat = readClerkSeat(element)
  if (fault !== undefined) return { kind: 'fault', fault: `${fault}.` }
  if (typeof seat === 'string') return { kind: 'fault', fault: seat }
  const draft: ClerkMemberDraft = { ...facts, ...seat, ...readPerson(element, facts) }
  return { kind: 'entry', id: `${seat.state}${String(seat.district).padStart(2, '0')}`, draft }
}

const INFO = 'member-info'

/** Values that a cell of theirs cannot have. */
const findValueFault = (element: XmlElement): string | undefined => {
  const bioguide = readText(element, INFO, 'bioguideID')
  if (bioguide !== null && !BIOGUIDE.test(bioguide)) return `“${bioguide}” is no Bioguide id`
  if (bioguide !== null && readText(element, INFO, 'lastname') === null) return `${bioguide} has no surname`
  if (bioguide === null && readText(element, INFO, 'lastname') !== null)
    return 'there is a name without a Bioguide id'
  const day = findOddDay(element)
  if (day !== undefined) return `“${day}” is no day YYYYMMDD`
  const assigned = element.children.find(({ name }) => name === 'committee-assignments')?.children ?? []
  const odd = assigned.find(({ attributes }) => !/^\d*$/.test(attributes['rank'] ?? ''))
  return odd && `“${odd.attributes['rank'] ?? ''}” is no rank`
}

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

/** As long as the rosters are not out there is one entry without a code. */
const listAssignments = (element: XmlElement): readonly ClerkAssignment[] =>
  (element.children.find(({ name }) => name === 'committee-assignments')?.children ?? []).flatMap(
    ({ attributes }) => {
      const code = attributes['comcode'] ?? attributes['subcomcode'] ?? ''
      const rank = Number(attributes['rank']) || null
      return code === '' ? [] : [{ code, rank, leadership: attributes['leadership'] ?? null }]
    },
  )

type Seat = { readonly state: string; readonly district: number }

/** The seat, which the list says twice, in a code and in words; or why it is none. */
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

/** The Clerk has another code for American Samoa. */
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
