import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import type { FullRecord, FundingLine } from '@rotunda/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { makeCheckAnswer, type Description } from '../testing.ts'
import { makeFundingLine, makeRecord } from '../../collections/appropriations/testing.ts'
import type { Clock } from '../../platform/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import type { CurrentRelease } from '../../releases/index.ts'
import { makeClientAddress } from '../door/client-address.ts'
import { describeApi } from '../describe/describe-api.ts'
import { answerFault } from '../answers/errors.ts'
import type { Observe } from '../observe.ts'
import { RateLimit, type ClientRate } from '../limits/rate-limit.ts'
import { refuseUnknown } from '../door/refuse-unknown.ts'
import { compileValidator } from '../door/validation.ts'
import { putDataApis, type DataApisNeeds } from '../data/index.ts'
import { appropriationsApi } from './operations.ts'
import { answerAgain, ReadyAnswers } from '../answers/ready-answers.ts'
import { answerRequests } from '../door/answer-requests.ts'
import { openTestReaders } from './testing/open-readers.ts'
import { askPort, type Answer, type Asking } from './testing/ask.ts'
import { openTestReleases } from './testing/test-releases.ts'

type Options = {
  /** Options of the first release; null publishes none. */
  readonly records?: readonly FullRecord[] | null
  readonly lines?: readonly FundingLine[]
  readonly graceSeconds?: number
  /** In place of releases that the test publishes. */
  readonly current?: CurrentRelease
  readonly limit?: number
  /** Makes the limit of addresses from the limit of this process, which is used as it is when left out. */
  readonly share?: (own: RateLimit) => ClientRate
  readonly clock?: Clock
  readonly trusted?: readonly string[]
  readonly observe?: Observe
  /** Threads that answer; none when left out. */
  readonly threads?: number
  /** Makes packed files, in place of the readers. */
  readonly packers?: DataApisNeeds['packers']
}

/** Describes the API once for a process: nothing in it depends on the options or the records of one service. */
const describe = (app: FastifyInstance): Description =>
  // The document is the application's own; the tests look only into what Description names.
  (described ??= JSON.parse(JSON.stringify(app.describeData('appropriations'))) as Description)
let described: Description | undefined

type Cleaning = { after(clean: () => unknown): void }

/** Fields that the tests read; a missing field fails its assertion. */
export type Body = { data: Record<string, unknown>[]; meta: Record<string, unknown> } & Record<
  string,
  unknown
>

/** The public API alone, on a real port, over real snapshots. Every answer is held to the description. */
export const openPublicApi = async (t: Cleaning, options: Options = {}) => {
  const { records = RECORDS, lines = LINES, limit = 0, clock = () => new Date(), trusted = [] } = options
  const releases = openTestReleases(options.graceSeconds, clock)
  let requests = 0
  const publish = (published: readonly FullRecord[], of = lines): Promise<string> =>
    releases.publish(published, of)
  if (records !== null) await publish(records)
  const app = fastify({ return503OnClosing: false, genReqId: () => `first-${(requests += 1)}` })
  app.setValidatorCompiler(compileValidator)
  refuseUnknown(app)
  const log = makeLog('silent')
  app.setErrorHandler(answerFault(log))
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id).header('x-content-type-options', 'nosniff')
    done()
  })
  const api = appropriationsApi(options.current ?? releases.current, releases.directory)
  await describeApi(app, { apis: [api] })
  // No second of a slow machine counts, unless the test moves the clock.
  const steady = options.clock === undefined ? () => 0 : () => clock().getTime()
  const own = new RateLimit({ limit, windowSeconds: 60 }, steady)
  const publicRate = options.share?.(own) ?? own
  const { threads, packers } = options
  const readers = threads === undefined ? undefined : openTestReaders(releases.directory, threads)
  if (readers !== undefined) releases.follow(() => readers.refresh())
  const ready = new ReadyAnswers()
  await putDataApis(
    app,
    {
      apis: [api],
      clock,
      publicRate,
      clientAddress: makeClientAddress(trusted),
      ...(readers === undefined ? {} : { readers }),
      ...(packers === undefined ? {} : { packers }),
    },
    { log, ready },
  )
  const again = answerAgain(
    {
      ready,
      observe: options.observe ?? (() => undefined),
      makeRequestId: () => `again-${(requests += 1)}`,
    },
    (request, response) => {
      app.routing(request, response)
    },
  )
  answerRequests(app, again, log)
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(async () => {
    app.server.closeAllConnections()
    await app.close()
    await readers?.close()
    await releases.close()
  })
  // A server that listens on a port has an address of this form.
  const { port } = app.server.address() as AddressInfo
  const description = describe(app)
  const check = makeCheckAnswer(description)
  const ask = async (path: string, asking: Asking = {}) => {
    const answer = await askPort(port, BASE + path, asking)
    const { method = 'GET' } = asking
    if (method !== 'OPTIONS') check({ ...answer, method, url: BASE + path })
    return { ...answer, body: readBody(answer) }
  }
  return { app, port, releases, publish, description, ask }
}

export type PublicApi = Awaited<ReturnType<typeof openPublicApi>>
export type Asked = Awaited<ReturnType<PublicApi['ask']>>

export const BASE = '/api/appropriations/v1'

const readBody = ({ text, headers }: Answer): Body =>
  // Judged by the assertions.
  (/^application\/(problem\+)?json/.test(String(headers['content-type'])) && text !== ''
    ? JSON.parse(text)
    : { data: [], meta: {} }) as Body

/** A refusal is a problem document, which any web page may read and nobody keeps. */
export const assertProblem = ({ status, headers, body }: Asked, expected: number, code: string): string => {
  assert.equal(status, expected)
  assert.match(String(headers['content-type']), /^application\/problem\+json/)
  assert.equal(body['code'], code)
  assert.equal(headers['access-control-allow-origin'], '*')
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal(headers['etag'], undefined)
  assert.ok(headers['request-id'])
  return String(body['detail'])
}

/** Made-up records of each dataset and stage: requests of both chambers, and projects of a bill. */
export const RECORDS: readonly FullRecord[] = Array.from({ length: 60 }, (_, index) => {
  const id = String(index).padStart(16, '0')
  const base = { fiscal_year: 2022 + (index % 5), amount: index % 7 === 0 ? null : index * 1000 }
  if (index % 3 === 0) return makeRecord({ ...base, id: `sr-2026-${id}`, purpose: `Bridge ${index}` })
  return makeRecord({
    ...base,
    id: `hr-2026-${id}`,
    dataset: 'house-projects',
    chamber: 'house',
    stage: index % 3 === 1 ? 'request' : 'house_bill',
    state: 'CA',
    title: `Road ${index}`,
    recipient: index % 4 === 0 ? '=Sample "County", of Example' : 'Sample County',
    agency: index % 3 === 1 ? null : 'Example Agency, Department of Examples',
  })
})

export const LINES: readonly FundingLine[] = [
  makeFundingLine(),
  makeFundingLine({ id: 'fl-0000000000000002', chamber: 'house', account: 'Example Grants' }),
  makeFundingLine({
    id: 'fl-0000000000000003',
    kind: 'federal_account',
    fiscal_year: null,
    chamber: null,
    subcommittee: null,
  }),
]
