import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  type RawServerDefault,
} from 'fastify'
import type { Log } from '../platform/index.ts'
import { rememberPrincipals, type AuthenticateNeeds } from './authenticate.ts'
import type { PublicReportsNeeds } from './corrections/public-reports.ts'
import { buildSerializer } from './answers/build-serializer.ts'
import { allowOrigins, hideFromOrigins } from './answers/cross-origin.ts'
import { describeApi } from './describe/describe-api.ts'
import { answerFault } from './answers/errors.ts'
import { answerRequests } from './door/answer-requests.ts'
import { answerUnreadable, answerUnusual, rememberExchanges } from './door/answer-unreadable.ts'
import { boundConnections } from './door/bound-connections.ts'
import { catalog, type CatalogNeeds } from './catalog/index.ts'
import { downloads, type DownloadNeeds } from './downloads/index.ts'
import { refuseKeysInAddresses, refuseKeyInAddress, type KeyInAddressNeeds } from './door/key-in-address.ts'
import { health, type HealthNeeds } from './health/route.ts'
import { leakedKey } from './leaked-key.ts'
import { lists, type ListsNeeds } from './lists/index.ts'
import { getMessage } from './message/get-message/route.ts'
import { putPages, type Pages, type PagesNeeds } from './pages/pages.ts'
import { answerAgain, ReadyAnswers } from './answers/ready-answers.ts'
import { listMessages, type ListMessagesNeeds } from './message/list-messages/route.ts'
import { readReceived, type ReadReceivedNeeds } from './message/read-received/route.ts'
import { sendMessage, type SendMessageNeeds } from './message/send-message/route.ts'
import { withdrawMessage, type WithdrawMessageNeeds } from './message/withdraw-message/route.ts'
import { validateMessage } from './message/validate-message/route.ts'
import type { ClientAddress } from './door/client-address.ts'
import type { LimitKeyNeeds } from './limits/limit-key.ts'
import { rememberReaders } from './limits/limit-readers.ts'
import type { ClientRate } from './limits/rate-limit.ts'
import type { Observe } from './observe.ts'
import { putDataApis, type DataApi, type DataApisNeeds } from './data/index.ts'
import { readOnlyJson } from './door/read-body.ts'
import { answerBeforeBody } from './door/read-rest.ts'
import { refuseUnknown } from './door/refuse-unknown.ts'
import type { PortalPages, PutPortalNeeds } from './portal/index.ts'
import { refuseOtherRoles, roleOfAddress, type Roles } from './role-of-address.ts'
import { makeMailReader, sandboxMail, type SandboxMailNeeds } from './sandbox-mail.ts'
import { sources } from './sources/index.ts'
import { putSampleBanner } from './pages/sample-banner.ts'
import { letRequestsWait, type FindWait } from './door/wait-for-sample.ts'
import { status, type StatusNeeds } from './status/index.ts'
import { setSurface } from './surface.ts'
import { compileValidator } from './door/validation.ts'
import { CONNECTION_LIMITS } from './limits.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

export type AppNeeds = KeyInAddressNeeds &
  StatusNeeds &
  HealthNeeds & {
    readonly log: Log<'http.fault' | 'readiness.fault'>
    readonly observe: Observe
    /** Limit of requests to the open APIs and the pages, for one address. */
    readonly publicRate: ClientRate
    readonly fullAddress: ClientAddress
    /** Jobs of this process. It refuses requests for the others, which only its own pages may send. */
    readonly roles?: Roles
    /** Checks and limits of keys. */
    readonly keys?: KeysNeeds
    /** Operations on messages, which need keys. */
    readonly messages?: Omit<MessagesNeeds, keyof (AuthenticateNeeds & LimitKeyNeeds)>
    readonly lists?: ListsNeeds
    /** Published data; a service may also deliver messages alone. APIs behind keys need keys. */
    readonly data?: DataNeeds
    /** Pages for people. Without them the service answers JSON alone. */
    readonly pages?: Pages & Pick<PagesNeeds, 'readers'>
    /** Public reports, where pages show them and no portal is. */
    readonly reports?: Pick<PublicReportsNeeds, 'store'>
    /** Portal for partners. */
    readonly portal?: Omit<PutPortalNeeds, 'clientAddress' | 'fullAddress' | 'log'> &
      Partial<Pick<SandboxMailNeeds, 'sandboxMail'>> & { readonly pages?: PortalPages }
    /** Public address of the service. Without it, links use the Host header. */
    readonly publicUrl?: string | undefined
    /** Whether this address is a trusted proxy, behind which many clients are. Without it, none is. */
    readonly isProxy?: (address: string) => boolean
  }

