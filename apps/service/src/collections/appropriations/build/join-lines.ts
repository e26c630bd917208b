import type { FundingLine } from '@rotunda/contract'
import type { Staging } from '../../../releases/index.ts'
import { FUNDING_LINES } from '../funding-lines.ts'
import { joinFundingLines, type JoinProblem } from '../join-funding-lines.ts'

/** Codes of the guidance that were not found in the code lists of the release. */
export type Unjoined = {
  /** Not in a whole list. */
  readonly unknown: readonly string[]
  /** Codes of a kind without a complete list in the release: the list is missing, or it is a sample. */
  readonly notLookedUp: readonly string[]
}

/** Joins all staged funding lines. The code lists bound their number: some thousands, held at once. */
export const joinStagedLines = (
  staging: Staging,
): { readonly lines: readonly FundingLine[]; readonly unjoined: Unjoined } => {
  const rows = [...staging.listRows(FUNDING_LINES.name)]
  // Rows of the very table.
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
