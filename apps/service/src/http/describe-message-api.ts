import { makeLog } from '../platform/index.ts'
import { makeApp, type AppNeeds } from './app.ts'
import { RateLimit } from './rate-limit.ts'

/** The document at /api/openapi/message.json, asked of an application behind which there is nothing. */
export const describeMessageApi = async (): Promise<object> => {
  const app = await makeApp(NOTHING)
  await app.ready()
  return app.swagger()
}

const never = (): never => {
  throw new Error('this application only describes itself')
}

const NOTHING: AppNeeds = {
  access: {
    store: { engine: 'sqlite', db: never, write: never, now: never, close: never },
    pepper: new Uint8Array(),
    kind: 'test',
  },
  clock: never,
  keyRate: new RateLimit({ limit: 0, windowSeconds: 60 }),
  log: makeLog('silent'),
  observe: never,
  isDraining: never,
  checkStore: never,
  check: never,
  accept: never,
  findReplay: never,
  waitForOutcome: never,
  findMessage: never,
  listMessages: never,
  readReceived: never,
  listLegislators: never,
  listOpenDockets: never,
}
