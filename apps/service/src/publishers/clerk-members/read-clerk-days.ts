import { isCalendarDay } from '../cells/is-calendar-day.ts'
import type { XmlElement } from '../xml/parse-xml-document.ts'
import { readText } from '../xml/read-text.ts'
import type { RefusedDay } from './clerk-draft.ts'
import type { ClerkFacts } from './open-member-data.ts'
import { parseLongDay } from './parse-long-day.ts'

type Field = RefusedDay['field']
type Days = Readonly<Record<Field, string | null>>

const PATHS: readonly (readonly [field: Field, path: readonly string[]])[] = [
  ['elected_on', ['member-info', 'elected-date']],
  ['sworn_on', ['member-info', 'sworn-date']],
  ['vacated_on', ['predecessor-info', 'pred-vacate-date']],
]

/** A day in an attribute that is none: what has moved there is not known. */
export const findOddDay = (element: XmlElement): string | undefined =>
  PATHS.map(([, path]) => attributeOf(element, path)).find((text) => text !== '' && !isDay(text))

/** The days of a seat. One that cannot be so is refused, and the seat and its other days are kept. */
export const readClerkDays = (
  element: XmlElement,
  facts: ClerkFacts,
): { readonly days: Days; readonly refused_days: readonly RefusedDay[] } => {
  const isVacant = readText(element, 'member-info', 'bioguideID') === null
  const read = PATHS.filter(([field]) => !isVacant || field === 'vacated_on').map(([field, path]) => ({
    field,
    ...readDay(element, path, facts, field),
  }))
  const dayOf = (field: Field) => read.find((one) => one.field === field)?.day ?? null
  const [elected, sworn] = [dayOf('elected_on'), dayOf('sworn_on')]
  const isReversed = elected !== null && sworn !== null && elected > sworn
  const judged = read.map((one) =>
    isReversed && one.field !== 'vacated_on' ? { ...one, day: null, said: [one.day ?? ''] } : one,
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

/** The list says each day twice, in an attribute and in words. Nothing that has happened lies after the list. */
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
  const said = [...new Set([day, inWords])].filter((one) => one !== null)
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
