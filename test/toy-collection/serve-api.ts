import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { KeyQuotas, type AccessNeeds } from '../../apps/service/src/access/index.ts'
import { rememberPrincipals } from '../../apps/service/src/http/authenticate.ts'
import { makeClientAddress, makeFullAddress } from '../../apps/service/src/http/door/client-address.ts'
import { putDataApis, type DataApi } from '../../apps/service/src/http/data/index.ts'
import { describeApi } from '../../apps/service/src/http/describe/describe-api.ts'
import { downloads } from '../../apps/service/src/http/downloads/index.ts'
import { answerFault } from '../../apps/service/src/http/answers/errors.ts'
import { refuseKeysInAddresses } from '../../apps/service/src/http/door/key-in-address.ts'
import { answerRequests } from '../../apps/service/src/http/door/answer-requests.ts'
import { answerAgain, ReadyAnswers } from '../../apps/service/src/http/answers/ready-answers.ts'
import type { Readers } from '../../apps/service/src/http/readers/readers.ts'
import { RateLimit } from '../../apps/service/src/http/limits/rate-limit.ts'
import { refuseUnknown } from '../../apps/service/src/http/door/refuse-unknown.ts'
import { compileValidator } from '../../apps/service/src/http/door/validation.ts'
import { systemClock, type Clock } from '../../apps/service/src/platform/index.ts'
import { makeLog } from '../../apps/service/src/platform/log/index.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'

export type Cleaning = { after(clean: () => unknown): void }

export type ServeApiOptions = {
  /** Threads that answer; none when left out. */
  readonly readers?: Readers
  /** With it the API stands behind keys. */
  readonly access?: AccessNeeds
  readonly clock?: Clock
  /** Failures that one address may have in a minute; 0 for any number. */
  readonly failures?: number
  readonly trusted?: readonly string[]
  /** Requests that one address may send in a minute; 0 for any number. */
  readonly limit?: number
}

/** An API with its releases, to be closed together. */
type Served = { readonly api: DataApi; readonly releases: { close(): Promise<void> } }

/** An API of one collection on a real port, as the service has its own ones. */
export const serveApi = async (t: Cleaning, { api, releases }: Served, options: ServeApiOptions) => {
  const { access, clock = systemClock, readers, trusted = [], limit = 0 } = options
  const log = makeLog('silent')
  const app = fastify({ return503OnClosing: false })
  app.setValidatorCompiler(compileValidator)
  app.setErrorHandler(answerFault(log))
  rememberPrincipals(app)
  const keys = access === undefined ? undefined : makeKeys(access, { ...options, clock })
  if (keys !== undefined) refuseKeysInAddresses(app, keys)
  refuseUnknown(app)
  await describeApi(app, { apis: [api] })
  if (access === undefined) await app.register(downloads, { publishing: [api] })
  const ready = new ReadyAnswers()
  await putDataApis(
    app,
    {
      apis: [api],
      clock,
      // No second of a slow machine counts.
      publicRate: new RateLimit({ limit, windowSeconds: 60 }, () => 0),
      clientAddress: makeClientAddress(trusted),
      ...(keys === undefined ? {} : { keys }),
      ...(readers === undefined ? {} : { readers }),
    },
    { log, ready },
  )
  const needs = { ready, observe: () => undefined, makeRequestId: () => 'id' }
  const again = answerAgain(needs, (request, response) => {
    app.routing(request, response)
  })
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
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: patience() })
  return { app, port, get }
}

const makeKeys = (
  access: AccessNeeds,
  { clock = systemClock, failures = 0, trusted = [] }: ServeApiOptions,
) => ({
  access,
  clock,
  quotas: new KeyQuotas(access.store),
  failures: new RateLimit({ limit: failures, windowSeconds: 60 }),
  clientAddress: makeClientAddress(trusted),
  fullAddress: makeFullAddress(trusted),
})
