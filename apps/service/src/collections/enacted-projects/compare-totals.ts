import type { CountedFrom, EnactedControlTotal, EnactedAgency, SubcommitteeCode } from '@rotunda/contract'
import {
  listSubcommittees,
  type ControlTotalDraft,
  type CountedAccount,
  type RowSum,
} from '../../publishers/enacted-projects/index.ts'

/** Counts and sums of rows, and where they come from. */
export type CountedSum = RowSum & { readonly from: Exclude<CountedFrom, 'both'> }

/** The count for a control total, and the result of the comparison. */
export type Comparison = Pick<
  EnactedControlTotal,
  'counted_amount' | 'counted_from' | 'counted_items' | 'status'
>

/** Subcommittees with projects in an Act. The other two of the twelve have none. */
const ALL: readonly SubcommitteeCode[] = [
  'AG',
  'CJS',
  'DEF',
  'EW',
  'FSGG',
  'HS',
  'INT',
  'LHHS',
  'MCVA',
  'THUD',
]

type Scope = {
  readonly subcommittees: readonly SubcommitteeCode[]
  readonly agency?: EnactedAgency
  readonly account?: CountedAccount
}

const ofAgency = (agency: EnactedAgency, account?: CountedAccount): Scope => ({
  subcommittees: listSubcommittees(agency),
  agency,
  ...(account && { account }),
})

/** Scopes of control totals that rows of tables can be counted for, by their names in lists. */
const SCOPES: ReadonlyMap<string, Scope> = new Map<string, Scope>([
  ['all', { subcommittees: ALL }],
  ...ALL.map((code) => [`subcommittee ${code}`, { subcommittees: [code] }] as const),
  ['Agriculture', ofAgency('USDA')],
  ['Commerce', ofAgency('DOC')],
  ['Corps of Engineers', ofAgency('USACE')],
  ['Defense', ofAgency('DOD')],
  ['Education', ofAgency('ED')],
  ['Energy', ofAgency('DOE')],
  ['EPA', ofAgency('EPA')],
  ['EPA STAG water projects', ofAgency('EPA', 'stag_water')],
  ['General Services Administration', ofAgency('GSA')],
  ['Health and Human Services', ofAgency('HHS')],
  ['Homeland Security', ofAgency('DHS')],
  ['HUD', ofAgency('HUD')],
  ['HUD Economic Development Initiative', ofAgency('HUD')],
  ['Interior', ofAgency('DOI')],
  ['Justice', ofAgency('DOJ')],
  ['Labor', ofAgency('DOL')],
  ['NASA', ofAgency('NASA')],
  ['National Archives', ofAgency('NARA')],
  ['Small Business Administration', ofAgency('SBA')],
  ['Transportation', ofAgency('DOT')],
])

/** Rules that count other things than rows of tables: awards, forecasts and listings of programs. */
const OTHER_RULES = /^(?:program listing|awards|agency forecast|full-year continuing resolution)$/
/** Rules that count every row and its printed amount, budget requests among them. */
const ROW_RULES = /^rows of the /i

/** Compares a control total with the rows of the release. */
export const compareTotal = (total: ControlTotalDraft, sums: readonly CountedSum[]): Comparison => {
  const scope = SCOPES.get(total.scope)
  if (scope === undefined || OTHER_RULES.test(total.counting_rule)) return NOT_COMPARABLE
  const ofYear = sums.filter(({ fiscal_year }) => fiscal_year === total.fiscal_year)
  if (!scope.subcommittees.every((code) => ofYear.some(({ subcommittee }) => subcommittee === code)))
    return NOT_COVERED
  const counted = ofYear.filter((sum) => isOfScope(sum, scope))
  const isRows = ROW_RULES.test(total.counting_rule)
  const items = add(counted.map((sum) => (isRows ? sum.rows : sum.counted)))
  const amount = add(counted.map((sum) => (isRows ? sum.printed_dollars : sum.dollars)))
  const isEqual = (total.published_items ?? items) === items && isSameAmount(total, amount)
  return {
    counted_items: items,
    counted_amount: amount,
    counted_from: nameOrigin(counted),
    status: isEqual ? 'equal' : 'differs',
  }
}

/** Whether the rows of a sum are among those that a control total counts. */
export const isCounted = (total: Pick<ControlTotalDraft, 'fiscal_year' | 'scope'>, sum: RowSum): boolean => {
  const scope = SCOPES.get(total.scope)
  return scope !== undefined && sum.fiscal_year === total.fiscal_year && isOfScope(sum, scope)
}

const nameOrigin = (sums: readonly CountedSum[]): CountedFrom | null => {
  const [first, ...others] = new Set(sums.map(({ from }) => from))
  return others.length > 0 ? 'both' : (first ?? null)
}

const NOT_COMPARABLE: Comparison = {
  counted_items: null,
  counted_amount: null,
  counted_from: null,
  status: 'not_comparable',
}
const NOT_COVERED: Comparison = { ...NOT_COMPARABLE, status: 'not_covered' }

const isOfScope = (sum: RowSum, { subcommittees, agency, account }: Scope): boolean =>
  subcommittees.includes(sum.subcommittee) &&
  (agency === undefined || sum.agency_code === agency) &&
  (account === undefined || sum.account === account)

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** True if the sum is the published amount, to the dollar, or to the last digit of an amount in words. */
const isSameAmount = (
  { published_amount: exact, amount_as_published: words }: ControlTotalDraft,
  amount: number,
) => {
  if (exact !== null) return exact === amount
  const { digits, unit } = AMOUNT_IN_WORDS.exec(words ?? '')?.groups ?? {}
  if (digits === undefined) return true
  const decimals = /\.(\d+)/.exec(digits)?.[1]?.length ?? 0
  const last = (unit === 'billion' ? 1e9 : 1e6) / 10 ** decimals
  return Math.round(amount / last) === Math.round(Number(digits.replaceAll(',', '')) * 10 ** decimals)
}

/** The first amount is the total itself. A second one may be a sum of rounded parts. */
const AMOUNT_IN_WORDS = /(?<digits>\d[\d,]*(?:\.\d+)?) (?<unit>million|billion)/
