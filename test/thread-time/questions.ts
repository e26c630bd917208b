import type { ProofChallenge } from '@rotunda/contract'
import { PORTAL_ROUTES } from '../../apps/web/src/pages/portal-routes.ts'
import { officeMessage } from '../../apps/service/src/bin/testing.ts'
import { solveProof } from '../../apps/service/src/corrections/testing.ts'
import { OPERATIONS, type Operation } from '../fuzz/operations.ts'
import type { Served } from './serve.ts'

/** A question of one kind: each time with another id or another page where it can have one. */
export type Question = {
  readonly name: string
  readonly method: string
  /** True for a page or a row that the service has. */
  readonly isFound?: boolean
  readonly visitor?: keyof Served['cookies']
  readonly address: (time: number) => string
  readonly body?: (time: number) => unknown
}

/** Ids that lists of the service give, by the parameter that takes them. */
type Ids = Readonly<Record<string, readonly string[]>>
type Ask = (path: string) => Promise<{ readonly json: unknown; readonly link: string }>

/** Every operation of every description and every page, with ids that are found and with ids that are not. */
export const listQuestions = async (served: Served, ask: Ask): Promise<readonly Question[]> => {
  const ids = await readIds(ask)
  const operations = OPERATIONS.flatMap((operation) => askOperation(operation, served, ids))
  const [reads, orders] = [true, false].map((isRead) =>
    operations.filter(({ method }) => (method === 'GET') === isRead),
  )
  return [
    ...(reads ?? []),
    ...(await listReports(ask)),
    {
      name: 'POST a message',
      method: 'POST',
      address: () => '/api/send-message',
      body: () => officeMessage(),
    },
    ...NEW_QUESTIONS.map((address): Question => ({
      name: `new question ${address}`,
      method: 'GET',
      isFound: true,
      address: (time) => address + String(time),
    })),
    ...served.pages.flatMap((page) => askPage(page, ids)),
    ...PORTAL_ROUTES.flatMap(({ path }) => askPortalPage(path, served)),
    // The last ones: some end sessions.
    ...(orders ?? []),
  ]
}

/** Questions that no kept answer has, since each ends with another number. */
const NEW_QUESTIONS = [
  '/api/appropriations/v1/records?facet=state,party&amount_min=',
  '/api/appropriations/v1/records?q=water+county&amount_min=',
  '/api/appropriations/v1/aggregates?group_by=state,subcommittee&amount_min=',
  '/api/enacted/v1/projects?q=water&amount_min=',
  '/api/enacted/v1/aggregates?group_by=state&amount_min=',
  '/records?amount_min=',
  '/records?q=water&facet=state&amount_min=',
  '/totals?group_by=state&amount_min=',
  '/map?stage=request&amount_min=',
  '/enacted?amount_min=',
  '/feeds/records.atom?amount_min=',
  '/search?q=county+',
  '/docs/search?q=snapshot+',
  '/regulations?q=beverages+',
]

type Listed = { readonly data: readonly Readonly<Record<string, unknown>>[] }

const readIds = async (ask: Ask): Promise<Ids> => {
  const list = async (path: string): Promise<string[]> => {
    // A list, as its description says.
    const { data } = (await ask(path)).json as Listed
    return data.map((row) => String(row['id']))
  }
  // The list of downloads, as its description says.
  const { data: releases } = (await ask('/downloads')).json as Listed
  const findSource = async (): Promise<string> => {
    // A page of records, as its description says.
    const { data } = (await ask('/api/appropriations/v1/records?limit=1')).json as {
      readonly data: readonly { readonly evidence: readonly { readonly source: string }[] }[]
    }
    return data[0]?.evidence[0]?.source ?? ''
  }
  const findRelease = async (path: string): Promise<string> =>
    /releases\/([0-9a-f]{64})/.exec((await ask(path)).link)?.[1] ?? ''
  const releasesOf = (collection: string): string[] =>
    releases.filter((release) => release['collection'] === collection).map(({ id }) => String(id))
  return {
    records: await list('/api/appropriations/v1/records?limit=60'),
    projects: await list('/api/enacted/v1/projects?limit=60'),
    appropriations: releasesOf('appropriations'),
    enacted: releasesOf('enacted-projects'),
    partner: [await findRelease('/api/partner/v1/sources?limit=1')],
    sources: [await findSource()],
  }
}

const pick = (values: readonly string[] = [], time: number): string => values[time % values.length] ?? ''

/** Each time another id that nothing has. */
const unknown = (time: number): string => `unknown-${time}`

/** Above the number of every report. */
const NO_REPORT = 1_000_000

/** API of an operation of data. */
const apiOf = (path: string): string => /^\/api\/(\w+)\/v1/.exec(path)?.[1] ?? 'appropriations'

