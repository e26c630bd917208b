import type { KeyUsage } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { showCount } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { showFaults, showField } from '../../portal/forms.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'

const FILTERS = ['key', 'from', 'to'] as const

/** Usage of the keys of an organisation: a bar for each day, and each number in a table. */
export const usage: PortalRoute = {
  path: '/portal/organisations/:organisation/usage',
  show: async (asked) => {
    const organisation = asked.named['organisation'] ?? ''
    const filters = readFilters(asked.params)
    const rows = await readAll(asked, organisation, filters)
    const address = `/api/portal/v1/organisations/${organisation}/usage`
    return {
      title: 'Usage of keys',
      description: 'Answers to the keys of an organisation, by day, operation and status.',
      trail: [
        { title: 'Partner access', address: '/portal' },
        { title: 'Organisation', address: `/portal/organisations/${organisation}` },
      ],
      main: html`${showFaults(asked)}
<p>Each request that a key was accepted for counts once, by the day in UTC. Counts are stored every 5 seconds, so a process that is killed loses at most the last 5 seconds.</p>
${showFilters(asked, `/portal/organisations/${organisation}/usage`)}
${rows.length === 0 ? html`<p>No key was used in these days.</p>` : showRows(rows)}
<p>The same numbers: <a href="${href(makeAddress(`${address}.csv`, filters))}">CSV</a>, <a href="${href(makeAddress(address, filters))}">JSON</a>.</p>`,
    }
  },
}

/** Rows that a page shows at most; the CSV has the others. */
const SHOWN = 1000
const OF_PAGE = 200

type Filters = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>

const readFilters = (params: URLSearchParams): Filters => {
  const filters: Partial<Record<(typeof FILTERS)[number], string>> = {}
  for (const name of FILTERS) {
    const value = params.get(name) ?? ''
    if (value !== '') filters[name] = value
  }
  return filters
}

const readAll = async (asked: PortalAsked, organisation: string, filters: Filters): Promise<KeyUsage[]> => {
  const rows: KeyUsage[] = []
  let next: number | null = 0
  while (next !== null && rows.length < SHOWN) {
    const page = await readPage(asked, organisation, { ...filters, limit: OF_PAGE, offset: next })
    rows.push(...page.data)
    next = page.meta.next_offset
  }
  return rows
}

type Page = { readonly data: readonly KeyUsage[]; readonly meta: { readonly next_offset: number | null } }

const readPage = (
  { portal }: PortalAsked,
  organisation: string,
  query: Filters & { readonly limit: number; readonly offset: number },
): Promise<Page> =>
  portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}/usage', {
      params: { path: { organisation }, query },
      signal,
    }),
  )

const showFilters = ({ params, faults }: PortalAsked, action: string): Html =>
  html`<form class="portal-form" action="${href(action)}" aria-label="Days">
${showField({ form: params, faults }, { name: 'from', label: 'First day', type: 'date', isOptional: true })}
${showField({ form: params, faults }, { name: 'to', label: 'Last day', type: 'date', isOptional: true })}
<p><button class="usa-button usa-button--outline" type="submit">Show</button></p>
</form>`

const showRows = (rows: readonly KeyUsage[]): Html => html`<h2 id="days">By day</h2>
${showDays(rows)}
<h2 id="operations">By key, operation and status</h2>
${rows.length >= SHOWN && html`<p>The newest ${SHOWN} rows are shown. The CSV has all of them.</p>`}
${showTable({
  caption: 'Answers, the newest day first',
  name: 'Answers by day, key, operation and status',
  rows,
  columns: [
    { title: 'Day', cell: ({ day }) => day, isHeading: true },
    { title: 'Key', cell: ({ key }) => html`<code>${key}</code>` },
    { title: 'Operation', cell: ({ operation }) => html`<code>${operation}</code>` },
    { title: 'Status', cell: ({ status }) => status, isNumber: true },
    { title: 'Answers', cell: ({ count }) => showCount(count), isNumber: true },
  ],
})}`

type Day = { readonly day: string; readonly count: number }

const showDays = (rows: readonly KeyUsage[]): Html => {
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    count: ofDay.reduce((sum, { count }) => sum + count, 0),
  }))
  const most = Math.max(...days.map(({ count }) => count))
  return showTable<Day>({
    caption: 'Answers of each day',
    name: 'Answers of each day',
    rows: days,
    columns: [
      { title: 'Day', cell: ({ day }) => day, isHeading: true },
      { title: 'Answers', cell: ({ count }) => showCount(count), isNumber: true },
      { title: 'Share of the busiest day', cell: ({ count }) => drawBar(count / most) },
    ],
  })
}

/** A bar as long as its share. The number stands beside it, so a reader who cannot see it loses nothing. */
const drawBar = (share: number): Content =>
  html`<svg class="usage-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.max(1, Math.round(share * 100))}" height="10"></rect></svg>`
