import { foldText } from '../../platform/index.ts'

/**
 * Joins the words of a text that were broken over two lines (`Treat- ment`). A hyphen alone does not distinguish a broken
 * word from a compound (`community- based`), so one of these must decide, in this order:
 * 1. the document prints the joined word elsewhere: joined;
 * 2. the document prints the word with its hyphen elsewhere: only the space goes;
 * 3. the second part is a piece that is not an English word (`tion`, `ments`): joined.
 * Everything else stays as printed.
 */
export const repairHyphens = (text: string, words: ReadonlySet<string>): string =>
  text.replace(BROKEN, (printed, head: string, tail: string) => {
    if (words.has(foldText(head + tail))) return head + tail
    if (words.has(foldText(`${head}-${tail}`))) return `${head}-${tail}`
    return PIECES.has(tail) ? head + tail : printed
  })

/** Lists the words of a text, folded: a broken word is compared with the words of its whole document. */
export const listWords = (text: string): readonly string[] => (text.match(WORD) ?? []).map(foldText)

const BROKEN = /(\p{L}+)-\s+(\p{Ll}+)(?!\p{L})/gu
const WORD = /\p{L}+(?:-\p{L}+)*/gu

/** Endings of English words at which a line may break. None of them is a word itself. */
const PIECES: ReadonlySet<string> = new Set(
  (
    'tion tions tional sion sions ation ations ization cation fication ition itions itation struction structions ' +
    'mendation mendations ommendation ommendations ment ments ement ements ture tures tural ity ities bility ' +
    'ance ence tive tives ative nology nological ical tically tially ery ary ering ening eration igation uation ' +
    'imentation frastructure'
  ).split(' '),
)