type KeysNeeds = Pick<AuthenticateNeeds, 'access'> & LimitKeyNeeds

export type DataNeeds = Pick<DataApisNeeds, 'readers' | 'packers'> &
  Pick<DownloadNeeds, 'signFile'> & {
    readonly apis: readonly [DataApi, ...DataApi[]]
    readonly catalog?: CatalogNeeds['catalog']
    /** Present if the service may still have to make first samples. */
    readonly findWait?: FindWait
  }

/**
 * Makes request ids that are unique among all processes and restarts. A counter costs less than a random id for each
 * request.
 */
const makeRequestIds = (): (() => string) => {
  const start = randomUUID()
  let count = 0
  return () => `${start}-${(count += 1)}`
}

/** Adds the request id to an answer, so that its reader can report a fault that the log holds under the same id. */
const nameRequest = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  // `nosniff` keeps browsers from guessing another type of content.
  reply.header('request-id', request.id).header('x-content-type-options', 'nosniff')

const REQUEST_SECONDS = CONNECTION_LIMITS.requestSeconds.value

/** Interval at which slow requests are looked for. A request may exceed its limit by this much. */
const CHECK_SECONDS = 5

const STALLED_SECONDS = CONNECTION_LIMITS.stalledSeconds.value

/** Settings and hooks that every request passes. */
const openFramework = (needs: AppNeeds, genReqId: () => string): App => {
  const app: App = fastify({
    logger: false,
    genReqId,
    requestTimeout: REQUEST_SECONDS * 1000,
    connectionTimeout: STALLED_SECONDS * 1000,
    http: { connectionsCheckingInterval: CHECK_SECONDS * 1000 },
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer } },
    routerOptions: { maxParamLength: CONNECTION_LIMITS.parameterCharacters.value },
    frameworkErrors: (fault, request, reply) =>
      answerUnrouted(needs, fault, request, allowOrigins(nameRequest(request, reply))),
    clientErrorHandler: answerUnreadable,
  }).withTypeProvider<TypeBoxTypeProvider>()
  rememberExchanges(app.server)
  answerUnusual(app.server)
  app.setValidatorCompiler(compileValidator)
  readOnlyJson(app)
  answerBeforeBody(app)
  rememberPrincipals(app)
  setSurface(app)
  app.setErrorHandler(answerFault(needs.log))
  app.addHook('onRequest', (request, reply, done) => {
    nameRequest(request, reply)
    done()
  })
  return app
}

/** Makes the server with every operation; it does not listen yet. */
export const makeApp = async (needs: AppNeeds): Promise<App> => {
  const makeRequestId = makeRequestIds()
  const app = openFramework(needs, makeRequestId)
  if (needs.publicUrl !== undefined) app.decorate('publicUrl', needs.publicUrl)
  refuseKeysInAddresses(app, needs)
  const { data, log, observe, roles, publicRate, clientAddress } = needs
  if (roles !== undefined) refuseOtherRoles(app, roles)
  refuseUnknown(app)
  reportAnswers(app, observe)
  if (publicRate.rule.limit !== 0) rememberReaders(app, clientAddress, publicRate)
  const isElsewhere = (path: string): boolean => {
    const role = roleOfAddress(path)
    return roles !== undefined && role !== null && !roles.has(role)
  }
  await describeApi(app, { apis: data?.apis ?? [], isElsewhere, ...data?.catalog })
  if (data !== undefined) putSampleBanner(app, data.apis)
  if (data?.findWait !== undefined) letRequestsWait(app, data.apis, data.findWait)
  const keys = needs.keys && { ...needs, ...needs.keys }
  if (needs.messages && keys) await app.register(messages, { ...keys, ...needs.messages })
  if (needs.lists !== undefined) await app.register(lists, needs.lists)
  await putPeople(app, needs)
  if (data !== undefined) await publishFiles(app, data)
  await app.register(health, needs)
  await app.register(status, needs)
  const ready = new ReadyAnswers()
  if (needs.pages !== undefined)
    await putPages(app, needs.pages, {
      addressOf: needs.fullAddress,
      clock: needs.clock,
      readers: needs.pages.readers,
      ready,
    })
  if (data !== undefined) {
    // Record books read data that this process may answer to nobody.
    const apis = data.apis.filter(({ access }) => access === 'anyone' || keys !== undefined)
    const around = { clock: needs.clock, publicRate, clientAddress, ...(keys && { keys }) }
    await putDataApis(app, { ...data, ...around, apis }, { log, ready })
  }
  const cut = boundConnections(app.server, needs.isProxy)
  const answer = answerAgain({ ready, observe, makeRequestId }, route(app))
  answerRequests(app, answerUntilClosing(app, answer), log, cut)
  return app
}

