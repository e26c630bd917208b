import { namesOf, STAGES, STATES, type Stage, type State } from '@rotunda/contract'
import { refuseFiles } from '../../ask/read-filter.ts'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { findBounds, findShades } from '../../charts/shades.ts'
import { citePage } from '../../cite/cite-view.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { API, csvOf, ofSnapshot, without, withValues, addressOf } from '../../filters/addresses.ts'
import { showCorrectedAmounts } from '../../views/corrected-amounts.ts'
import { showControl, showHidden, showSelect } from '../../views/controls.ts'
import { readCoveredYears } from '../../filters/coverage.ts'
import { listConditions } from '../../filters/conditions.ts'
import { describeFilter, FILTER_NAMES, keepFilter, chosenStages } from '../../filters/describe-filter.ts'
import { ofNoState } from '../../filters/find-records-of.ts'
import { showMeasure } from '../../filters/measures.ts'
import { withOpenYear } from '../../filters/open-year.ts'
import { listValues } from '../../filters/list-words.ts'
import { RECORDS } from '../../filters/parameters.ts'
import { RECORD_LIST } from '../../lists/records.ts'
import { findPlain } from '../../filters/plain-years.ts'
import { readChoice } from '../../filters/read-choice.ts'
import { showChips } from '../../views/filter-chips.ts'
import { readGroups, type Group } from '../../filters/stage-totals.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { MAP_HEIGHT, MAP_WIDTH, readOutlines } from '../../geography/outlines.ts'
import { CENSUS, CENSUS_SOURCE } from '../../geography/states.ts'
import { href } from '../../html/href.ts'
import { html, type Html, type Content } from '../../html/html.ts'
import { Redirect, type Answer, type Asked, type Page, type Route } from '../../page.ts'
import { countOf, showCount } from '../../parts/format.ts'
import { showFolded } from '../../parts/show-folded.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { listAlternates } from '../../views/alternate-formats.ts'
import { showEmbedCodes } from '../../views/embed-codes.ts'
import { makeChart } from '../../views/embeddable.ts'
import { showNoMatches } from '../../views/no-matches.ts'
import { withRefusedForm } from '../../views/refused-form.ts'
import { showStageTabs } from '../../views/stage-tabs.ts'
import {
  MAP_MEASURE_NAMES,
  MAP_MEASURES,
  showFigureOfGroup,
  valueOf,
  type MapMeasure,
  toState,
} from './map-measures.ts'
import { showYears } from './map-years.ts'
import { showDistricts } from './show-districts.ts'
import { showLegend } from './show-legend.ts'
import { showPlaces } from './show-places.ts'

const PATH = '/map'

export const map: Route = {
  path: PATH,
  questions: 11,
  write: (asked) => {
    const plain = findPlain(PATH, asked.params)
    if (plain !== undefined) return new Redirect(plain)
    refuseFiles(asked.params)
    const refused = refuseUnknown(asked, ['measure', 'snapshot', ...FILTER_NAMES])
    if (refused !== undefined) return refused
    const measure = readChoice(asked, 'measure', MAP_MEASURE_NAMES)
    if ('page' in measure) return measure.page
    return withRefusedForm(
      asked,
      write(asked, measure.value),
      ({ main, param }) =>
        html`${main}${showMapForm({ path: PATH, params: asked.params, measure: measure.value, refused: param })}`,
    )
  },
}

const write = async (asked: Asked, measure: MapMeasure): Promise<Answer> => {
  // One colour scale needs one stage, so the first is shown unless the address chooses.
  const stage = chosenStages(asked.params)[0] ?? 'request'
  const { appropriations } = asked.clients
  const ofYears = await readGroups(appropriations, asked.params, ['fiscal_year'], { ignored: OF_TABS })
  const anyYear = { ...asked, params: ofSnapshot(without(asked.params, ...OF_TABS), asked.params) }
  const covered = await readCoveredYears(anyYear, ofYears.meta.snapshot)
  const opened = withOpenYear(asked.params, covered(stage))
  const params = ofSnapshot(withValues(opened, 'stage', [stage]), asked.params)
  const states = await readGroups(appropriations, params, ['state'])
  const counts = STAGES.map((one) => ({
    stage: one,
    rows: countChosen(ofYears.data, one, withOpenYear(asked.params, covered(one))),
  }))
  const tabs = html`${showStageTabs(PATH, asked.params, counts, stage)}${showYears({ path: PATH, params: asked.params, stage, years: covered(stage), groups: ofYears.data })}`
  const form = showMapForm({ path: PATH, params: withoutStage(asked, params), measure })
  const maps =
    states.meta.rows === 0
      ? html`${await showNoMatches({ ...asked, params }, states.meta.snapshot)}
${form}`
      : await showMaps({ asked, params, stage, measure }, states, form)
  return describePage({ asked, params, stage, measure, tabs, maps }, states)
}

/** Filters that the tabs set. Each tab counts without them. */
const OF_TABS = ['stage', 'not_stage', 'fiscal_year', 'not_fiscal_year']

