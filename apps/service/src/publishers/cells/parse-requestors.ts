import { isState, type Chamber, type Flag, type NamedRequestor, type State } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'

/**
 * The members in a cell that names them by surname: `Bishop (GA), Van Hollen 164`, `McBath / Williams (GA)`. A State
 * in parentheses is the member's; figures that have run in from the foot of a page are taken off with a flag; a name
 * broken over two lines is joined only where the same document prints it whole elsewhere. `name_raw` keeps what is
 * printed.
 */
export const parseRequestors = (
  cell: string,
  { chamber, names }: { readonly chamber: Chamber; readonly names: ReadonlySet<string> },
): { readonly requestors: readonly NamedRequestor[]; readonly flags: readonly Flag[] } => {
  const parsed = splitNames(cell).map((raw) => parseName(raw, names))
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

/** The names that a document prints, folded: what a broken name is held against. */
export const collectNames = (cells: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...cells].flatMap((cell) => splitNames(cell).map((raw) => foldText(takeState(takePage(raw).name).name))),
  )

type ParsedName = {
  readonly raw: string
  readonly name: string
  readonly state: State | null
  readonly flags: readonly Flag[]
}

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

/** A comma before `Jr.` and its like does not begin another member. */
const splitNames = (cell: string): string[] =>
  cell
    .split(/[;\n/&]|,(?!\s*(?:Jr|Sr|II|III|IV)\b)|\sand\s/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')

const takePage = (text: string): { name: string; removed: boolean } => {
  const [, name] = /^(.*[\p{L}.)])\s*\d{1,4}$/u.exec(text) ?? []
  return name === undefined ? { name: text, removed: false } : { name, removed: true }
}

const takeState = (text: string): { name: string; state: State | null } => {
  const [, name = '', code = ''] = /^(.*\S)\s*\(([A-Z]{2})\)$/.exec(text) ?? []
  return isState(code) ? { name, state: code } : { name: text, state: null }
}

/** `Mur- phy` is Murphy, and `Blunt- Example` is Blunt-Example, when the document says so elsewhere. */
const joinBroken = (name: string, names: ReadonlySet<string>): string => {
  if (!BREAK.test(name)) return name
  const whole = [name.replaceAll(BREAK, ''), name.replaceAll(BREAK, '-')]
  return whole.find((joined) => names.has(foldText(joined))) ?? name
}

const BREAK = /(?<=\p{L})-\s+(?=\p{L})/gu
