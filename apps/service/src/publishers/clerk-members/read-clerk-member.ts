import { isCalendarDay } from '../cells/is-calendar-day.ts'
import type { EntryReading } from '../entries/list-rows.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import type { XmlElement } from '../xml/parse-xml-document.ts'
import { readText } from '../xml/read-text.ts'
import type { ClerkAssignment, ClerkMemberDraft, ClerkPredecessor } from './clerk-draft.ts'
import { CLERK_MEMBER } from './clerk-shapes.ts'
import type { ClerkFacts } from './open-member-data.ts'
import { readClerkSeat } from './read-clerk-seat.ts'

/** A seat and who sits in it. What contradicts itself is not read. */
export const readClerkMember = (element: XmlElement, facts: ClerkFacts): EntryReading => {
  const fault = findShapeFault(element, CLERK_MEMBER) ?? findValueFault(element)
  const seat = readClerkSeat(element)
  if (fault !== undefined) return { kind: 'fault', fault: `${fault}.` }
  if (typeof seat === 'string') return { kind: 'fault', fault: seat }
  const draft: ClerkMemberDraft = { ...facts, ...seat, ...readPerson(element) }
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
  const day = DATES.map((path) => dateOf(element, path)).find((one) => one !== '' && !isDay(one))
  if (day !== undefined) return `“${day}” is no day YYYYMMDD`
  const assigned = element.children.find(({ name }) => name === 'committee-assignments')?.children ?? []
  const odd = assigned.find(({ attributes }) => !/^\d*$/.test(attributes['rank'] ?? ''))
  return odd && `“${odd.attributes['rank'] ?? ''}” is no rank`
}

const BIOGUIDE = /^[A-Z]\d{6}$/
const DATES = [
  [INFO, 'elected-date'],
  [INFO, 'sworn-date'],
  ['predecessor-info', 'pred-vacate-date'],
] as const

const dateOf = (element: XmlElement, path: readonly string[]): string =>
  path.reduce<XmlElement | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    element,
  )?.attributes['date'] ?? ''

const withDashes = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
const isDay = (text: string): boolean => /^\d{8}$/.test(text) && isCalendarDay(withDashes(text))
const dayOf = (element: XmlElement, path: readonly string[]): string | null =>
  withDashes(dateOf(element, path)) || null

const readPerson = (element: XmlElement) => {
  const text = (name: string): string | null => readText(element, INFO, name)
  const bioguide = text('bioguideID')
  const isVacant = bioguide === null
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
    // The days of a vacant seat are those of nobody, though there are some.
    elected_on: isVacant ? null : dayOf(element, [INFO, 'elected-date']),
    sworn_on: isVacant ? null : dayOf(element, [INFO, 'sworn-date']),
    footnote: text('footnote'),
    predecessor: readPredecessor(element),
    assignments: listAssignments(element),
  }
}

const readPredecessor = (element: XmlElement): ClerkPredecessor | null => {
  const found = element.children.find(({ name }) => name === 'predecessor-info')
  if (found === undefined) return null
  return {
    bioguide: readText(found, 'pred-memindex'),
    name: readText(found, 'pred-official-name'),
    party: readText(found, 'pred-party'),
    cause: found.attributes['cause'] ?? '',
    vacated_on: dayOf(element, ['predecessor-info', 'pred-vacate-date']),
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
