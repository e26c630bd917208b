import type { DatabaseSync } from 'node:sqlite'
import type { FundingLine } from '@rotunda/contract'
import { FUNDING_LINES, joinFundingLines, type JoinProblem } from '../../collections/appropriations/index.ts'
import { sortByDefault } from '../../tables/index.ts'
import { makeRowFaults, type RowFaults } from './fault-list.ts'
import { FUNDING_LINE_RULES } from './find-row-faults.ts'

/** Codes of the guidance that were not found in the code lists of the release. */
export type Unjoined = {
  /** Not in a whole list. */
  readonly unknown: readonly string[]
  /** Of a kind of which the release has no whole list: there is none, or it is a sample. */
  readonly notLookedUp: readonly string[]
}

export type FinishedLines = {
  readonly lines: readonly FundingLine[]
  readonly faults: RowFaults
  readonly unjoined: Unjoined
  /** Ids that two lines have. */
  readonly collisions: number
}

/** All funding lines, joined and in their order. The code lists bound their number: some thousands, held at once. */
export const finishLines = (staging: DatabaseSync): FinishedLines => {
  const staged = staging
    .prepare('select body from lines order by row')
    .all()
    // Bodies are written by the row store alone.
    .map(({ body }) => JSON.parse(String(body)) as FundingLine)
  const { lines: joined, problems } = joinFundingLines(staged)
  const lines = separateCollisions(joined)
  const faults = makeRowFaults()
  for (const line of lines) {
    faults.invalid.add(FUNDING_LINE_RULES.findInvalid(line))
    faults.unexplained.add(FUNDING_LINE_RULES.findUnexplained(line))
  }
  return {
    lines: sortByDefault(FUNDING_LINES, lines),
    faults,
    unjoined: divideProblems(staged, problems),
    collisions: joined.length - new Set(joined.map(({ id }) => id)).size,
  }
}

/** Told apart by a number at the end, in their order: a release that fails this check can still be read. */
const separateCollisions = (lines: readonly FundingLine[]): FundingLine[] => {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const again = seen.get(line.id) ?? 0
    seen.set(line.id, again + 1)
    return again === 0 ? line : { ...line, id: `${line.id}-${again}` }
  })
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
