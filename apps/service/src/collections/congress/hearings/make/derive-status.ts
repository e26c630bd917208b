import type { Meeting } from '@rotunda/contract'
import type { Statement } from '../facts/group-meetings.ts'

export type Status = Pick<Meeting, 'status' | 'status_raw' | 'status_basis'>

/**
 * Derives the status of a meeting. Sources leave a meeting that took place as it was scheduled: `Held` is derived from
 * what it left behind, never from the day having passed. The title of a scheduled meeting may call it off.
 */
export const deriveStatus = (current: readonly Statement[], hasTakenPlace: boolean): Status => {
  const stated = current.find((statement) => findNativeStatus(statement) !== null)
  const native = stated === undefined ? null : findNativeStatus(stated)
  const status_raw = stated?.draft.status_raw ?? null
  const isOn = native === null || native === 'Scheduled' || native === 'Rescheduled'
  if (isOn && hasTakenPlace) return { status: 'Held', status_raw, status_basis: 'derived' }
  const [titled] = current
    .map(({ draft }) => findTitleStatus(draft.title))
    .filter((one) => one !== null && one !== 'unclear')
  if (isOn && titled !== undefined && titled !== native)
    return { status: titled, status_raw, status_basis: 'title' }
  return native === null
    ? { status: 'Scheduled', status_raw, status_basis: 'schedule' }
    : { status: native, status_raw, status_basis: 'native' }
}

const STATUSES: Readonly<Record<string, Meeting['status']>> = {
  S: 'Scheduled',
  R: 'Rescheduled',
  P: 'Postponed',
  C: 'Canceled',
  Scheduled: 'Scheduled',
  Rescheduled: 'Rescheduled',
  Postponed: 'Postponed',
  Canceled: 'Canceled',
}

const findNativeStatus = ({ draft }: Statement): Meeting['status'] | null =>
  STATUSES[draft.status_raw ?? ''] ?? null

/** The status in a source, by its own word and by its title. */
export const listSaidStatuses = (statement: Statement): readonly Meeting['status'][] => {
  const titled = findTitleStatus(statement.draft.title)
  return [findNativeStatus(statement), titled === 'unclear' ? null : titled].filter(
    (status) => status !== null,
  )
}

/** Whether a title may call the meeting off while the status of the row does not. */
export const isStatusUnclear = (current: readonly Statement[], { status }: Status): boolean =>
  current
    .map(({ draft }) => findTitleStatus(draft.title))
    .some((titled) => titled !== null && titled !== status && (titled === 'unclear' || status === 'Held')) ||
  // The row may still have the time from which the title moves the meeting.
  current.some(({ draft }) => MOVED_AWAY.test(draft.title ?? ''))

type CalledOff = Extract<Meeting['status'], 'Canceled' | 'Postponed' | 'Rescheduled'>

/** Status by a title that calls its meeting off; `unclear` if the word may mean something else. */
type TitleStatus = CalledOff | 'unclear' | null

const CANCELED = String.raw`can+c[el]{2,5}d|cancellation|called off|will not (?:be held|take place|meet)`
const POSTPONED = String.raw`pos?t?pon+ed|postponement|put off`
const RESCHEDULED = String.raw`re-?scheduled`
const WORDS = `(?<canceled>${CANCELED})|(?<postponed>${POSTPONED})|(?<rescheduled>${RESCHEDULED})`

/** Time to which a title moves its meeting: a drug that is rescheduled to Schedule III has none. */
const NEW_TIME = String.raw`re-?scheduled\s+(?:to|for)\s+(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|\d|(?:a|an)\s+(?:later|earlier|new)\b|later\b|tb[ad]\b)`
const HAS_NEW_TIME = new RegExp(NEW_TIME, 'iu')

/** Words that may come before the mark. */
const BEFORE = String.raw`(?:(?:the|this|full|committee|sub-?committee|business|open|closed|joint)\s+)*(?:(?:hearings?|meetings?|mark-?ups?|briefings?)\s+)?(?:(?:has|have|is|was|were|been|being|now)\s+)*`

/** A mark is at the beginning or the end of a title, apart from the rest, or in brackets or stars. */
const MARKS: readonly RegExp[] = [
  String.raw`^[^\p{L}\p{N}]*${BEFORE}(?:${WORDS})(?:\s+until further notice|\s+indefinitely)?\s*(?:[-–—:;,.!|/*)\]]|$)`,
  String.raw`^[^\p{L}\p{N}]*${BEFORE}${NEW_TIME}`,
  String.raw`[([{*]+\s*${BEFORE}(?:${WORDS})\b[^)\]}*]*(?:[)\]}*]|$)`,
  String.raw`(?:[-–—:;,.!|/])\s*${BEFORE}${NEW_TIME}`,
  String.raw`(?:[-–—:;,.!|/])\s*${BEFORE}(?:${WORDS})(?:\s+until further notice|\s+indefinitely)?[^\p{L}\p{N}]*$`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** A word in capitals is a mark wherever the title begins or ends with it. */
const CAPITALS = /^\W*(?:CANCELL?ED|POSTPONED|RESCHEDULED)\b|\b(?:CANCELL?ED|POSTPONED|RESCHEDULED)\W*$/
const WORD = new RegExp(WORDS, 'iu')
const ANY = new RegExp(String.raw`${WORDS}|\b(?:cancel|postpon|reschedul)`, 'iu')

/**
 * A meeting that moves `to` a time may have the old time in its row. A meeting that moved `from` a time has the new
 * one.
 */
const MOVED_AWAY = /\breschedul\w*\s+(?:to|for)\b/i
const MOVED_HERE = /\b(?:postponed|rescheduled)\s+from\b/i

const findTitleStatus = (title: string | null): TitleStatus => {
  if (title === null || !ANY.test(title)) return null
  const isInCapitals = CAPITALS.test(title) && title !== title.toUpperCase()
  const found = MARKS.map((pattern) => pattern.exec(title)).find((one) => one !== null)
  const { canceled, postponed, rescheduled } =
    (found ?? (isInCapitals ? WORD.exec(title) : null))?.groups ?? {}
  if (MOVED_AWAY.test(title))
    return (found !== undefined || isInCapitals) && HAS_NEW_TIME.test(title) ? 'Rescheduled' : 'unclear'
  if (canceled !== undefined) return 'Canceled'
  if (MOVED_HERE.test(title)) return 'Rescheduled'
  if (postponed !== undefined) return 'Postponed'
  return rescheduled === undefined ? 'unclear' : 'Rescheduled'
}