const askOperation = (operation: Operation, served: Served, ids: Ids): Question[] => {
  const { method, path } = operation
  const visitor = visitorOf(path)
  const common = { method, ...(visitor && { visitor }) }
  const takesId =
    /\{/.test(path) ||
    operation.parameters.some(({ in: place, required }) => place === 'query' && required === true)
  const notFound: Question = {
    ...common,
    name: `${method} ${path}, unknown`,
    address: (time) =>
      fillOperation(
        operation,
        (name) => (name === 'number' ? String(NO_REPORT + time) : unknown(time)),
        time,
      ),
    // An order of an id that does not exist changes nothing.
    ...(method !== 'GET' && { body: () => ({}) }),
  }
  const found: Question = {
    ...common,
    // No report of this service has a published copy.
    isFound: !path.startsWith('/api/corrections/v1/files/'),
    name: `${method} ${path}`,
    address: (time) => fillOperation(operation, (name) => findId(path, name, served, ids, time), time),
  }
  return [...(method === 'GET' ? [found] : []), ...(takesId || method !== 'GET' ? [notFound] : [])]
}

const fillOperation = (
  { path, parameters }: Operation,
  value: (name: string) => string,
  time: number,
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(value(name)))
  const asked = parameters
    .filter(({ in: place }) => place === 'query')
    .flatMap(({ name, required }): [string, string][] => {
      if (required === true) return [[name, value(name)]]
      if (name === 'offset') return [[name, String(time)]]
      if (name === 'limit')
        return [[name, parameters.some((one) => one.name === 'offset') ? '20' : String(1 + (time % 50))]]
      return []
    })
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked).toString()}`
}

const findId = (path: string, name: string, served: Served, ids: Ids, time: number): string => {
  const api = apiOf(path)
  if (name === 'release') return pick(ids[api], 0)
  if (name === 'from') return ids[api]?.at(-1) ?? ''
  if (name === 'path') return 'SHA256SUMS'
  if (name === 'name') return 'letter.csv'
  if (path.startsWith('/sources/')) return pick(ids['sources'], 0)
  if (path.startsWith('/api/messages/')) return findNamed(path, 'message', served)
  if (name === 'record' || (name === 'id' && api === 'appropriations')) return pick(ids['records'], time)
  if (name === 'id' && api === 'enacted') return pick(ids['projects'], time)
  return findNamed(path, name, served)
}

/** Id of an object of the portal. A reviewer reads a request that was submitted. */
const findNamed = (path: string, name: string, { named }: Served): string =>
  named[name === 'request' && path.includes('/review') ? 'submitted' : name] ?? ''

const visitorOf = (path: string): Question['visitor'] => {
  if (!/\/portal\/|^\/(review|desk|portal)/.test(path)) return undefined
  if (/\/review/.test(path) || /^\/portal\/passkeys\//.test(path)) return 'reviewer'
  if (/\/desk/.test(path)) return 'operator'
  return /^\/portal\/invitations\//.test(path) ? 'guest' : 'owner'
}

/** Reports that are refused once their record has been looked up, and before. */
const listReports = async (ask: Ask): Promise<Question[]> => {
  const proofs: unknown[] = []
  for (let count = 0; count < PROOFS; count += 1) {
    // A challenge, as its description says.
    const { data } = (await ask('/api/corrections/v1/challenge')).json as { readonly data: ProofChallenge }
    proofs.push(solveProof(data))
  }
  const why = 'The letter of the member gives another amount.'
  const common = { method: 'POST', address: () => '/api/corrections/v1/reports' }
  return [
    {
      ...common,
      name: 'POST a report of an unknown record',
      body: () => ({ record: 'unknown', why, altcha: proofs.pop() }),
    },
    { ...common, name: 'POST a report without a proof', body: () => ({ record: 'unknown', why }) },
  ]
}

/** As many as both rounds of questions need. */
const PROOFS = 60

const askPage = ({ route, address }: Served['pages'][number], ids: Ids): Question[] => {
  const withNext = (time: number): string =>
    address
      .replace(/\b[sh]r-\d{4}-[0-9a-f]{16}/, () => pick(ids['records'], time))
      .replace(/\benp-[0-9a-f]{16}/, () => pick(ids['projects'], time))
  const asked: Question = { isFound: true, name: `page ${route}`, method: 'GET', address: withNext }
  if (!route.includes(':')) return [asked]
  const notFound = (time: number): string =>
    route.replace(/:\w+(\([^)]*\))?/g, unknown(time)).replace('*', 'unknown')
  return [asked, { name: `page ${route}, unknown`, method: 'GET', address: notFound }]
}

const askPortalPage = (path: string, served: Served): Question[] => {
  const visitor = visitorOf(path)
  const fill = (value: (name: string) => string): string =>
    path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(value(name)))
  const common = { method: 'GET', ...(visitor && { visitor }) }
  const search = path === '/corrections/new' ? (id: string) => `?record=${id}&field=amount` : () => ''
  const found = {
    ...common,
    isFound: true,
    name: `page ${path}`,
    address: () => fill((name) => findNamed(path, name, served)) + search(served.named['record'] ?? ''),
  }
  const notFound = {
    ...common,
    name: `page ${path}, unknown`,
    address: (time: number) => fill(() => unknown(time)) + search(unknown(time)),
  }
  return path.includes(':') || path === '/corrections/new' ? [found, notFound] : [found]
}
