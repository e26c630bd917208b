import { foldText } from '../../platform/index.ts'

/**
 * Whether the text can be the name of a member: a few words of letters, with apostrophes, hyphens and initials, and
 * nothing that stands in such a column without being anybody (`Various`, `Committee`).
 */
export const isName = (text: string): boolean => NAME.test(text.trim()) && !NOBODY.test(text)

/** Letters of other scripts look the same, and make another name. */
const LETTER = '\\p{Script=Latin}'
const WORD = `${LETTER}[${LETTER}\\p{M}'’ʻ-]*\\.?`
const NICKNAME = `(?:["“(]${WORD}["”)])`
const NAME = new RegExp(`^${WORD}(?:\\s(?:${WORD}|${NICKNAME})){0,4}(?:,\\s?(?:Jr|Sr|II|III|IV)\\.?)?$`, 'u')
/** Words of headers, notes and totals. */
const NOBODY = new RegExp(
  `\\b(?:${[
    'account|address|agency|all|amount|committee|count|delegation|district|dollars|first|house|last|members?|multiple',
    'n\\/a|na|names?|none|notes?|others?|page|party|pending|projects?|purpose|recipients?|requestors?|requests?',
    'requested|revised|see|senate|source|subcommittee|sum|tbd|totals?|unknown|updated|various|website|withdrawn',
  ].join('|')})\\b`,
  'i',
)

/** One word, words that begin with a particle, or a surname of two words that a member has had since 2021. */
export const isOneSurname = (name: string): boolean => {
  const words = foldText(name.replace(/,?\s(?:Jr|Sr|II|III|IV)\.?$/, '')).split(' ')
  return words.slice(0, -1).every((word) => PARTICLES.has(word)) || DOUBLE.has(words.join(' '))
}

const PARTICLES: ReadonlySet<string> = new Set(
  'da de del della den der di dos du el la le lo los mc mac san santa st st. ten van von'.split(' '),
)

/** Members whose surname is two words with no hyphen (unitedstates/congress-legislators); a new one is entered here. */
const DOUBLE: ReadonlySet<string> = new Set(
  (
    'blunt rochester|coleman radewagen|cortez masto|gluesenkamp perez|gonzalez colon|hernandez rivera|' +
    'herrera beutler|jackson lee|lee carter|leger fernandez|mcclain delaney|mcdonald rivet|mcmorris rodgers|' +
    'moore capito|taylor greene|wasserman schultz|watson coleman'
  ).split('|'),
)
