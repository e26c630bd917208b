import { isPartial, readMoney } from '../../ask/read-money.ts'
import { readPublished } from '../../ask/read-releases.ts'
import { addressOf, API, csvOf, findShorter, without, withValues } from '../../filters/addresses.ts'
import { showControl, showHidden } from '../../views/controls.ts'
import { listConditions } from '../../filters/conditions.ts'
import { describeFilter, keepFilter } from '../../filters/describe-filter.ts'
import { listValues } from '../../filters/list-words.ts'
import { RECORDS } from '../../filters/parameters.ts'
import { readChoice } from '../../filters/read-choice.ts'
import { showChips } from '../../views/filter-chips.ts'
import { readAllGroups, type Group } from '../../filters/stage-totals.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Asked, type Page } from '../../page.ts'
import { countOf } from '../../parts/format.ts'
import { showFolded } from '../../parts/show-folded.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { listAlternates } from '../../views/alternate-formats.ts'
import { linkValue } from '../../views/entity-links.ts'
import { nameMember, readMembers, bySurname } from '../../views/member-names.ts'
import { withRefusedForm } from '../../views/refused-form.ts'
import { listEnactedOnly, rankMembers, showRanking } from './rank-members.ts'
import { showGroups } from './show-groups.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'

const MOST_GROUPS = RECORD_PAGE_LIMITS.memberGroups.value
const PATH = '/members'

/** Filters of the list, named as in the API. */
const FILTERS = ['state', 'chamber', 'party'] as const
const ORDERS = ['name', '-enacted'] as const
export const MEMBERS_PARAMS = [...FILTERS, 'sort'] as const

/** Members by surname under initials, or those of one State, chamber or party. */
export const writeMembers = async (asked: Asked): Promise<Page | Redirect> => {
  const shorter = findShorter(PATH, asked.params)
  return shorter === undefined
    ? withRefusedForm(
        asked,
        writeList(asked),
        ({ main, param }) => html`${main}${showForm(asked.params, param)}`,
      )
    : new Redirect(shorter)
}

const writeList = async (asked: Asked): Promise<Page> => {
  const { clients, params } = asked
  const order = readChoice(asked, 'sort', ORDERS)
  if ('page' in order) return order.page
  const filter = keepFilter(params)
  const grouped = withValues(filter, 'group_by', ['bioguide'])
  const [{ data, meta }, members, money] = await Promise.all([
    readAllGroups(clients.appropriations, filter, ['bioguide'], { atMost: MOST_GROUPS }),
    readMembers(clients),
    readPublished(clients).then((published) => readMoney(clients, published)),
  ])
  const names = new Map([...members].map(([id, member]) => [id, nameMember(member)]))
  const [state] = listValues(filter, 'state')
  // A record with several members matches the State of each, so members of other States are dropped.
  const isOfState = ({ group }: Group): boolean =>
    state === undefined || members.get(String(group.bioguide))?.state === state
  const known = data.filter((one) => one.group.bioguide !== null && isOfState(one))
  const listed = [...new Set(known.map(({ group }) => String(group.bioguide)))]
  // Chamber and party of a member are known from records alone.
  const isOfRecords = filter.has('chamber') || filter.has('party')
  const enactedOnly = isOfRecords ? [] : listEnactedOnly(money, new Set(listed), state)
  const ranking =
    order.value === '-enacted'
      ? rankMembers(money, [
          ...listed.map((id) => ({ id, name: names.get(id) ?? id, hasPage: true })),
          ...enactedOnly.map(([id, member]) => ({ id, name: nameMember(member), hasPage: members.has(id) })),
        ])
      : undefined
  const links = html`${linkOrder(params, order.value)} · <a href="${href(addressOf('/totals', grouped))}">Other totals</a>`
  const page = {
    title: `Members${describeFilter(filter)}`,
    data: meta,
    isIndexed: params.size === 0,
    ...(isPartial(money) && { headers: { 'cache-control': 'no-store' } }),
  }
  const chosen = html`${showChips(RECORDS, PATH, params)}${showForm(params)}`
  if (ranking !== undefined) {
    const count = countOf(ranking.rows.length, 'member')
    return {
      ...page,
      description: `${count} with enacted projects of fiscal year ${ranking.year}, by amount enacted.`,
      main: html`<p class="lead">${count}. ${links}</p>
${chosen}
${showRanking(ranking, `${isOfRecords ? ' whom records name' : ''}${describeFilter(filter)}`)}
<p class="source-line">Source: tables of Acts, and award data.</p>`,
    }
  }
  const count = countOf(listed.length, 'member')
  return {
    ...page,
    description: `${count} that published requests and projects are of, with what each comes to.`,
    alternates: listAlternates(`${API}/aggregates`, grouped),
    main: html`<p class="lead">${count} by surname. A member with both requests and projects in House bills has two lines, because the two are never added. ${links}</p>
${chosen}
${listed.length === 0 && NOTHING}
${showLetters(filter, known, names)}
${showUnmatched(filter, data)}
<p class="source-line">Names are in their most common spelling. Source: documents of the Committees on Appropriations. <a href="${href(csvOf('/aggregates', grouped))}">All members as CSV</a></p>`,
  }
}

