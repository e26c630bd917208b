import { namesOf, STATES, type Stage, type State } from '@rotunda/contract'
import type { MoneyOfYear } from '../../ask/memory.ts'
import { readMoney } from '../../ask/read-money.ts'
import { readPublished } from '../../ask/read-releases.ts'
import { addressOf, API, csvOf, findShorter } from '../../filters/addresses.ts'
import { findRecordsOf } from '../../filters/find-records-of.ts'
import { readChoice } from '../../filters/read-choice.ts'
import { readGroups, type Group } from '../../filters/stage-totals.ts'
import { countStage, STAGE_WORDS } from '../../filters/stage-words.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content } from '../../html/html.ts'
import { Redirect, type Asked, type Page } from '../../page.ts'
import { countOf } from '../../parts/format.ts'
import { showTable, type Column } from '../../parts/table.ts'
import { listAlternates } from '../../views/alternate-formats.ts'
import { entityAddress, linkValue } from '../../views/entity-links.ts'
import { showSum } from '../../views/stage-totals.ts'
import { findYear } from './rank-members.ts'

const PATH = '/states'

/** `state` leads to the page of a State, so that a form can choose one. */
export const STATES_PARAMS = ['sort', 'state'] as const

const ORDERS = ['state', '-asked', '-enacted'] as const
type Order = (typeof ORDERS)[number]

type Line = {
  readonly state: State
  readonly groups: readonly Group[]
  readonly money: MoneyOfYear | undefined
}

/** All States by name, or by what was asked or enacted. */
export const writeStates = async (asked: Asked): Promise<Page | Redirect> => {
  const { clients, params } = asked
  const shorter = findShorter(PATH, params)
  if (shorter !== undefined) return new Redirect(shorter)
  const state = params.get('state')
  if (state !== null) return new Redirect(entityAddress('state', state))
  const order = readChoice(asked, 'sort', ORDERS)
  if ('page' in order) return order.page
  const [{ data, meta }, published] = await Promise.all([
    readGroups(clients.appropriations, new URLSearchParams(), ['state']),
    readPublished(clients),
  ])
  const money = await readMoney(clients, published)
  const year = money.kind === 'read' ? money.years.at(-1) : undefined
  const lines = namesOf(STATES)
    .map((code) => ({
      state: code,
      groups: data.filter(({ group }) => group.state === code),
      money: findYear(money, 'state', code, year),
    }))
    .filter(({ groups, money: enacted }) => groups.length > 0 || enacted !== undefined)
  const csv = new URLSearchParams({ group_by: 'state', sort: '-rows' })
  const rest = data.filter(({ group }) => group.state === null)
  return {
    title: 'States',
    description: 'States of members of Congress, with what was asked, included in bills and enacted.',
    data: meta,
    isIndexed: params.size === 0,
    alternates: listAlternates(`${API}/aggregates`, csv),
    ...(money.kind === 'unreadable' && { headers: { 'cache-control': 'no-store' } }),
    main: html`<p class="lead">${countOf(lines.length, 'State')}. Requests and projects in House bills are those of members of the State, enacted projects those in the State. <a href="${addressOf('/totals', new URLSearchParams({ group_by: 'state' }))}">Other totals</a></p>
${showTable({ name: 'States', look: 'of-amounts', caption: 'A project of members of several States counts in each, and so does an enacted project in several. Never add the columns.', rows: sortLines(lines, order.value), columns: listColumns(order.value, year) })}
${rest.map((one) => showRest(one))}
<p class="source-line">Source: documents of the Committees on Appropriations, and tables of Acts. <a href="${href(csvOf('/aggregates', csv))}">All states as CSV</a></p>`,
  }
}

const showRest = ({ group: { stage }, rows }: Group): Content =>
  (stage === 'request' || stage === 'house_bill') &&
  html`<p>${countStage(stage, rows)} ${rows === 1 ? 'names' : 'name'} no member’s State.</p>`

const sumOf = ({ groups }: Line, stage: Stage): Group | undefined =>
  groups.find(({ group }) => group.stage === stage)

const amountOf = (line: Line, order: Order): number =>
  (order === '-asked' ? sumOf(line, 'request')?.amount_sum_of_projects : line.money?.enacted) ?? -1

const sortLines = (lines: readonly Line[], order: Order): Line[] =>
  lines.toSorted((a, b) =>
    order === 'state'
      ? STATES[a.state].localeCompare(STATES[b.state], 'en')
      : amountOf(b, order) - amountOf(a, order),
  )

const listColumns = (now: Order, year: number | undefined): readonly Column<Line>[] => {
  const sort = (order: Order, direction: 'ascending' | 'descending') => ({
    sort: {
      address: makeAddress(PATH, order === 'state' ? {} : { sort: order }),
      now: now === order ? direction : undefined,
    },
  })
  const ofStage = (stage: Stage) => ({ cell: (line: Line) => showStage(line, stage), isNumber: true })
  return [
    {
      title: 'State',
      cell: ({ state }) => linkValue('state', state),
      isHeading: true,
      ...sort('state', 'ascending'),
    },
    { title: 'Asked, all years', ...ofStage('request'), ...sort('-asked', 'descending') },
    ...(year === undefined
      ? []
      : [
          {
            title: `Enacted, ${year}`,
            cell: (line: Line) => showEnacted(line, year),
            isNumber: true,
            ...sort('-enacted', 'descending'),
          },
        ]),
    { title: STAGE_WORDS.house_bill.title, ...ofStage('house_bill') },
  ]
}

const showStage = (line: Line, stage: Stage): Content => {
  const group = sumOf(line, stage)
  const { state: value } = line
  if (group === undefined) return html`<span class="absent">none</span>`
  const address = findRecordsOf(new URLSearchParams(), { stage, dimension: 'state', value })
  return html`${showSum(group.amount_sum_of_projects)}<br><small><a href="${href(address ?? PATH)}">${countOf(group.rows, 'record')}</a></small>`
}

const showEnacted = ({ state, money }: Line, year: number): Content =>
  money === undefined
    ? html`<span class="absent">none</span>`
    : html`${showSum(money.enacted)}<br><small><a href="${href(makeAddress('/enacted', { state, fiscal_year: year }))}">${countOf(money.projects, 'project')}</a></small>`
