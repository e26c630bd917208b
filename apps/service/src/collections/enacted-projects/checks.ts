import type { Finding } from '../../releases/index.ts'
import { listFirst } from '../../releases/index.ts'
import type { Facts } from '../families/index.ts'
import { PROJECT_FACTS } from './facts.ts'
import {
  addRows,
  compareTotals,
  listCheckSums,
  nameDivision,
  type ComparedTotal,
} from './make-control-totals.ts'

/** Years whose totals were reconciled with a whole table: a difference stops the release. */
const RECONCILED: readonly number[] = [2022]

/** Checks of a build: control totals, tables that double each other, and the table that is read for checks. */
export const makeChecks = (facts: Facts): readonly Finding[] => {
  const compared = compareTotals(facts)
  return [checkTotals(compared), checkDoubles(facts), compareTables(facts)]
}

const checkTotals = (compared: readonly ComparedTotal[]): Finding => {
  const different = compared.filter(({ comparison }) => comparison.status === 'differs')
  const count = (status: string) => compared.filter(({ comparison }) => comparison.status === status).length
  return {
    name: 'control_totals',
    rule: `Counts and sums by GAO's rule are the published ones, to the dollar or to the last published digit, where all tables of a total are archived. Equal: ${count('equal')}; different: ${count('differs')}; not covered: ${count('not_covered')}; not comparable: ${count('not_comparable')}.${describe(different.filter((one) => !isReconciled(one)))}`,
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
    rule: 'The projects of a year and subcommittee come from one table.',
    faults: [...documents]
      .filter(([, tables]) => tables.size > 1)
      .map(([division, tables]) => `${division}: ${tables.size} tables. Withdraw all but one.`),
  }
}

/** Reports where the published rows of a division differ from the table that is read for checks. */
const compareTables = (facts: Facts): Finding => {
  const sumsOf = (sums: ReturnType<typeof addRows>) => Map.groupBy(sums, nameDivision)
  const [own, check] = [sumsOf(addRows(facts)), sumsOf(listCheckSums(facts))]
  const total = (sums: ReturnType<typeof addRows>, of: 'counted' | 'dollars') =>
    sums.reduce((sum, one) => sum + one[of], 0)
  const different = [...own].flatMap(([division, sums]) => {
    const other = check.get(division)
    if (other === undefined) return []
    const [a, b] = [sums, other].map((one) => `${total(one, 'counted')} and ${total(one, 'dollars')} dollars`)
    return a === b ? [] : [`${division}: ${a ?? ''} against ${b ?? ''}`]
  })
  return {
    name: 'check_table',
    rule: `Published rows are compared with a table that is read for checks, division by division. Different: ${different.length}${different.length === 0 ? '' : `: ${listFirst(different)}`}.`,
    faults: [],
  }
}
