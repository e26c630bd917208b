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
const listSums = (facts: Facts): readonly CountedSum[] => {
  const projects = addRows(facts)
  const own = new Set(projects.map(nameDivision))
  return [
    ...projects.map((sum) => ({ ...sum, from: 'projects' as const })),
    ...listCheckSums(facts)
      .filter((sum) => !own.has(nameDivision(sum)))
      .map((sum) => ({ ...sum, from: 'check_table' as const })),
  ]
}

export const nameDivision = ({
  fiscal_year,
  subcommittee,
}: Pick<RowSum, 'fiscal_year' | 'subcommittee'>): string => `${fiscal_year} ${subcommittee}`

/** Sums of the real tables that are not published. */
export const listCheckSums = (facts: Facts): readonly RowSum[] =>
  [...facts.list(SUM_FACTS)].filter(({ source }) => !source.sample).map(({ draft }) => draft)

/** Sums of the real rows of projects. */
export const addRows = (facts: Facts): readonly RowSum[] => {
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
