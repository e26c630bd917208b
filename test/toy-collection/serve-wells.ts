import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import fastify from 'fastify'
import { KeyQuotas, type AccessNeeds } from '../../apps/service/src/access/index.ts'
import { rememberPrincipals } from '../../apps/service/src/http/authenticate.ts'
import { makeClientAddress, makeFullAddress } from '../../apps/service/src/http/client-address.ts'
import { putDataApis, type DataAccess, type DataApi } from '../../apps/service/src/http/data/index.ts'
import { describeApi } from '../../apps/service/src/http/describe-api.ts'
import { downloads } from '../../apps/service/src/http/downloads/index.ts'
import { answerFault } from '../../apps/service/src/http/errors.ts'
import { refuseKeysInAddresses } from '../../apps/service/src/http/key-in-address.ts'
import { RateLimit } from '../../apps/service/src/http/rate-limit.ts'
import { refuseUnknown } from '../../apps/service/src/http/refuse-unknown.ts'
import { compileValidator } from '../../apps/service/src/http/validation.ts'
import { makeLog, systemClock, type Clock } from '../../apps/service/src/platform/index.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'
import { openBytes } from '../../apps/service/src/publishers/index.ts'
import { buildRelease, openCurrentRelease, publishRelease } from '../../apps/service/src/releases/index.ts'
import { makeFolder, makeNeeds } from '../../apps/service/src/releases/testing.ts'
import { wellsApi } from './api.ts'
import { collection, type SurveyList } from './collection.ts'
import { makeSurvey } from './make-survey.ts'

const COUNTIES = ['Oak', 'Elm', 'Ash']

export const LIST: SurveyList = {
  wells: Array.from({ length: 30 }, (_, index) => ({
    name: `Well ${String(index).padStart(2, '0')}`,
    county: COUNTIES[index % 3] ?? '',
    depth: index % 5 === 0 ? null : index * 10,
    drilled_on: index % 6 === 0 ? null : `20${String(index).padStart(2, '0')}-02-28`,
    in_use: index % 4 !== 0,
  })),
  levels: Array.from({ length: 40 }, (_, index) => ({
    well: `Well ${String(index % 4).padStart(2, '0')}`,
    day: `2026-05-${String(1 + (index % 28)).padStart(2, '0')}`,
    feet: index,
  })),
}

export const publish = async (directory: string): Promise<string> => {
  const { source, bytes } = makeSurvey(LIST, '2026-06-01T12:00:00.000Z')
  const { summary } = await buildRelease({
    ...makeNeeds(directory, []),
    collection,
    sources: [source],
    openSource: () => openBytes(bytes)(),
  })
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  await publishRelease({ directory, collection, release: summary.id, now: new Date('2026-06-05T10:00:00Z') })
  return summary.id
}

export type ServeOptions = {
  readonly mostHere?: number
  /** With it the collection stands behind keys. */
  readonly access?: AccessNeeds
  readonly clock?: Clock
  /** Failures that one address may have in a minute; 0 for any number. */
  readonly failures?: number
  readonly trusted?: readonly string[]
  readonly change?: (api: DataApi) => DataApi
}

/** The collection on a real port, as the service has its own ones. */
export const serveWells = async (t: Pick<TestContext, 'after'>, options: ServeOptions = {}) => {
  const { access, clock = systemClock, mostHere, trusted = [], change = (api: DataApi) => api } = options
  const directory = makeFolder(t)
  const release = await publish(directory)
  const log = makeLog('silent')
  const current = openCurrentRelease({ directory, collection, clock: systemClock, log, graceSeconds: 0 })
  const kind: DataAccess = access === undefined ? 'anyone' : 'key'
  const api = change(wellsApi(current, directory, kind))
  const app = fastify({ return503OnClosing: false })
  app.setValidatorCompiler(compileValidator)
  app.setErrorHandler(answerFault(log))
  rememberPrincipals(app)
  const keys = access === undefined ? undefined : makeKeys(access, { ...options, clock })
  if (keys !== undefined) refuseKeysInAddresses(app, keys)
  refuseUnknown(app)
  await describeApi(app, [api])
  if (access === undefined) await app.register(downloads, { publishing: [api] })
  await putDataApis(
    app,
    {
      apis: [api],
      clock: systemClock,
      publicRate: new RateLimit({ limit: 0, windowSeconds: 60 }),
      clientAddress: makeClientAddress(trusted),
      ...(keys === undefined ? {} : { keys }),
      ...(mostHere === undefined ? {} : { mostHere }),
    },
    { log, observe: () => undefined, makeRequestId: () => 'id' },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(async () => {
    app.server.closeAllConnections()
    await app.close()
    await current.close()
  })
  // A server that listens on a port has an address of this form.
  const { port } = app.server.address() as AddressInfo
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: patience() })
  return { app, directory, release, get }
}

const makeKeys = (
  access: AccessNeeds,
  { clock = systemClock, failures = 0, trusted = [] }: ServeOptions,
) => ({
  access,
  clock,
  quotas: new KeyQuotas(access.store),
  failures: new RateLimit({ limit: failures, windowSeconds: 60 }),
  clientAddress: makeClientAddress(trusted),
  fullAddress: makeFullAddress(trusted),
})
