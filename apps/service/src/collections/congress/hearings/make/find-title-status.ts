import type { Meeting } from '@rotunda/contract'

type CalledOff = Extract<Meeting['status'], 'Canceled' | 'Postponed' | 'Rescheduled'>

/** The status in a title of a meeting that is called off; `unclear` where the word may mean something else. */
export type TitleStatus = CalledOff | 'unclear' | null

const CANCELED = String.raw`can+c[el]{2,5}d|cancellation|called off|will not (?:be held|take place|meet)`
const POSTPONED = String.raw`pos?t?pon+ed|postponement|put off`
const RESCHEDULED = String.raw`re-?scheduled`
const WORDS = `(?<canceled>${CANCELED})|(?<postponed>${POSTPONED})|(?<rescheduled>${RESCHEDULED})`

/** May stand before the word in its place. */
const BEFORE = String.raw`(?:(?:the|this|full|committee|sub-?committee|business|open|closed|joint)\s+)*(?:(?:hearings?|meetings?|mark-?ups?|briefings?)\s+)?(?:(?:has|have|is|was|were|been|being|now)\s+)*`

/** A mark stands at the beginning or the end of a title, apart from the rest, or in brackets or stars. */
const MARKS: readonly RegExp[] = [
  String.raw`^[^\p{L}\p{N}]*${BEFORE}(?:${WORDS})(?:\s+until further notice|\s+indefinitely)?\s*(?:[-–—:;,.!|/*)\]]|$)`,
  String.raw`[([{*]+\s*${BEFORE}(?:${WORDS})\b[^)\]}*]*(?:[)\]}*]|$)`,
  String.raw`(?:[-–—:;,.!|/])\s*${BEFORE}(?:${WORDS})(?:\s+until further notice|\s+indefinitely)?[^\p{L}\p{N}]*$`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** In capitals it is a mark wherever the title begins or ends with it. */
const CAPITALS = /^\W*(?:CANCELL?ED|POSTPONED|RESCHEDULED)\b|\b(?:CANCELL?ED|POSTPONED|RESCHEDULED)\W*$/
const WORD = new RegExp(WORDS, 'iu')
const ANY = new RegExp(String.raw`${WORDS}|\b(?:cancel|postpon|reschedul)`, 'iu')

/** The row may have the old time, or has the new one. */
const MOVED_AWAY = /\breschedul\w*\s+(?:to|for)\b/i
const MOVED_HERE = /\b(?:postponed|rescheduled)\s+from\b/i

export const findTitleStatus = (title: string | null): TitleStatus => {
  if (title === null || !ANY.test(title)) return null
  const isInCapitals = CAPITALS.test(title) && title !== title.toUpperCase()
  const found = MARKS.map((pattern) => pattern.exec(title)).find((one) => one !== null)
  const { canceled, postponed, rescheduled } =
    (found ?? (isInCapitals ? WORD.exec(title) : null))?.groups ?? {}
  if (MOVED_AWAY.test(title)) return 'unclear'
  if (canceled !== undefined) return 'Canceled'
  if (MOVED_HERE.test(title)) return 'Rescheduled'
  if (postponed !== undefined) return 'Postponed'
  return rescheduled === undefined ? 'unclear' : 'Rescheduled'
}
