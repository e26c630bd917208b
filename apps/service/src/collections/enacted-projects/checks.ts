import type { Finding } from '../../releases/index.ts'
import { listFirst } from '../../releases/index.ts'
import { jointStatementsPdf, type RowSum } from '../../publishers/enacted-projects/index.ts'
import type { Facts } from '../families/index.ts'
import { isCounted } from './compare-totals.ts'
import { PROJECT_FACTS } from './facts.ts'
import {
  compareTotals,
  listTables,
  nameDivision,
  type ComparedTotal,
  type SummedTable,
} from './make-control-totals.ts'

/** Years whose totals were reconciled with a whole table: a difference stops the release. */
const RECONCILED: readonly number[] = [2022]

/** Checks of a build: control totals, tables that double each other, rows of PDFs, and tables that are read for checks. */
export const makeChecks = (facts: Facts): readonly Finding[] => {
  const compared = compareTotals(facts)
  return [checkTotals(compared), checkDoubles(facts), checkPdf(facts, compared), compareTables(facts)]
}

const checkTotals = (compared: readonly ComparedTotal[]): Finding => {
  const different = compared.filter(({ comparison }) => comparison.status === 'differs')
  const count = (status: string) => compared.filter(({ comparison }) => comparison.status === status).length
  return {
    name: 'control_totals',
    rule: `Counts and sums by GAO's rule equal the published counts and sums, to the dollar or to the last published digit, where all tables of a total are archived. Equal: ${count('equal')}; different: ${count('differs')}; not covered: ${count('not_covered')}; not comparable: ${count('not_comparable')}.${describe(different.filter((one) => !isReconciled(one)))}`,
    faults: different.filter(isReconciled).map(describeOne),
  }
}

const isReconciled = ({ fact }: ComparedTotal): boolean => RECONCILED.includes(fact.draft.fiscal_year)

const describe = (different: readonly ComparedTotal[]): string =>
  different.length === 0 ? '' : ` Different: ${listFirst(different.map(describeOne))}.`

const describeOne = ({ fact: { draft }, comparison }: ComparedTotal): string =>
  `${draft.fiscal_year} ${draft.scope}, ${draft.counting_rule}: published ${draft.published_items ?? '?'} and ${draft.published_amount ?? draft.amount_as_published ?? '?'}, counted ${comparison.counted_items ?? '?'} and ${comparison.counted_amount ?? '?'}`

/** Two tables of one division would count its projects twice. */
const checkDoubles = (facts: Facts): Finding => {
  const documents = new Map<string, Set<string>>()
  for (const { draft, source } of facts.list(PROJECT_FACTS))
    documents.getOrInsertComputed(nameDivision(draft), () => new Set()).add(source.sha256)
  return {
    name: 'one_table_of_each_division',
    rule: 'All projects of a year and subcommittee come from a single table.',
    faults: [...documents]
      .filter(([, tables]) => tables.size > 1)
      .map(([division, tables]) => `${division}: ${tables.size} tables. Withdraw all but one.`),
  }
}

/** Reports where tables of the same division differ. */
const compareTables = (facts: Facts): Finding => {
  const total = (sums: readonly RowSum[], of: 'counted' | 'dollars') =>
    sums.reduce((sum, one) => sum + one[of], 0)
  const describeTable = ({ publisher, sums }: SummedTable) =>
    `${total(sums, 'counted')} and ${total(sums, 'dollars')} dollars${publisher === null ? '' : ` in ${publisher}`}`
  const isEqual = (a: SummedTable, b: SummedTable) =>
    (['counted', 'dollars'] as const).every((of) => total(a.sums, of) === total(b.sums, of))
  const different = listTables(facts).flatMap(([first, ...others]) =>
    others
      .filter((other) => !isEqual(first, other))
      .map((other) => `${first.division}: ${describeTable(first)} against ${describeTable(other)}`),
  )
  return {
    name: 'check_table',
    rule: `Tables of the same division are compared: published rows, and tables that are read for checks. Different: ${different.length}${different.length === 0 ? '' : `: ${listFirst(different)}`}.`,
    faults: [],
  }
}

/** Projects of a PDF are published only where published totals, exact to the dollar, count all of their division. */
const checkPdf = (facts: Facts, compared: readonly ComparedTotal[]): Finding => {
  const divisions = new Set<string>()
  for (const { draft, source } of facts.list(PROJECT_FACTS))
    if (source.publisher === jointStatementsPdf.name && !source.sample) divisions.add(nameDivision(draft))
  const equal = compared.filter(
    ({ fact, comparison }) => comparison.status === 'equal' && fact.draft.published_amount !== null,
  )
  const isReconciled = (sum: RowSum) => equal.some(({ fact }) => isCounted(fact.draft, sum))
  const open = listTables(facts).filter(
    ([{ division, sums }]) => divisions.has(division) && !sums.every(isReconciled),
  )
  return {
    name: 'pdf_reconciled',
    rule: 'Rows from a PDF are published only if they equal a published total of their division, exact to the dollar.',
    faults: open.map(
      ([{ division }]) =>
        `${division}: no exact published total equals the rows. Archive such a total, or add the PDF without --rows published.`,
    ),
  }
}