const linkOrder = (params: URLSearchParams, now: (typeof ORDERS)[number]): Html => {
  const [other, words] =
    now === 'name'
      ? [withValues(params, 'sort', ['-enacted']), 'By amount enacted']
      : [without(params, 'sort'), 'By surname']
  return html`<a href="${href(addressOf(PATH, other))}">${words}</a>`
}

const NOTHING = html`<p class="box"><strong>Nothing matches.</strong> No record here names a member who fits all filters. Remove a filter above, or choose other values.</p>`

const showForm = (params: URLSearchParams, refused?: string): Html =>
  showFolded(
    html`<form class="filters in-a-row" action="${PATH}" aria-label="Filters">
${FILTERS.map((name) => html`<div>${showControl(name, listValues(params, name), name === refused ? REFUSAL_ID : undefined)}</div>`)}
${showHidden([...params].filter(([name]) => name === 'sort'))}<div class="submit"><button class="usa-button" type="submit">Apply</button></div></form>`,
    listConditions(RECORDS, PATH, params).length,
    refused !== undefined,
  )

type Names = ReadonlyMap<string, string>

const nameOf = ({ group }: Group, names: Names): string => {
  const id = String(group.bioguide)
  return names.get(id) ?? id
}

const groupByLetter = (groups: readonly Group[], names: Names): Map<string, Group[]> =>
  Map.groupBy(
    groups.toSorted((a, b) => bySurname(nameOf(a, names), nameOf(b, names))),
    (one) => nameOf(one, names).normalize('NFD').charAt(0).toUpperCase(),
  )

const showLetters = (params: URLSearchParams, groups: readonly Group[], names: Names): Html => {
  const letters = [...groupByLetter(groups, names)]
  const tabs = letters.map(([letter]) => html`<li><a class="tab" href="#letter-${letter}">${letter}</a></li>`)
  return html`${letters.length > 1 && html`<nav aria-label="Letters"><ul class="tabs">${tabs}</ul></nav>`}
${letters.map(([letter, ofLetter]) => showLetter(params, letter, ofLetter, names))}`
}

const showLetter = (params: URLSearchParams, letter: string, groups: readonly Group[], names: Names): Html =>
  html`<section aria-labelledby="letter-${letter}"><h2 id="letter-${letter}">${letter}</h2>
${showGroups({
  params,
  dimension: 'bioguide',
  name: `Members with ${letter}`,
  caption: `Members whose surname begins with ${letter}, each stage separately.`,
  groups,
  show: (id) => html`${linkValue('bioguide', id, names.get(id))} <small><code>${id}</code></small>`,
})}</section>`

/** Records without an identified member. `MEMBER_MATCHES` has the reasons. */
const showUnmatched = (params: URLSearchParams, data: readonly Group[]): Content => {
  const groups = data.filter(({ group }) => group.bioguide === null)
  return (
    groups.length > 0 &&
    html`<section aria-labelledby="unmatched"><h2 id="unmatched">Not matched with a member</h2>
${showGroups({ params, dimension: 'bioguide', name: 'Not matched', caption: 'Records without an identified member: the name fits no member or several members, or no list of members was loaded for the year.', groups })}</section>`
  )
}
