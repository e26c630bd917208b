import type { EnactedControlTotal, NoticeFields, RowFields } from '@rotunda/contract'
import {
  addProject,
  findCountedAccount,
  nameTotal,
  type ControlTotalDraft,
  type ProjectDraft,
  type RowSum,
} from '../../publishers/enacted-projects/index.ts'
import { digestOf, type Fact, type MadeRow } from '../../releases/index.ts'
import { compareTexts } from '../../platform/index.ts'
import type { Facts } from '../families/index.ts'
import { compareTotal, type Comparison, type CountedSum } from './compare-totals.ts'
import { CONTROL_FACTS, PROJECT_FACTS, SUM_FACTS } from './facts.ts'

const ID_DIGITS = 16

/** A control total with its comparison. */
export type ComparedTotal = { readonly fact: Fact<ControlTotalDraft>; readonly comparison: Comparison }

/** Compares every control total with the real rows. Invented rows are not counted. */
export const compareTotals = (facts: Facts): readonly ComparedTotal[] => {
  const sums = listSums(facts)
  return [...facts.list(CONTROL_FACTS)].map((fact) => ({ fact, comparison: compareTotal(fact.draft, sums) }))
}

/** Rows of projects count before those of a table that is not published, subcommittee by subcommittee. */
const listSums = (facts: Facts): readonly CountedSum[] =>
  listTables(facts).flatMap(([first]) => {
    const from = first.publisher === null ? 'projects' : 'check_table'
    return first.sums.map((sum) => ({ ...sum, from }) as const)
  })

/** Sums of one division from one table; `publisher` is null for the rows of projects. */
export type SummedTable = {
  readonly division: string
  readonly publisher: string | null
  readonly sums: readonly RowSum[]
}

/**
 * Lists the sums of each division: first those of its projects, then those of each real table that is read for checks,
 * by publisher.
 */
export const listTables = (facts: Facts): readonly (readonly [SummedTable, ...SummedTable[]])[] => {
  const own = addRows(facts).map((sum) => ({ publisher: null, sum }))
  const checks = [...facts.list(SUM_FACTS)]
    .filter(({ source }) => !source.sample)
    .map(({ draft: sum, source: { publisher } }) => ({ publisher, sum }))
    .toSorted((a, b) => compareTexts(a.publisher, b.publisher))
  const divisions = Map.groupBy([...own, ...checks], ({ sum }) => nameDivision(sum))
  return [...divisions].flatMap(([division, rows]) => {
    const [first, ...others] = [...Map.groupBy(rows, ({ publisher }) => publisher)].map(
      ([publisher, all]): SummedTable => ({ division, publisher, sums: all.map(({ sum }) => sum) }),
    )
    return first === undefined ? [] : [[first, ...others] as const]
  })
}

export const nameDivision = ({
  fiscal_year,
  subcommittee,
}: Pick<RowSum, 'fiscal_year' | 'subcommittee'>): string => `${fiscal_year} ${subcommittee}`

/** Sums of the real rows of projects. */
const addRows = (facts: Facts): readonly RowSum[] => {
  const sums = new Map<string, RowSum>()
  for (const { draft, source } of facts.list(PROJECT_FACTS)) {
    if (source.sample) continue
    const sum = startSum(draft)
    const key = JSON.stringify(sum)
    sums.set(key, addProject(sums.get(key) ?? sum, draft))
  }
  return [...sums.values()]
}

const startSum = ({ fiscal_year, subcommittee, agency_code, account }: ProjectDraft): RowSum => ({
  fiscal_year,
  subcommittee,
  agency_code,
  account: findCountedAccount(agency_code, account),
  rows: 0,
  counted: 0,
  dollars: 0,
  printed_dollars: 0,
})

/** Makes the row of a compared total. */
export const makeControlTotal = ({ fact, comparison }: ComparedTotal): MadeRow => {
  const body: Omit<EnactedControlTotal, 'id' | keyof NoticeFields | keyof RowFields> = {
    ...fact.draft,
    ...comparison,
  }
  return {
    table: 'control-totals',
    dataset: 'control-totals',
    id: `ect-${digestOf([nameTotal(fact.draft)], ID_DIGITS)}`,
    coverage: {},
    body,
    from: [fact],
  }
}
