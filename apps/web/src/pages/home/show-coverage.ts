import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showCount } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { capitalize, NOT_STATED } from '../../filters/list-words.ts'
import { showValue } from '../../filters/parameters.ts'
import { stageTitle } from '../../filters/stage-words.ts'

type Dataset = Awaited<ReturnType<ReturnType<AppropriationsClient['datasets']>['page']>>['data'][number]
type Cell = Dataset['coverage'][number]
type Covered = { readonly stage: string; readonly chamber: string; readonly years: readonly Cell[] }

/** Covered stages, chambers and years, with numbers of records. */
export const showCoverage = (datasets: readonly Dataset[]): Html =>
  html`<section aria-labelledby="covered"><h2 id="covered">What is covered</h2>
${showTable({
  name: 'Coverage',
  caption:
    'Records by stage, chamber and fiscal year. Other years are not covered, which does not mean that nobody asked.',
  rows: groupCells(datasets),
  columns: [
    { title: 'Stage', cell: ({ stage }) => stageTitle(stage), isHeading: true },
    { title: 'Chamber', cell: ({ chamber }) => capitalize(showValue('chamber', chamber)) },
    { title: 'Fiscal years', cell: showYears },
  ],
})}
<p>${datasets.map(({ title, rows }, index) => html`${index > 0 && html`<br>`}${title}: ${showCount(rows)}`)}</p>
<p><a href="/datasets">All datasets, with their documents</a></p></section>`

const groupCells = (datasets: readonly Dataset[]): Covered[] => {
  const cells = datasets
    .flatMap(({ coverage }) => coverage)
    .filter(({ stage, rows }) => stage !== null && rows > 0)
  const groups = Map.groupBy(cells, ({ stage, chamber }) => `${stage ?? ''} ${chamber ?? ''}`)
  return [...groups.values()].map((years) => ({
    stage: years[0]?.stage ?? '',
    chamber: years[0]?.chamber ?? '',
    years: years.toSorted((a, b) => (a.fiscal_year ?? 0) - (b.fiscal_year ?? 0)),
  }))
}

const showYears = ({ years }: Covered): Content =>
  years.map(({ stage, chamber, fiscal_year: year, rows }, index) => {
    const address = makeAddress('/records', {
      stage: stage ?? undefined,
      chamber: chamber ?? undefined,
      fiscal_year: year ?? undefined,
    })
    return html`${index > 0 && ', '}<a href="${href(address)}">${year ?? NOT_STATED}</a> (${showCount(rows)})`
  })