/** Counts records of a stage in the years of the address. */
const countChosen = (groups: readonly Group[], stage: Stage, params: URLSearchParams): number => {
  const [chosen, excluded] = [listValues(params, 'fiscal_year'), listValues(params, 'not_fiscal_year')]
  return groups
    .filter(({ group }) => group.stage === stage)
    .filter(({ group: { fiscal_year: year } }) => chosen.length === 0 || chosen.includes(String(year)))
    .filter(({ group: { fiscal_year: year } }) => !excluded.includes(String(year)))
    .reduce((sum, { rows }) => sum + rows, 0)
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
  const { asked, params, tabs, maps } = view
  const title = titleOf(view)
  const grouped = groupedBy(params)
  const citation = await citePage(asked, { title, call: '/aggregates', params: grouped }, meta.snapshot)
  const shared =
    citation !== undefined &&
    meta.rows > 0 &&
    html`${showCiteBox(citation)}${showEmbedCodes([makeChart(RECORD_LIST, params, 'states')], asked.origin, citation.release)}`
  return {
    title,
    description: `${title}, on a map and as a table.`,
    data: meta,
    isIndexed: asked.params.size === 0,
    ...(citation !== undefined && { citation }),
    alternates: listAlternates(`${API}/aggregates`, ofSnapshot(grouped, params)),
    main: html`${tabs}${showChips(RECORDS, PATH, asked.params)}
${maps}
${await showCorrectedAmounts({ ...asked, params }, meta.snapshot)}
${shared}`,
  }
}

/** Parameters of the form: the shown year, and a stage only where the address names one. */
const withoutStage = ({ params: given }: Asked, params: URLSearchParams): URLSearchParams => {
  const form = new URLSearchParams([...params].filter(([name]) => name !== 'stage'))
  for (const stage of given.getAll('stage')) form.append('stage', stage)
  return form
}

/** The form follows the map of States, since a phone has no room for both. */
const showMaps = async (view: MapView, { data, meta }: Groups, form: Html): Promise<Html> => {
  const { asked, params, measure } = view
  const title = titleOf(view)
  const { placeOf, bounds } = placeGroups(data, measure)
  const residents = MAP_MEASURES[measure].isPerResident && `Divided by residents of the ${CENSUS}. `
  const csv = csvOf('/aggregates', ofSnapshot(groupedBy(params), params))
  return html`${meta.groups_note !== null && html`<p class="box"><strong>Groups overlap.</strong> ${meta.groups_note}</p>`}
${sayOffMap(params, data, meta.rows)}
<figure><figcaption>Each State links to its page.</figcaption>
${showStateMap(title, placeOf)}${showLegend(bounds, measure)}
<details><summary>The numbers<span class="visually-hidden"> by State</span></summary>${showPlaces(title, params, data)}</details>
<p class="source-line">${residents}${CENSUS_SOURCE} Outlines: U.S. Census Bureau by us-atlas. <a href="${csv}">CSV<span class="visually-hidden"> by State</span></a></p></figure>
${form}
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

type Place = {
  readonly state: State
  /** Value in words, for the title. */
  readonly words: string
  readonly shade: number
}

type PlaceOf = (state: State) => Place

/** Places too small to see, or not on the map. They are circles beside it. */
const INSETS: readonly State[] = ['DC', 'PR', 'VI', 'GU', 'MP', 'AS']
const INSET = { x: 900, y: 262, step: 60, radius: 24 }

/** A map with outlines of the States, and circles for DC and the territories. Each links to its page. */
const showStateMap = (name: string, placeOf: PlaceOf): Html => {
  const outlines = readOutlines()
  return html`<svg class="map" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" role="group" aria-label="${name}">
${namesOf(STATES).flatMap((state) => {
  const path = INSETS.includes(state) ? undefined : outlines.get(state)
  return path === undefined
    ? []
    : [linkState(placeOf(state), html`<path class="heat-${placeOf(state).shade}" d="${path}"/>`)]
})}
${INSETS.map((state, index) => linkState(placeOf(state), showInset(placeOf(state), index)))}
</svg>`
}

const showInset = ({ state, shade }: Place, index: number): Html => {
  const { x, y, step, radius } = INSET
  return html`<circle class="heat-${shade}" cx="${x + 36}" cy="${y + index * step}" r="${radius}"/><text class="on-${shade}" x="${x + 36}" y="${y + index * step + 5}" text-anchor="middle">${state}</text>`
}

/** Screen readers speak the title, and browsers show it under the pointer. */
const linkState = ({ state, words }: Place, shape: Html): Html =>
  html`<a href="/states/${state}"><title>${STATES[state]}: ${words}</title>${shape}</a>`

const SHOWN = ['fiscal_year', 'chamber', 'subcommittee', 'q']
const TITLES = MAP_MEASURE_NAMES.map((name) => [name, MAP_MEASURES[name].title] as const)

type MapForm = {
  readonly path: string
  readonly params: URLSearchParams
  readonly measure: MapMeasure
  readonly refused?: string | undefined
}

const showMapForm = ({ path, params, measure, refused }: MapForm): Html => {
  const kept = [...params].filter(
    ([name]) => FILTER_NAMES.includes(name) && !SHOWN.includes(name) && name !== refused,
  )
  return showFolded(
    html`<form class="filters in-a-row" action="${path}">
<div>${showSelect({ name: 'measure', title: 'Measure', none: 'Sum of projects', options: TITLES }, [measure])}</div>
${SHOWN.map((name) => html`<div>${showControl(name, listValues(params, name), name === refused ? REFUSAL_ID : undefined)}</div>`)}
${showHidden(kept)}
<div class="submit"><button class="usa-button" type="submit">Apply</button></div></form>`,
    listConditions(RECORDS, path, params).length,
    refused !== undefined,
  )
}

/** Notes records without a member's State, since a State without a shade may have asked for them. */
const sayOffMap = (params: URLSearchParams, groups: readonly Group[], all: number): Content => {
  const off = groups.find(({ group }) => toState(group.state) === undefined)
  if (off === undefined) return null
  const count = `${showCount(off.rows)} of ${countOf(all, 'record')}`
  return html`<p class="box"><strong>Not on the map:</strong> <a href="${href(addressOf('/records', ofSnapshot(ofNoState(params), params)))}">${count}</a>, because no member’s State is known (sum of projects: ${showMeasure('amount_sum_of_projects', off)}). A State with “none” may still have members who asked for these.</p>`
}
