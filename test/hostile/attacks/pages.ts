import { Agent, request } from 'node:http'
import { namesOf, STATES } from '@rotunda/contract'
import { LONGEST_ADDRESS, LONGEST_SQL, MOST_PARAMETERS } from '../../../apps/web/src/refuse-long.ts'
import type { Attack, Outcome } from '../attack.ts'
import { ask, times } from '../client.ts'
import type { Service } from '../service.ts'

const [ADDRESSES, CONNECTIONS, SECONDS] = [20, 8, 10]
const STATE_CODES = namesOf(STATES)

type Around = {
  /** Origin of the service. */
  readonly origin: string
  /** Ids, the newest first. */
  readonly releases: readonly string[]
}

/** An attack of which nothing is answered as it is meant to be tries nothing. */
type Law = {
  /** Status within the rates. */
  readonly answered: number
  /** Other statuses that are allowed. */
  readonly refused: readonly number[]
}

/** Many addresses, each below its limits, ask for one page after the other for some seconds; none is asked twice. */
const makeAttack = (
  name: string,
  does: string,
  pathOf: (count: number, around: Around) => string,
  { answered = 200, refused = [429], ...more }: Partial<Attack> & Partial<Law> = {},
): Attack => ({
  name,
  does: `${ADDRESSES} addresses with ${CONNECTIONS} connections each ask for ${does}, for ${SECONDS} s`,
  seconds: 60,
  records: 20_000,
  settings: { ROTUNDA_TRUSTED_PROXIES: '127.0.0.1' },
  ...more,
  carryOut: async (service, signal) => {
    const agent = new Agent({ keepAlive: true, maxSockets: ADDRESSES * CONNECTIONS })
    const around = { origin: service.base.origin, releases: await listReleases(service, signal) }
    const until = performance.now() + SECONDS * 1000
    const statuses = new Map<number, number>()
    let asked = 0
    const lane = async (index: number): Promise<void> => {
      const address = `203.0.113.${1 + (index % ADDRESSES)}`
      while (performance.now() < until && !signal.aborted) {
        const status = await read(service, agent, pathOf((asked += 1), around), address)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(times(ADDRESSES * CONNECTIONS, lane))
    agent.destroy()
    return judge(statuses, { answered, refused })
  },
})

const judge = (statuses: ReadonlyMap<number, number>, { answered, refused }: Law): Outcome => {
  const counts = [...statuses].toSorted(([one], [other]) => one - other)
  const wrong = counts.filter(([status]) => status !== answered && !refused.includes(status))
  return {
    note: counts.map(([status, count]) => `${count} answered ${status}`).join(', '),
    broken: [
      ...wrong.map(([status, count]) => `${count} were answered ${status}`),
      ...(statuses.has(answered) ? [] : [`none was answered ${answered}`]),
    ],
  }
}

/** Ids of the releases of the data that pages are of, the newest first. */
export const listReleases = async (service: Service, signal: AbortSignal): Promise<readonly string[]> => {
  const { body } = await ask(service, '/downloads', { headers: { accept: 'application/json' }, signal })
  // As the description of the service has it.
  const { data } = JSON.parse(body) as { readonly data: readonly { readonly id: string }[] }
  return data.map(({ id }) => id)
}

const read = ({ base }: Service, agent: Agent, path: string, address: string): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': address }
  request(new URL(path, base), { agent, headers }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
  })
    .on('error', () => resolve(0))
    .end()
  return promise
}

const stateOf = (count: number): string => STATE_CODES[count % STATE_CODES.length] ?? ''

export const filteredPages = makeAttack(
  'filtered pages',
  'pages of records that nobody asked for before',
  (count) => `/records?state=${stateOf(count)}&amount_min=${count}`,
)

export const heavyPages = makeAttack(
  'heavy pages',
  'totals and maps by the dimensions with the most values, and for the longest pages of the documentation',
  (count) =>
    [
      `/totals?group_by=recipient&group_by=member&amount_min=${count}`,
      `/map?amount_min=${count}`,
      `/records?facet=recipient&facet=member&facet=account&facet_limit=1000&limit=200&amount_min=${count}`,
      `/docs/api/partner?x=${count}`,
      `/docs/congress?x=${count}`,
    ][count % 5] ?? '/',
  // Amounts above all that there are leave nothing to draw; that is no refusal.
  { refused: [429, 503] },
)