/** Adds the portal, or the public reports alone, with the code that only they need. */
const putPeople = async (app: App, needs: AppNeeds): Promise<void> => {
  const { portal, reports, log } = needs
  if (reports !== undefined) {
    const { CORRECTIONS_BASE, publicReports } = await import('./corrections/public-reports.ts')
    await app.register(publicReports(CORRECTIONS_BASE), { ...reports, log })
  }
  if (portal === undefined) return
  const { putPortal, putPortalPages } = await import('./portal/index.ts')
  const { sandboxMail: mails } = portal
  if (mails !== undefined) await app.register(sandboxMail, { ...needs, sandboxMail: mails })
  await app.register(leakedKey, { access: portal, log })
  await putPortal(app, { ...needs, ...portal })
  if (portal.pages !== undefined)
    await putPortalPages(app, portal.pages, {
      ...needs,
      readMail: mails && makeMailReader({ ...needs, sandboxMail: mails }),
    })
}

const route =
  (app: App): RequestListener =>
  (request, response) => {
    app.routing(request, response)
  }

/**
 * Sends all requests to the router once the service closes, since only the router tells clients that their connection
 * will close.
 */
const answerUntilClosing = (app: App, answer: RequestListener): RequestListener => {
  let listener = answer
  app.addHook('preClose', (done) => {
    listener = route(app)
    done()
  })
  return (request, response) => {
    listener(request, response)
  }
}

type MessagesNeeds = SendMessageNeeds & WithdrawMessageNeeds & ListMessagesNeeds & Partial<ReadReceivedNeeds>

/** Operations on messages: all need a key, and their refusals have a form of their own. */
const messages: FastifyPluginAsync<MessagesNeeds> = async (app, needs) => {
  setSurface(app, { isMessages: true, isKeyed: true })
  hideFromOrigins(app)
  const { readReceived: received } = needs
  await app.register(sendMessage, needs)
  await app.register(validateMessage, needs)
  await app.register(getMessage, needs)
  await app.register(withdrawMessage, needs)
  await app.register(listMessages, needs)
  if (received !== undefined) await app.register(readReceived, { ...needs, readReceived: received })
}

const reportAnswers = (app: App, observe: Observe): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const { id: requestId, principal } = request
    const seconds = reply.elapsedTime / 1000
    observe({ method, route, status: reply.statusCode, seconds, requestId, keyId: principal?.keyId })
    done()
  })
}

/**
 * Adds downloads, sources and the catalog of all open APIs. The catalog also names the APIs behind keys and their
 * descriptions.
 */
const publishFiles = async (app: App, { apis, catalog: needs, signFile }: DataNeeds): Promise<void> => {
  const [first, ...others] = apis.filter(({ access }) => access === 'anyone')
  if (first === undefined) return
  await app.register(downloads, { publishing: [first, ...others], signFile })
  await app.register(sources, { apis: [first, ...others] })
  const keyed = apis.filter(({ access }) => access === 'key')
  if (needs !== undefined) await app.register(catalog, { apis: [first, ...others], keyed, catalog: needs })
}

type UnroutedNeeds = KeyInAddressNeeds & { readonly log: Log<'http.fault'> }

/**
 * Answers a request that the router cannot read. No hook runs for it, so this function looks for a key in its address.
 */
const answerUnrouted = (
  needs: UnroutedNeeds,
  fault: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const answer = answerFault(needs.log)
  const refused = refuseKeyInAddress(needs, request)
  if (refused === undefined) answer(fault, request, reply)
  else refused.catch((refusal: unknown) => answer(refusal, request, reply))
}
