import type { AssistanceListing, FundingLine } from '@rotunda/contract'
import { DEDICATED } from '../../publishers/appropriations/index.ts'
import type { Staging } from '../../releases/index.ts'
import { FUNDING_LINES } from './funding-lines.ts'

/** Fields of a line that the join reads or fills. */
export type JoinableLine = Pick<
  FundingLine,
  | 'kind'
  | 'federal_account_symbol'
  | 'federal_account_title'
  | 'assistance_listings'
  | 'basis'
  | 'status'
  | 'missing'
>

/** A code that a line names and that the code lists of the same release do not have. */
export type JoinProblem<Line> = {
  readonly line: Line
  readonly field: 'federal_account_symbol' | 'assistance_listings'
  readonly code: string
}

export type JoinedLines<Line> = {
  /** The same lines in the same order. */
  readonly lines: readonly Line[]
  readonly problems: readonly JoinProblem<Line>[]
}

/** Status of a guidance line that no document of its own year has named yet. */
const DRAFT = 'draft'

/**
 * Fills the titles of accounts and listings into the guidance lines that name their codes, and marks drafts and lines
 * with a dedicated listing. A code that the lists lack stays without a title and is a problem. Lines of other kinds do
 * not change.
 */
export const joinFundingLines = <Line extends JoinableLine>(lines: readonly Line[]): JoinedLines<Line> => {
  const codes = listCodes(lines)
  const joined = lines.map((line) => (line.kind === 'guidance' ? joinLine(line, codes) : line))
  return { lines: joined, problems: joined.flatMap((line) => listProblems(line, codes)) }
}

type Codes = {
  /** Titles by symbol. */
  readonly accounts: ReadonlyMap<string, string>
  readonly listings: ReadonlyMap<string, { readonly title: string; readonly dedicated: boolean }>
}

const listCodes = (lines: readonly JoinableLine[]): Codes => ({
  accounts: new Map(
    lines
      .filter(({ kind }) => kind === 'federal_account')
      .flatMap(({ federal_account_symbol: symbol, federal_account_title: title }) =>
        symbol === null || title === null ? [] : [[symbol, title]],
      ),
  ),
  listings: new Map(
    lines
      .filter(({ kind }) => kind === 'assistance_listing')
      .flatMap(({ assistance_listings: listings, status }) =>
        listings.flatMap(({ number, title }) =>
          title === null ? [] : [[number, { title, dedicated: status === DEDICATED }]],
        ),
      ),
  ),
})

const joinLine = <Line extends JoinableLine>(line: Line, { accounts, listings }: Codes): Line => {
  const { federal_account_symbol: symbol, missing } = line
  const title = symbol === null ? null : (accounts.get(symbol) ?? null)
  const dedicated = line.assistance_listings.filter(({ number }) => listings.get(number)?.dedicated)
  const marks = [
    ...(line.basis === 'crosswalk_draft' ? [DRAFT] : []),
    ...(dedicated.length > 0 ? [nameDedicated(dedicated)] : []),
  ]
  const status = marks.length > 0 ? marks.join('; ') : line.status
  return {
    ...line,
    federal_account_title: title,
    assistance_listings: line.assistance_listings.map(({ number }) => ({
      number,
      title: listings.get(number)?.title ?? null,
    })),
    status,
    missing: leaveOut(missing, { federal_account_title: title, status }),
  }
}

const nameDedicated = (listings: readonly AssistanceListing[]): string =>
  `${DEDICATED}: ${listings.map(({ number }) => number).join(', ')}`

const leaveOut = (
  missing: FundingLine['missing'],
  values: Readonly<Record<string, string | null>>,
): FundingLine['missing'] =>
  Object.fromEntries(Object.entries(missing).filter(([field]) => (values[field] ?? null) === null))

const listProblems = <Line extends JoinableLine>(
  line: Line,
  { accounts, listings }: Codes,
): JoinProblem<Line>[] => {
  const { federal_account_symbol: symbol } = line
  const unknown = line.assistance_listings.filter(({ number }) => !listings.has(number))
  return [
    ...(symbol === null || accounts.has(symbol)
      ? []
      : [{ line, field: 'federal_account_symbol' as const, code: symbol }]),
    ...unknown.map(({ number }) => ({ line, field: 'assistance_listings' as const, code: number })),
  ]
}

/** Codes of the guidance that were not found in the code lists of the release. */
export type Unjoined = {
  /** Codes that a whole list does not have. */
  readonly unknown: readonly string[]
  /** Codes of a kind without a complete list in the release: the list is missing, or it is a sample. */
  readonly notLookedUp: readonly string[]
}

/** Joins all staged funding lines. The code lists bound their number: some thousands, held at once. */
export const joinStagedLines = (
  staging: Staging,
): { readonly lines: readonly FundingLine[]; readonly unjoined: Unjoined } => {
  const rows = [...staging.listRows(FUNDING_LINES.name)]
  // Rows of this table are funding lines.
  const staged = rows.map(({ body }) => body as FundingLine)
  const { lines, problems } = joinFundingLines(staged)
  for (const [index, { row }] of rows.entries()) staging.replaceBody(row, lines[index] ?? {})
  return { lines, unjoined: divideProblems(staged, problems) }
}

const LIST_OF = {
  federal_account_symbol: 'federal_account',
  assistance_listings: 'assistance_listing',
} as const satisfies Record<JoinProblem<FundingLine>['field'], FundingLine['kind']>

const divideProblems = (
  lines: readonly FundingLine[],
  problems: readonly JoinProblem<FundingLine>[],
): Unjoined => {
  const whole = new Set(
    lines.filter(({ coverage }) => !coverage.includes('sample_data')).map(({ kind }) => kind),
  )
  const name = ({ field, code }: JoinProblem<FundingLine>): string => `${field} ${code}`
  const { unknown = [], notLookedUp = [] } = Object.groupBy(problems, ({ field }) =>
    whole.has(LIST_OF[field]) ? 'unknown' : 'notLookedUp',
  )
  return { unknown: unknown.map(name), notLookedUp: notLookedUp.map(name) }
}
