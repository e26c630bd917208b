import { html, type Html } from '../../html/html.ts'
import { showControl, showSelect } from '../../filters/controls.ts'
import { FILTER_NAMES, listConditions } from '../../filters/describe-filter.ts'
import { listValues } from '../../filters/parameters.ts'
import { showFolded } from '../../parts/show-folded.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { MAP_MEASURE_NAMES, MAP_MEASURES, type MapMeasure } from './map-measures.ts'

const SHOWN = ['fiscal_year', 'chamber', 'subcommittee', 'q']
const TITLES = MAP_MEASURE_NAMES.map((name) => [name, MAP_MEASURES[name].title] as const)

type MapForm = {
  readonly path: string
  readonly params: URLSearchParams
  readonly measure: MapMeasure
  readonly refused?: string | undefined
}

export const showMapForm = ({ path, params, measure, refused }: MapForm): Html =>
  showFolded(
    html`<form class="filters in-a-row" action="${path}">
<div>${showSelect({ name: 'measure', title: 'Measure', none: 'Sum of projects', options: TITLES }, [measure])}</div>
${SHOWN.map((name) => html`<div>${showControl(name, listValues(params, name), name === refused ? REFUSAL_ID : undefined)}</div>`)}
${[...params].filter(([name]) => FILTER_NAMES.includes(name) && !SHOWN.includes(name) && name !== refused).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="submit"><button class="usa-button" type="submit">Apply</button></div></form>`,
    listConditions(path, params).length,
    refused !== undefined,
  )
