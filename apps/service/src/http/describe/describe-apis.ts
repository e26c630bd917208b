import { KeyQuotas, type AccessNeeds } from '../../access/index.ts'
import type { Store } from '../../platform/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import type { CurrentRelease } from '../../releases/index.ts'
import { makeApp, type AppNeeds } from '../app.ts'
import { appropriationsApi } from '../appropriations/index.ts'
import { enactedApi } from '../enacted/api.ts'
import { partnerApi } from '../partner/index.ts'
import { RateLimit } from '../limits/rate-limit.ts'

/** Makes the documents under /api/openapi/ from an application without data. */
export const describeApis = async (): Promise<
  Record<'message' | 'appropriations' | 'partner' | 'enacted' | 'portal' | 'corrections', object>
> => {
  const app = await makeApp(NOTHING)
  await app.ready()
  return {
    message: app.swagger(),
    appropriations: app.describeData('appropriations'),
    partner: app.describeData('partner'),
    enacted: app.describeData('enacted'),
    portal: app.describeData('portal'),
    corrections: app.describeData('corrections'),
  }
}

const never = (): never => {
  throw new Error('this application only describes itself')
}

const NO_RELEASE: CurrentRelease = {
  open: never,
  getPublished: never,
  openPublished: never,
  findByToken: never,
  catchUp: never,
  openApart: never,
  listPublications: never,
  listEnded: never,
  findSummary: never,
  isHere: never,
  close: never,
}

const NO_STORE: Store = {
  engine: 'sqlite',
  db: never,
  write: never,
  now: never,
  checkWrites: never,
  eraseDeleted: never,
  close: never,
}

const NO_SEALER = { seal: never, open: never, sealBytes: never, openBytes: never }

const ACCESS: AccessNeeds = { store: NO_STORE, pepper: new Uint8Array(), sealer: NO_SEALER, kind: 'test' }
const NO_LIMIT = new RateLimit({ limit: 0, windowSeconds: 60 })

const NOTHING: AppNeeds = {
  failures: NO_LIMIT,
  publicRate: NO_LIMIT,
  clientAddress: never,
  fullAddress: never,
  clock: never,
  log: makeLog('silent'),
  observe: never,
  isDraining: never,
  findParts: never,
  findStatus: never,
  countDeliveries: never,
  listIncidents: never,
  keys: { access: ACCESS, quotas: new KeyQuotas(NO_STORE), keyRate: NO_LIMIT },
  messages: {
    check: never,
    foresee: never,
    withdraw: never,
    accept: never,
    findReplay: never,
    waitForOutcome: never,
    findMessage: never,
    listMessages: never,
    readReceived: never,
  },
  lists: { listLegislators: never, listOpenDockets: never },
  portal: {
    ...ACCESS,
    evidence: { withDraft: never, read: never, remove: never, listOlder: never },
    scan: undefined,
    openBook: never,
  },
  data: {
    apis: [appropriationsApi(NO_RELEASE, ''), partnerApi(NO_RELEASE, ''), enactedApi(NO_RELEASE, '')],
    catalog: { snapshots: [], contactEmail: '' },
  },
}
