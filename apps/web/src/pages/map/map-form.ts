import { html, type Html } from '../../html/html.ts'
import { showControl, showSelect } from '../../filters/controls.ts'
import { FILTER_NAMES } from '../../filters/describe-filter.ts'
import { listValues } from '../../filters/parameters.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { MAP_MEASURE_NAMES, MAP_MEASURES, type MapMeasure } from './map-measures.ts'

const SHOWN = ['fiscal_year', 'chamber', 'subcommittee', 'q']
const TITLES = MAP_MEASURE_NAMES.map((name) => [name, MAP_MEASURES[name].title] as const)

export const showMapForm = (
  path: string,
  params: URLSearchParams,
  measure: MapMeasure,
  refused?: string,
): Html =>
  html`<form class="filters in-a-row" action="${path}">
<div>${showSelect({ name: 'measure', title: 'Measure', none: 'Sum of projects', options: TITLES }, [measure])}</div>
${SHOWN.map((name) => html`<div>${showControl(name, listValues(params, name), name === refused ? REFUSAL_ID : undefined)}</div>`)}
${[...params].filter(([name]) => FILTER_NAMES.includes(name) && !SHOWN.includes(name) && name !== refused).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="submit"><button class="usa-button" type="submit">Apply</button></div></form>`
