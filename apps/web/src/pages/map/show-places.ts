import { STATES } from '@rotunda/contract'
import { addressOf, ofSnapshot } from '../../filters/addresses.ts'
import { chosenStages } from '../../filters/describe-filter.ts'
import { findRecordsOf, ofNoState } from '../../filters/find-records-of.ts'
import { showMeasure } from '../../filters/measures.ts'
import { NOT_STATED } from '../../filters/list-words.ts'
import { parameterTitle } from '../../filters/parameters.ts'
import type { Group } from '../../filters/stage-totals.ts'
import { CENSUS, GEOGRAPHY } from '../../geography/states.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showCount } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { showFigureOfGroup, valueOf, toState } from './map-measures.ts'

/** The map's numbers as a table, with a line for records without a State. */
export const showPlaces = (caption: string, params: URLSearchParams, groups: readonly Group[]): Html =>
  showTable({
    name: 'States',
    caption,
    rows: groups,
    columns: [
      { title: parameterTitle('state'), cell: ({ group }) => nameState(group.state), isHeading: true },
      { title: 'Sum of projects', cell: (one) => showMeasure('amount_sum_of_projects', one), isNumber: true },
      { title: 'Records', cell: (one) => linkRecords(params, one), isNumber: true },
      { title: 'Projects', cell: (one) => showMeasure('projects', one), isNumber: true },
      { title: `Residents (${CENSUS})`, cell: ({ group }) => countResidents(group.state), isNumber: true },
      { title: 'Per resident', cell: showPerResident, isNumber: true },
      { title: 'No amount', cell: (one) => showMeasure('amount_missing', one), isNumber: true },
    ],
  })

type GroupState = Group['group']['state']

const nameState = (value: GroupState): Content => {
  const state = toState(value)
  return state === undefined
    ? html`<span class="absent">${NOT_STATED}</span>`
    : html`<a href="/states/${state}">${STATES[state]}</a>`
}

const linkRecords = (params: URLSearchParams, { group, rows }: Group): Content => {
  const state = toState(group.state)
  const address =
    state === undefined
      ? addressOf('/records', ofSnapshot(ofNoState(params), params))
      : findRecordsOf(params, {
          stage: chosenStages(params)[0] ?? 'request',
          dimension: 'state',
          value: state,
        })
  return address === undefined ? showCount(rows) : html`<a href="${href(address)}">${showCount(rows)}</a>`
}

const countResidents = (value: GroupState): Content => {
  const state = toState(value)
  return state === undefined ? null : showCount(GEOGRAPHY[state].residents)
}

const showPerResident = (group: Group): Content => {
  const state = toState(group.group.state)
  if (state === undefined) return null
  const value = valueOf('amount_per_resident', state, group)
  return showFigureOfGroup('amount_per_resident', value, group).replace(' per resident', '')
}
