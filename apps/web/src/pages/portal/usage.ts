import type { KeyUsage } from '@rotunda/contract'
import { Problem } from '@rotunda/sdk/portal'
import { html, type Content, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import type { Page } from '../../page.ts'
import { showCount } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { showFaults, showField } from '../../portal/forms.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import type { FieldFaults } from '../../portal/say-faults.ts'

const FILTERS = ['key', 'from', 'to'] as const

/** Usage of the keys of an organisation: a bar for each day, and each number in a table. */
export const usage: PortalRoute = {
  path: '/portal/organisations/:organisation/usage',
  show: async (asked) => {
    const filters = readFilters(asked.params)
    try {
      const [read, names] = await Promise.all([readAll(asked, filters), readNames(asked)])
      return showUsage(asked, filters, showRead(read, names))
    } catch (fault) {
      const faults = readFaults(fault)
      if (faults === undefined) throw fault
      return { ...showUsage({ ...asked, faults }, filters, null), status: 422 }
    }
  },
}

/** Faults of the filters, by their fields. Undefined for any other fault. */
const readFaults = (fault: unknown): FieldFaults | undefined => {
  if (!(fault instanceof Problem)) return undefined
  const { code, document } = fault
  if (code === 'invalid_fields')
    return new Map((document.errors ?? []).map(({ field, detail }) => [field, detail]))
  const { param } = document
  return code === 'invalid_query' && FILTERS.some((name) => name === param)
    ? new Map([[param ?? '', document.detail]])
    : undefined
}

const showUsage = (asked: PortalAsked, filters: Filters, main: Content): Page => {
  const organisation = encodeURIComponent(asked.named['organisation'] ?? '')
  const path = `/portal/organisations/${organisation}`
  const address = `/api/portal/v1/organisations/${organisation}/usage`
  return {
    title: 'Usage of keys',
    description: 'Answers to the keys of an organisation, by day, operation and status.',
    trail: [
      { title: 'Partner access', address: '/portal' },
      { title: 'Organisation', address: path },
    ],
    main: html`${showFaults(asked)}
<p>Each request that a key was accepted for counts once, by the day in UTC. Counts are stored every 5 seconds, so a process that is killed loses at most the last 5 seconds.</p>
${showFilters(asked, filters, `${path}/usage`)}
${main}
${asked.faults.size === 0 && html`<p>The same numbers: <a href="${href(makeAddress(`${address}.csv`, filters))}">CSV</a>, <a href="${href(makeAddress(address, filters))}">JSON</a> (in pages: each names the offset of the next one).</p>`}`,
  }
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

type Read = { readonly rows: readonly KeyUsage[]; readonly hasMore: boolean }

const readAll = async (asked: PortalAsked, filters: Filters): Promise<Read> => {
  const rows: KeyUsage[] = []
  let next: number | null = 0
  while (next !== null && rows.length < SHOWN) {
    const part = await readPart(asked, { ...filters, limit: OF_PAGE, offset: next })
    rows.push(...part.data)
    next = part.meta.next_offset
  }
  return { rows, hasMore: next !== null }
}

/** Names of keys by their ids. */
type Names = ReadonlyMap<string, string | null>

const readNames = async ({ portal, named }: PortalAsked): Promise<Names> => {
  const names = new Map<string, string | null>()
  const params = { path: { organisation: named['organisation'] ?? '' } }
  let offset: number | null = 0
  while (offset !== null) {
    const query: { readonly limit: number; readonly offset: number } = { limit: OF_PAGE, offset }
    const part = await portal.ask((api, signal) =>
      api.GET('/api/portal/v1/organisations/{organisation}/keys', { params: { ...params, query }, signal }),
    )
    for (const { id, name } of part.data) names.set(id, name)
    offset = part.meta.has_more ? offset + OF_PAGE : null
  }
  return names
}

type Part = { readonly data: readonly KeyUsage[]; readonly meta: { readonly next_offset: number | null } }

const readPart = (
  { portal, named }: PortalAsked,
  query: Filters & { readonly limit: number; readonly offset: number },
): Promise<Part> =>
  portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}/usage', {
      params: { path: { organisation: named['organisation'] ?? '' }, query },
      signal,
    }),
  )

const showFilters = ({ params, faults }: PortalAsked, { key, from, to }: Filters, action: string): Html => {
  const isWrong = faults.has('key')
  return html`${key !== undefined && !isWrong && html`<p>Only the key <code>${key}</code> is counted. <a href="${href(makeAddress(action, { from, to }))}">Count all keys</a></p>`}
<form class="portal-form" action="${href(action)}" aria-label="Days" novalidate>
${isWrong && showField({ form: params, faults }, { name: 'key', label: 'Id of a key', isOptional: true })}
${key !== undefined && !isWrong && html`<input type="hidden" name="key" value="${key}">`}
${showField({ form: params, faults }, { name: 'from', label: 'First day', type: 'date', isOptional: true })}
${showField({ form: params, faults }, { name: 'to', label: 'Last day', type: 'date', isOptional: true })}
<p><button class="usa-button usa-button--outline" type="submit">Show</button></p>
</form>`
}

const showRead = ({ rows, hasMore }: Read, names: Names): Content => {
  if (rows.length === 0) return html`<p>No key was used in these days.</p>`
  const cut = hasMore ? rows.at(-1)?.day : undefined
  if (cut === undefined) return showRows(rows, names)
  const whole = rows.filter(({ day }) => day !== cut)
  return whole.length === 0 ? showPartOfDay(rows, names, cut) : showRows(whole, names, cut)
}

/** `cut` is the newest day that is not shown, because not all of its rows were read. */
const showRows = (rows: readonly KeyUsage[], names: Names, cut?: string): Html => {
  const note =
    cut !== undefined &&
    html`<p>The day ${cut} and earlier ones have too many rows for this page, and are not shown. Choose a last day of ${cut} to see them, or take the CSV.</p>`
  return html`<h2 id="days">By day</h2>
${note}
${showDays(rows)}
<h2 id="operations">By key, operation and status</h2>
${note}
${showOperations(rows, names)}`
}

const showPartOfDay = (rows: readonly KeyUsage[], names: Names, day: string): Html =>
  html`<h2 id="operations">By key, operation and status</h2>
<p>The day ${day} has more rows than this page shows: these are its first ${showCount(rows.length)}, and earlier days are not shown. Take the CSV for the others.</p>
${showOperations(rows, names)}`

const showOperations = (rows: readonly KeyUsage[], names: Names): Html =>
  showTable({
    caption: 'Answers, the newest day first',
    name: 'Answers by day, key, operation and status',
    rows,
    columns: [
      { title: 'Day', cell: ({ day }) => day, isHeading: true },
      { title: 'Key', cell: ({ key }) => showKey(key, names.get(key)) },
      { title: 'Operation', cell: ({ operation }) => html`<code>${operation}</code>` },
      { title: 'Status', cell: ({ status }) => status, isNumber: true },
      { title: 'Answers', cell: ({ count }) => showCount(count), isNumber: true },
    ],
  })

const showKey = (key: string, name: string | null | undefined): Html =>
  typeof name === 'string'
    ? html`${name}<br><span class="as-of"><code>${key}</code></span>`
    : html`<code>${key}</code>`

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