export const manyCharts = makeAttack(
  'charts',
  'charts of filters that nobody asked for before',
  (count) => `/charts/${count % 2 === 0 ? 'years' : 'states'}.svg?amount_min=${count}`,
  { refused: [429, 503] },
)

export const feeds = makeAttack(
  'feeds',
  'feeds of filters that nobody asked for before',
  (count, { releases: [release] }) =>
    [
      `/feeds/records.atom?state=${stateOf(count)}&amount_min=${count}`,
      `/feeds/records.json?release=${release ?? ''}&amount_min=${count}`,
      `/feeds/regulations.json?q=x${count}`,
    ][count % 3] ?? '/',
  { releases: 2 },
)

/** No filter takes more values than a hundred: together they come just below the bound. */
const FILTERS = ['not_id', 'not_recipient', 'not_funding_line'] as const
const VALUES = Math.floor((MOST_PARAMETERS - 1) / FILTERS.length)

const manyValues = FILTERS.flatMap((name) => times(VALUES, (index) => `${name}=x${index}`)).join('&')

/** As many pieces as an address has room for, beside a number. */
const fill = (beginning: string, piece: string, longest = LONGEST_ADDRESS): string =>
  beginning + piece.repeat(Math.floor((longest - beginning.length - 10) / piece.length))

export const hugeQueries = makeAttack(
  'huge queries',
  `pages with nearly ${MOST_PARAMETERS} parameters or ${LONGEST_ADDRESS} characters, of which none was asked for before`,
  (count) =>
    [
      `/records?${manyValues}&amount_min=${count}`,
      `/totals?${manyValues}&amount_min=${count}`,
      `${fill('/records?not_recipient=x', `&not_recipient=${'x'.repeat(400)}`)}${count}`,
      `${fill('/docs/search?q=', 'water+')}${count}`,
      `${fill('/sql?query=', '%27', LONGEST_SQL)}${count}`,
    ][count % 5] ?? '/',
)

export const refusedQueries = makeAttack(
  'refused queries',
  `pages with more than ${MOST_PARAMETERS} parameters or ${LONGEST_ADDRESS} characters, and with nearly as many parameters that no page takes`,
  (count) =>
    [
      `/records?${times(MOST_PARAMETERS, (index) => `state=A${index}`).join('&')}&x=${count}`,
      `/records?q=${'x'.repeat(LONGEST_ADDRESS)}${count}`,
      `/records?${times(MOST_PARAMETERS - 1, (index) => `f${index}=${count}`).join('&')}`,
    ][count % 3] ?? '/',
  { answered: 400 },
)

export const comparedReleases = makeAttack(
  'compared releases',
  'changes between two releases of which many records differ, as pages and as data',
  (count, { releases: [now = '', before = ''] }) =>
    [
      `/changes?amount_min=${count}`,
      `/changes?from=${now}&to=${before}&q=water&amount_min=${count}&limit=200`,
      `/changes?table=funding-lines&from=${before}&q=x${count}`,
      `/api/appropriations/v1/changes?from=${before}&limit=200&offset=${count % 500}`,
      `/api/appropriations/v1/funding-lines/changes?from=${before}&limit=200&q=x${count}`,
    ][count % 5] ?? '/',
  { releases: 2, records: 5000, refused: [429, 503] },
)

export const shared = makeAttack(
  'sitemaps and oEmbed',
  'parts of the sitemap, each of ten pages of the API, and for frames of filters that nobody asked for before',
  (count, { origin }) =>
    [
      `/sitemap.xml?x=${count}`,
      `/sitemaps/records-${1 + (count % 10)}.xml?x=${count}`,
      `/sitemaps/recipients-1.xml?x=${count}`,
      `/sitemaps/entities.xml?x=${count}`,
      `/oembed?url=${encodeURIComponent(`${origin}/records?amount_min=${count}`)}`,
    ][count % 5] ?? '/',
  { refused: [429, 503] },
)

export const searches = makeAttack(
  'searches',
  'words that nobody searched for before, in the data and in the documentation',
  (count) =>
    [
      `/search?q=water+OR+road+OR+x${count}`,
      `/search?q=a*+b*+c*+d*+e*+f*+g*+h*+x${count}`,
      `/docs/search?q=${'release+record+'.repeat(20)}${count}`,
    ][count % 3] ?? '/',
  { refused: [429] },
)
