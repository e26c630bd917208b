import type { Meeting } from '@rotunda/contract'
import type { Statement } from '../facts/group-meetings.ts'

export type EventType = Pick<Meeting, 'event_type' | 'event_type_raw' | 'event_type_basis'>

/**
 * Derives the type of a meeting: in the House from the source, in the Senate from the schedule or else from the title.
 */
export const deriveEventType = (current: readonly Statement[]): EventType => {
  for (const statement of current) {
    const native = findNativeType(statement)
    if (native !== null) return make(native, 'native', statement.draft.event_type_raw)
  }
  return findFeedType(current) ?? findTitleType(current) ?? makeUnknown(current)
}

const HOUSE_TYPES: Readonly<Record<string, Meeting['event_type']>> = {
  HHRG: 'Hearing',
  HMKP: 'Markup',
  HMTG: 'Meeting',
  Hearing: 'Hearing',
  Markup: 'Markup',
  Meeting: 'Meeting',
}

/** Type of a meeting in the words of its source; null if it has none, or calls every meeting a meeting. */
export const findNativeType = ({ draft }: Statement): Meeting['event_type'] | null =>
  draft.chamber === 'Senate' ? null : (HOUSE_TYPES[draft.event_type_raw ?? ''] ?? null)

const make = (
  event_type: Meeting['event_type'],
  event_type_basis: Meeting['event_type_basis'],
  event_type_raw: string | null,
): EventType => ({ event_type, event_type_raw, event_type_basis })

const findFeedType = (current: readonly Statement[]): EventType | undefined => {
  const feed = current.find(({ publisher }) => publisher === 'senate-hearings')
  const raw = feed?.draft.event_type_raw ?? null
  if (raw === null) return undefined
  return make(/hearing$/i.test(raw) ? 'Hearing' : findBusiness(current), 'feed', raw)
}

/** A business meeting is a markup where bills are on its agenda; others vote on nominations and rules. */
const findBusiness = (current: readonly Statement[]): Meeting['event_type'] =>
  current.some(({ draft }) => draft.bills.length > 0 || MARKUP.test(draft.title ?? '')) ? 'Markup' : 'Meeting'

const MARKUP = /\bmark[- ]?ups?\b|\bmark up\b/i
const HEARING =
  /^(?:\[?closed\]?[\s:,-]*)?(?:(?:an?|the|to|hold|joint|oversight|legislative|field|confirmation|nomination|open|executive|subcommittee|full|committee|closed)\s+)*hearings?\b/i
const BUSINESS = /^(?:\[?closed\]?[\s:,-]*)?(?:an?\s+)?(?:organizational\s+)?business meeting\b/i
const BRIEFING =
  /^(?:\[?closed\]?[\s:,-]*)?(?:an?\s+)?(?:member\s+)?(?:briefing|roundtable|organizational meeting)\b/i

const findTitleType = (current: readonly Statement[]): EventType | undefined => {
  const titles = current.flatMap(({ draft }) => draft.title ?? [])
  const raw = rawOf(current)
  for (const title of titles) {
    if (HEARING.test(title)) return make('Hearing', 'title', raw)
    if (BUSINESS.test(title) || MARKUP.test(title)) return make(findBusiness(current), 'title', raw)
    if (BRIEFING.test(title)) return make('Meeting', 'title', raw)
  }
  return undefined
}

const makeUnknown = (current: readonly Statement[]): EventType => make('Meeting', 'unknown', rawOf(current))

const rawOf = (current: readonly Statement[]): string | null =>
  current.flatMap(({ draft }) => draft.event_type_raw ?? [])[0] ?? null

/** Whether the meeting is closed to the public, by the type of the schedule or by the title; null if neither says. */
export const isClosed = (current: readonly Statement[]): boolean | null => {
  const types = current.flatMap(({ draft }) => draft.event_type_raw ?? [])
  if (types.some((type) => /^closed\b/i.test(type))) return true
  if (types.some((type) => /^open\b/i.test(type))) return false
  return current.some(({ draft }) => CLOSED.test(draft.title ?? '')) ? true : null
}

const CLOSED = /^\W*closed\b|\bclosed (?:hearing|briefing|session|business meeting|meeting|markup)/i
