import type { Stage } from '@rotunda/contract'
import { addressOf, without, withValues } from '../../filters/addresses.ts'
import { findOpenYear, hasBothChambers, namesYears, type Covered } from '../../filters/open-year.ts'
import { listValues } from '../../filters/list-words.ts'
import { showValue } from '../../filters/parameters.ts'
import type { Group } from '../../filters/stage-totals.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showCount } from '../../parts/format.ts'

type Years = {
  readonly path: string
  /** Parameters in the address. */
  readonly params: URLSearchParams
  readonly stage: Stage
  readonly years: Covered
  /** Groups by stage and year, of all years. */
  readonly groups: readonly Group[]
}

/** Links to all covered years, with record counts and missing chambers, and the reason for the default year. */
export const showYears = ({ path, params, stage, years, groups }: Years): Content => {
  if (years.length === 0) return null
  const open = findOpenYear(years)
  const chosen = namesYears(params) ? listValues(params, 'fiscal_year') : [String(open)]
  const isBoth = years.some((one) => one.year === open && hasBothChambers(one))
  const all = years.map(({ year }) => String(year))
  const isAll = all.length > 1 && chosen.length === all.length
  const isNamed = years.some(hasBothChambers)
  const tabs = years.map((one) =>
    showYear({
      path,
      params,
      one,
      isChosen: chosen.length === 1 && chosen[0] === String(one.year),
      rows: countRows(groups, stage, one.year),
      isNamed,
    }),
  )
  const reason = isBoth ? 'with published requests from both chambers' : 'with documents here'
  const note =
    !namesYears(params) &&
    years.length > 1 &&
    html`<p class="hint">This is fiscal year ${open}, the newest ${reason}.</p>`
  return html`<nav aria-label="Fiscal year"><ul class="tabs">
${tabs}
${years.length > 1 && html`<li><a class="tab" href="${href(yearAddress(path, params, all))}"${isAll && html` aria-current="true"`}>All years</a></li>`}
</ul></nav>
${note}`
}

type Year = Pick<Years, 'path' | 'params'> & {
  readonly one: Covered[number]
  readonly isChosen: boolean
  readonly rows: number
  /** Whether to mark years with one chamber. */
  readonly isNamed: boolean
}

const showYear = ({ path, params, one, isChosen, rows, isNamed }: Year): Html => {
  const [chamber, ...others] = [...one.chambers]
  const only =
    isNamed && chamber !== undefined && others.length === 0 ? ` ${showValue('chamber', chamber)} only` : ''
  const address = yearAddress(path, params, [String(one.year)])
  const current = isChosen && html` aria-current="true"`
  return html`<li><a class="tab" href="${href(address)}"${current}>${one.year}${only} <span>${showCount(rows)}</span></a></li>`
}

const yearAddress = (path: string, params: URLSearchParams, years: readonly string[]): string =>
  addressOf(path, withValues(without(params, 'not_fiscal_year'), 'fiscal_year', [years.join()]))

const countRows = (groups: readonly Group[], stage: Stage, year: number): number =>
  groups.find(({ group }) => group.stage === stage && group.fiscal_year === year)?.rows ?? 0
