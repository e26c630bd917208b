import { isState, type Chamber, type Flag, type NamedRequestor, type State } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import { isName, isOneSurname, splitAtCommas, splitAtSigns } from './member-names.ts'

/**
 * Parses the members in a cell that names them by surname: `Bishop (GA), Van Hollen 164`, `McBath / Williams (GA)`. A
 * State in parentheses is the member's. A name that is printed twice is one requestor. Digits that have run in from the
 * foot of a page are removed, with a flag. A name broken over two lines is joined only if the same document prints it
 * whole elsewhere. `name_raw` keeps the printed text.
 */
export const parseRequestors = (
  cell: string,
  { chamber, names }: { readonly chamber: Chamber; readonly names: ReadonlySet<string> },
): { readonly requestors: readonly NamedRequestor[]; readonly flags: readonly Flag[] } => {
  const all = splitNames(cell)
    .map((raw) => parseName(raw, names))
    .flatMap((name) => splitKnown(name, names))
  const parsed = all.filter((one, index) => !isAgain(one, all.slice(0, index)))
  return {
    requestors: parsed.map(({ raw, name, state }) => ({
      name,
      name_raw: raw,
      chamber,
      state,
      district: null,
      party: null,
    })),
    flags: [...new Set(parsed.flatMap(({ flags }) => flags))],
  }
}

/** Finds the first name in a cell that cannot be identified as one member; undefined if each can. */
export const findUnclearName = (cell: string, names: ReadonlySet<string>): string | undefined =>
  splitNames(cell).find((raw) => {
    const parts = splitKnown(parseName(raw, names), names)
    return !parts.every(({ name }) => isName(name) && isOneSurname(name))
  })

/** Lists the names in a cell, folded: a broken name is compared with the names of its whole document. */
export const listNames = (cell: string): readonly string[] =>
  splitNames(cell).map((raw) => foldText(takeState(takePage(raw).name).name))

type ParsedName = {
  readonly raw: string
  readonly name: string
  readonly state: State | null
  readonly flags: readonly Flag[]
}

/**
 * Whether a name is printed again. `Scott, David, Scott, Bobby` are two members: a surname without a State counts again
 * unless it follows itself.
 */
const isAgain = (one: ParsedName, before: readonly ParsedName[]): boolean =>
  (one.state === null ? before.slice(-1) : before).some(
    ({ name, state }) => state === one.state && foldText(name) === foldText(one.name),
  )

const parseName = (raw: string, names: ReadonlySet<string>): ParsedName => {
  const page = takePage(raw)
  const { name: printed, state } = takeState(page.name)
  const name = joinBroken(printed, names)
  return {
    raw,
    name,
    state,
    flags: [
      ...(page.removed ? (['page_number_removed'] as const) : []),
      ...(name === printed ? [] : (['hyphen_repaired'] as const)),
    ],
  }
}

const splitNames = (cell: string): string[] => splitAtSigns(cell).flatMap(splitAtCommas)

const takePage = (text: string): { name: string; removed: boolean } => {
  const [, name] = /^(.*[\p{L}.)])\s*\d{1,4}$/u.exec(text) ?? []
  return name === undefined ? { name: text, removed: false } : { name, removed: true }
}

const takeState = (text: string): { name: string; state: State | null } => {
  const [, name = '', code = ''] = /^(.*\S)\s*\(([A-Z]{2})\)$/.exec(text) ?? []
  return isState(code) ? { name, state: code } : { name: text, state: null }
}

/** Splits two surnames that the document also prints alone: they have lost the comma between them. */
const splitKnown = (parsed: ParsedName, names: ReadonlySet<string>): readonly ParsedName[] => {
  const words = parsed.name.split(' ')
  return words.length > 1 && !isOneSurname(parsed.name) && words.every((word) => names.has(foldText(word)))
    ? words.map((word) => ({
        ...parsed,
        raw: word,
        name: word,
        state: word === words.at(-1) ? parsed.state : null,
      }))
    : [parsed]
}

/**
 * Joins a broken name: `Mur- phy` is Murphy, and `Blunt- Example` is Blunt-Example, if the document prints that
 * elsewhere.
 */
const joinBroken = (name: string, names: ReadonlySet<string>): string => {
  if (!BREAK.test(name)) return name
  const whole = [name.replaceAll(BREAK, ''), name.replaceAll(BREAK, '-')]
  return whole.find((joined) => names.has(foldText(joined))) ?? name
}

const BREAK = /(?<=\p{L})-\s+(?=\p{L})/gu
