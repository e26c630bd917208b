import { foldText } from '../../../platform/index.ts'

const LEFT_OUT: ReadonlySet<string> = new Set(
  'the of and for a inc incorporated llc ltd limited corp corporation co company lp llp'.split(' '),
)

const listWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Folds the name of a recipient, so that names that differ in case, punctuation, legal forms and the order of words are
 * equal: `Oak, City of` is `CITY OF OAK`. Empty if nothing is left.
 */
export const foldRecipient = (name: string | null): string =>
  listWords(name ?? '')
    .filter((word) => !LEFT_OUT.has(word))
    .sort()
    .join(' ')

/** Folds a text to its words in their order, with a space on each side, so that one text can be found in another. */
export const foldWords = (text: string | null): string => ` ${listWords(text ?? '').join(' ')} `

/** Words of descriptions that tell no project from another: of programs, laws, purposes and works. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  `the of and for a an at by in is on or to with from into this that these will be been are as it its
  project projects community communities funding funded funds fund grant grants subgrant award awards awarded agreement
  cooperative federal national state local public private department agency office program programs assistance initiative
  economic development edi cpf cds cpfcds earmark earmarked congressional congressionally directed spending appropriation
  appropriations appropriated consolidated further act acts law laws pub no see pl fy fiscal year years title section division
  description purpose purposes activities activity performed expected outcomes outcome deliverables deliverable intended
  beneficiary beneficiaries subrecipient subrecipients recipient recipients provide provides provided providing support
  supports supporting use used uses cost costs expense expenses services service work works
  construct construction constructing reconstruction renovate renovation renovations rehabilitate rehabilitation repair
  repairs replace replacement improve improvement improvements upgrade upgrades expand expansion acquire acquisition
  purchase purchasing plan planning design engineering equipment technology infrastructure facility facilities new
  one two three i ii iii iv`.split(/\s+/),
)

/** Words that tell a project from another. A word of a number says nothing. */
export const listTelling = (words: string): readonly string[] =>
  words.split(' ').filter((word) => word.length > 1 && !/\d/.test(word) && !SAYS_NOTHING.has(word))

/** Least words of a telling text. */
export const LEAST_WORDS = 4
const LEAST_LETTERS = 20

/** Whether folded words name one project and not any: `library` stands in many descriptions. */
export const isTelling = (words: string): boolean =>
  words.trim().split(' ').length >= LEAST_WORDS && words.trim().length >= LEAST_LETTERS
