/**
 * Whether the text can be the name of a member: a few words of letters, with apostrophes, hyphens and initials, and
 * nothing that stands in such a column without being anybody (`Various`, `Committee`).
 */
export const isName = (text: string): boolean => NAME.test(text.trim()) && !NOBODY.test(text)

const WORD = "\\p{L}[\\p{L}\\p{M}'’ʻ-]*\\.?"
const NICKNAME = `(?:["“(]${WORD}["”)])`
const NAME = new RegExp(`^${WORD}(?:\\s(?:${WORD}|${NICKNAME})){0,4}(?:,\\s?(?:Jr|Sr|II|III|IV)\\.?)?$`, 'u')
const NOBODY =
  /\b(?:all|committee|delegation|house|members?|multiple|n\/a|na|none|others?|pending|request(?:s|ed)?|senate|sum|tbd|totals?|unknown|various|withdrawn)\b/i
