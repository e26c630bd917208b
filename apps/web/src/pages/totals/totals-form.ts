import { FILTER_NAMES } from '../../filters/describe-filter.ts'
import { MEASURES, MEASURE_NAMES } from '../../filters/measures.ts'
import { listValues } from '../../filters/list-words.ts'
import { parameterTitle } from '../../filters/parameters.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { showControl, showHidden, showSelect } from '../../views/controls.ts'
import { OTHER_DIMENSIONS, type TotalsView } from '../../views/totals-view.ts'

const SHOWN = ['stage', 'fiscal_year', 'chamber', 'state', 'subcommittee', 'party', 'q']
const DIMENSION_NAMES = OTHER_DIMENSIONS.map((name) => [name, parameterTitle(name)] as const)
const MEASURE_TITLES = MEASURE_NAMES.map((name) => [name, MEASURES[name].title] as const)

export const FORM_ID = 'filters'

/** Rows, columns, measure and the usual filters. All other filters are kept as hidden fields. */
export const showTotalsForm = (
  path: string,
  { params, rows, columns, measure }: TotalsView,
  refused?: string,
): Html =>
  html`<form class="filters" id="${FORM_ID}" action="${path}">
${showDimension('f-rows', 'Rows', rows)}
${showDimension('f-columns', 'Columns', columns)}
${showSelect({ name: 'measure', title: 'Measure', none: 'Sum of projects', options: MEASURE_TITLES }, [measure])}
${SHOWN.map((name) => showControl(name, listValues(params, name), name === refused ? REFUSAL_ID : undefined))}
${keepOthers(params, refused)}
<button class="usa-button" type="submit">Apply</button></form>`

const keepOthers = (params: URLSearchParams, refused: string | undefined): Content =>
  showHidden(
    [...params].filter(([name]) => FILTER_NAMES.includes(name) && !SHOWN.includes(name) && name !== refused),
  )

const showDimension = (id: string, title: string, chosen: string | undefined): Html => {
  const none = id === 'f-columns' && html`<option value="">None</option>`
  const options = DIMENSION_NAMES.map(
    ([name, words]) => html`<option value="${name}"${name === chosen && html` selected`}>${words}</option>`,
  )
  return html`<label class="usa-label" for="${id}">${title}</label>
<select class="usa-select" id="${id}" name="group_by">${none}${options}</select>`
}
