import { foldText } from '../../platform/index.ts'

/**
 * Whether the text can be the name of a member: a few words of letters, with apostrophes, hyphens and initials, and no
 * word that is never a name (`Various`, `Committee`).
 */
export const isName = (text: string): boolean => NAME.test(text.trim()) && !NO_NAME.test(text)

/** Only Latin letters: letters of other scripts can look the same, but make another name. */
const LETTER = '\\p{Script=Latin}'
const WORD = `${LETTER}[${LETTER}\\p{M}'’ʻ-]*\\.?`
const NICKNAME = `(?:["“(]${WORD}["”)])`
const NAME = new RegExp(`^${WORD}(?:\\s(?:${WORD}|${NICKNAME})){0,4}(?:,\\s?(?:Jr|Sr|II|III|IV)\\.?)?$`, 'u')
/** Words of headers, notes and totals. */
const NO_NAME = new RegExp(
  `\\b(?:${[
    'account|address|agency|all|amount|committee|count|delegation|district|dollars|first|house|last|members?|multiple',
    'n\\/a|na|names?|none|notes?|others?|page|party|pending|projects?|purpose|recipients?|requestors?|requests?',
    'requested|revised|see|senate|source|subcommittee|sum|tbd|totals?|unknown|updated|various|website|withdrawn',
  ].join('|')})\\b`,
  'i',
)

/**
 * Whether the name is one surname: one word, words that begin with a particle, or a surname of two words that a member
 * has had since 2021.
 */
export const isOneSurname = (name: string): boolean => {
  const words = foldText(name.replace(/,?\s(?:Jr|Sr|II|III|IV)\.?$/, '')).split(' ')
  return words.slice(0, -1).every((word) => PARTICLES.has(word)) || DOUBLE.has(words.join(' '))
}

const PARTICLES: ReadonlySet<string> = new Set(
  'da de del della den der di dos du el la le lo los mc mac san santa st st. ten van von'.split(' '),
)

/** Surnames of two words without a hyphen (unitedstates/congress-legislators). Enter new ones here. */
const DOUBLE: ReadonlySet<string> = new Set(
  (
    'blunt rochester|coleman radewagen|cortez masto|gluesenkamp perez|gonzalez colon|hernandez rivera|' +
    'herrera beutler|jackson lee|lee carter|leger fernandez|mcclain delaney|mcdonald rivet|mcmorris rodgers|' +
    'moore capito|taylor greene|wasserman schultz|watson coleman'
  ).split('|'),
)

/** Form in which a document writes one member in one cell, found from all of its cells. */
export type MemberForm = {
  /** Whether names are written `Sample, Ada` and not `Ada Sample`. */
  readonly lastFirst: boolean
  /** Surnames of all cells that name one member, folded. */
  readonly surnames: ReadonlySet<string>
}

export const findMemberForm = (cells: Iterable<string>): MemberForm => {
  const finder = makeFormFinder()
  for (const cell of cells) finder.add(cell)
  return finder.find()
}

/** Finds the form from cells that are added one by one. It holds only the surnames. */
export const makeFormFinder = (): { add(cell: string): void; find(): MemberForm } => {
  const counts = { single: 0, commas: 0 }
  /** Surnames for either form: only all cells together show which form the document has. */
  const [lastFirst, firstLast] = [new Set<string>(), new Set<string>()]
  return {
    add: (cell) => {
      if (cell.trim() === '' || splitAtSigns(cell).length !== 1) return
      const [last, ...others] = splitAtCommas(cell)
      counts.single += 1
      if (others.length > 0) counts.commas += 1
      if (last !== undefined) lastFirst.add(foldText(last))
      if (last !== undefined && others.length === 0) firstLast.add(foldText(lastWord(cell)))
    },
    find: () => {
      const isLastFirst = counts.commas * 2 > counts.single
      return { lastFirst: isLastFirst, surnames: isLastFirst ? lastFirst : firstLast }
    },
  }
}

/**
 * Splits a cell into its members, each as it is printed. `Sample/Example` has two. `Sample, Ada` has one if that is the
 * form of the document; otherwise it has two if the document has both as surnames. Undefined if their number is
 * unclear, or if one of them is not a name.
 */
export const splitMembers = (cell: string, form: MemberForm): readonly string[] | undefined => {
  const members = splitAtSigns(cell).map((part) => splitMember(part, form))
  return members.every((names) => names !== undefined) ? members.flat() : undefined
}

/** Splits a cell at signs that no name has. */
export const splitAtSigns = (cell: string): string[] => tidy(cell.split(/[;\n/&|+]|\sand\s/))

/** Splits a cell at commas. A comma before `Jr.` and its like is part of the name. */
export const splitAtCommas = (cell: string): string[] => tidy(cell.split(/,(?!\s*(?:Jr|Sr|II|III|IV)\b)/))

const tidy = (parts: readonly string[]): string[] =>
  parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '')

const lastWord = (cell: string): string => cell.trim().split(/\s+/).at(-1) ?? ''

const splitMember = (part: string, { lastFirst, surnames }: MemberForm): readonly string[] | undefined => {
  const [last = '', first, ...others] = splitAtCommas(part)
  if (others.length > 0 || /,$/.test(part)) return undefined
  if (first === undefined) return isName(last) ? [part] : undefined
  if (!isName(last) || !isName(first)) return undefined
  const isKnown = (name: string): boolean => surnames.has(foldText(name))
  if (!lastFirst) return isKnown(last) && isKnown(first) ? [last, first] : undefined
  // The given name of one member may be the surname of another, so the member is unclear.
  const isGiven = !isKnown(first) && !first.split(' ').slice(1).some(isKnown)
  return isGiven && isOneSurname(last) ? [part] : undefined
}
