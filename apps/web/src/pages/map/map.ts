import { namesOf, STATES, type Stage, type State } from '@rotunda/contract'
import { refuseFiles } from '../../ask/read-filter.ts'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { html, type Html } from '../../html/html.ts'
import { Redirect, type Answer, type Asked, type Page, type Route } from '../../page.ts'
import { citePage } from '../../cite/cite-view.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { API, csvOf, ofSnapshot, withValues } from '../../filters/addresses.ts'
import { describeFilter, FILTER_NAMES, keepFilter } from '../../filters/describe-filter.ts'
import { findPlain } from '../../filters/find-plain.ts'
import { chosenStages } from '../../filters/headline.ts'
import { showChips } from '../../filters/show-chips.ts'
import { readGroups, readStageTotals, type Group } from '../../filters/stage-totals.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { CENSUS, CENSUS_SOURCE } from '../../geography/states.ts'
import { readChoice } from '../../filters/read-choice.ts'
import { makeChart } from '../embed/embeddable.ts'
import { showEmbedCodes } from '../embed/show-embed-codes.ts'
import { keepForm } from '../keep-form.ts'
import { listTwins } from '../twins.ts'
import { showNothing } from '../records/show-nothing.ts'
import { showStageTabs } from '../records/stage-tabs.ts'
import {
  MAP_MEASURE_NAMES,
  MAP_MEASURES,
  showFigureOfGroup,
  valueOf,
  type MapMeasure,
} from './map-measures.ts'
import { showDistricts } from './show-districts.ts'
import { showMapForm } from './map-form.ts'
import { sayOffMap } from './say-off-map.ts'
import { showPlaces } from './show-places.ts'
import { showStateMap, type PlaceOf } from './show-state-map.ts'
import { showLegend } from './show-legend.ts'
import { findBounds, findShades } from '../../charts/shades.ts'

const PATH = '/map'

export const map: Route = {
  path: PATH,
  write: (asked) => {
    const plain = findPlain(PATH, asked.params)
    if (plain !== undefined) return new Redirect(plain)
    refuseFiles(asked.params)
    const refused = refuseUnknown(asked, ['measure', 'snapshot', ...FILTER_NAMES])
    if (refused !== undefined) return refused
    const measure = readChoice(asked, 'measure', MAP_MEASURE_NAMES)
    if ('page' in measure) return measure.page
    return keepForm(
      asked,
      write(asked, measure.value),
      ({ main, param }) => html`${main}${showMapForm(PATH, asked.params, measure.value, param)}`,
    )
  },
}

const write = async (asked: Asked, measure: MapMeasure): Promise<Answer> => {
  // A map has one colour for one amount: it shows one stage, the first unless the address chooses.
  const stage = chosenStages(asked.params)[0] ?? 'request'
  const params = ofSnapshot(withValues(asked.params, 'stage', [stage]), asked.params)
  const { appropriations } = asked.clients
  const [totals, states] = await Promise.all([
    readStageTotals(appropriations, asked.params),
    readGroups(appropriations, params, ['state']),
  ])
  const tabs = showStageTabs(PATH, asked.params, totals, stage)
  const maps =
    states.meta.rows === 0
      ? await showNothing({ ...asked, params }, states.meta.snapshot)
      : await showMaps({ asked, params, stage, measure }, states)
  return describePage({ asked, params, stage, measure, tabs, maps }, states)
}

type MapView = {
  readonly asked: Asked
  readonly params: URLSearchParams
  readonly stage: Stage
  readonly measure: MapMeasure
}
type Groups = Awaited<ReturnType<typeof readGroups>>

const titleOf = ({ params, stage, measure }: MapView): string =>
  `${STAGE_WORDS[stage].title} by member’s State. ${MAP_MEASURES[measure].title}${describeFilter(params, ['stage', 'not_stage'])}`

const groupedBy = (params: URLSearchParams): URLSearchParams =>
  withValues(keepFilter(params), 'group_by', ['state'])

const describePage = async (
  view: MapView & { readonly tabs: Html; readonly maps: Html },
  { meta }: Groups,
): Promise<Page> => {
  const { asked, params, measure, tabs, maps } = view
  const title = titleOf(view)
  const grouped = groupedBy(params)
  const citation = await citePage(asked, { title, call: '/aggregates', params: grouped }, meta.snapshot)
  return {
    title,
    description: `${title}, on a map and as a table.`,
    data: meta,
    isIndexed: asked.params.size === 0,
    ...(citation !== undefined && { citeAs: citation.address }),
    alternates: listTwins(`${API}/aggregates`, ofSnapshot(grouped, params)),
    main: html`${tabs}${showChips(PATH, asked.params)}${showMapForm(PATH, asked.params, measure)}
${maps}
${citation !== undefined && meta.rows > 0 && html`${showCiteBox(citation)}${showEmbedCodes([makeChart(keepFilter(params), 'states')], asked.origin, citation.release)}`}`,
  }
}

const showMaps = async (view: MapView, { data, meta }: Groups): Promise<Html> => {
  const { asked, params, measure } = view
  const title = titleOf(view)
  const { placeOf, bounds } = placeGroups(data, measure)
  return html`${meta.groups_note !== null && html`<p class="box"><strong>Groups overlap.</strong> ${meta.groups_note}</p>`}
${sayOffMap(params, data, meta.rows)}
<figure><figcaption>${title}. Each State leads to its page.</figcaption>
${showStateMap(title, placeOf)}${showLegend(bounds, measure)}
<details><summary>The numbers<span class="visually-hidden"> by State</span></summary>${showPlaces(title, params, data)}</details>
<p class="source-line">${MAP_MEASURES[measure].isPerResident && `Divided by residents of the ${CENSUS}. `}${CENSUS_SOURCE} Outlines: U.S. Census Bureau by us-atlas. <a href="${csvOf('/aggregates', ofSnapshot(groupedBy(params), params))}">CSV<span class="visually-hidden"> by State</span></a></p></figure>
${await showDistricts(asked, params, measure)}`
}

const placeGroups = (
  data: readonly Group[],
  measure: MapMeasure,
): { readonly placeOf: PlaceOf; readonly bounds: readonly number[] } => {
  const groups = new Map(data.map((one) => [one.group.state, one]))
  const values = namesOf(STATES).map((state) => valueOf(measure, state, groups.get(state)))
  const shade = findShades(values)
  const placeOf = (state: State) => {
    const group = groups.get(state)
    const value = valueOf(measure, state, group)
    return { state, words: showFigureOfGroup(measure, value, group), shade: shade(value) }
  }
  return { placeOf, bounds: findBounds(values) }
}
