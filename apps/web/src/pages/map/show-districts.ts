import { namesOf, STATES } from '@rotunda/contract'
import { findBounds, findShades } from '../../charts/shades.ts'
import { csvOf, ofSnapshot, withValues } from '../../filters/addresses.ts'
import { keepFilter, chosenStages } from '../../filters/describe-filter.ts'
import { findRecordsOf } from '../../filters/find-records-of.ts'
import { showMeasure } from '../../filters/measures.ts'
import { NOT_STATED } from '../../filters/list-words.ts'
import { readEveryGroup, type Group } from '../../filters/stage-totals.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import { showCount } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { MAP_MEASURES, showFigureOfGroup, type MapMeasure } from './map-measures.ts'
import { showLegend } from './show-legend.ts'
import { seatsOf, showTiles } from './show-tiles.ts'
import { PAGE_LIMITS } from '../../limits.ts'

const MOST_DISTRICTS = PAGE_LIMITS.districts.value

/** A map with equal tiles for the members' districts, because areas mislead. */
export const showDistricts = async (
  asked: Asked,
  params: URLSearchParams,
  measure: MapMeasure,
): Promise<Html> => {
  const filter = ofSnapshot(keepFilter(params), params)
  const rows = await readEveryGroup(asked.clients.appropriations, filter, ['district'], {
    atMost: MOST_DISTRICTS,
  })
  // Districts have no number of residents here, so the sum is shown. The caption says so.
  return showFigureOfDistricts(params, rows, measure === 'projects' ? 'projects' : 'amount_sum_of_projects')
}

type DistrictMeasure = 'projects' | 'amount_sum_of_projects'

const showFigureOfDistricts = (
  params: URLSearchParams,
  rows: readonly Group[],
  measure: DistrictMeasure,
): Html => {
  const byCode = new Map(rows.map((one) => [one.group.district, one]))
  const values = rows.flatMap((one) => (one.group.district === null ? [] : [one[measure]]))
  const shade = findShades(values)
  const districtOf = (code: string) => {
    const group = byCode.get(code)
    const value = group?.[measure] ?? null
    return {
      code,
      words: `${code}: ${showFigureOfGroup(measure, value, group)}`,
      shade: shade(value),
      isNamed: group !== undefined,
    }
  }
  const grouped = withValues(keepFilter(params), 'group_by', ['district'])
  const csv = csvOf('/aggregates', ofSnapshot(grouped, params))
  const { one: thing, many } = STAGE_WORDS[chosenStages(params)[0] ?? 'request']
  const others = (state: string) => listOthers(state, rows)
  const figure = html`<figure><figcaption>${MAP_MEASURES[measure].title} by House district of the member. Each district is one tile, in rows of seven under its State</figcaption>
<div class="table-frame" role="region" tabindex="0" aria-label="Tiles by district">${showTiles({ name: 'Districts', thing, districtOf, others })}</div>${showLegend(findBounds(values), measure)}
<details><summary>The numbers<span class="visually-hidden"> by district</span></summary>${showTable({
    name: 'Districts',
    caption: 'By House district of the member; Senators have none',
    rows,
    columns: [
      { title: 'District', cell: ({ group }) => nameDistrict(params, group.district), isHeading: true },
      { title: 'Sum of projects', cell: (one) => showMeasure('amount_sum_of_projects', one), isNumber: true },
      { title: 'Records', cell: (one) => showMeasure('rows', one), isNumber: true },
      { title: 'Projects', cell: (one) => showMeasure('projects', one), isNumber: true },
    ],
  })}</details>
<p class="source-line">Districts as printed in the source, or of the matched member at the time. <a href="${csv}">CSV<span class="visually-hidden"> by district</span></a></p></figure>`
  const known = [...byCode.keys()].filter((code) => typeof code === 'string' && SEATS.has(code)).length
  // Nearly empty tiles would take more room than the map, and say less.
  return known >= SEATS.size / 5
    ? figure
    : html`<details class="folded"><summary>By House district: ${showCount(known)} of ${showCount(SEATS.size)} have ${many}</summary>${figure}</details>`
}

const nameDistrict = (params: URLSearchParams, value: Group['group']['district']): Content => {
  if (typeof value !== 'string') return html`<span class="absent">${NOT_STATED}</span>`
  const stage = chosenStages(params)[0] ?? 'request'
  const address = findRecordsOf(params, { stage, dimension: 'district', value })
  return address === undefined ? value : html`<a href="${href(address)}">${value}</a>`
}

const SEATS: ReadonlySet<string> = new Set(namesOf(STATES).flatMap(seatsOf))

const listOthers = (state: string, rows: readonly Group[]): string[] =>
  rows.flatMap(({ group: { district } }) =>
    typeof district === 'string' && district.startsWith(`${state}-`) && !SEATS.has(district)
      ? [district]
      : [],
  )
