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
import { rememberPrincipals } from './authenticate.ts'
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
import { rememberReaders } from './limits/limit-readers.ts'
import { nameRoute, type Observe } from './observe.ts'
import { putDataApis, type DataApi, type DataApisNeeds } from './data/index.ts'
import { readOnlyJson } from './door/read-body.ts'
import { answerBeforeBody } from './door/read-rest.ts'
import { refuseUnknown } from './door/refuse-unknown.ts'
import { putPortal, putPortalPages, type PortalPages, type PutPortalNeeds } from './portal/index.ts'
import { makeMailReader, sandboxMail, type SandboxMailNeeds } from './sandbox-mail.ts'
import { sources } from './sources/index.ts'
import { putSampleBanner } from './pages/sample-banner.ts'
import { letRequestsWait, type FindWait } from './door/wait-for-sample.ts'
import { status, type StatusNeeds } from './status/index.ts'
import { setSurface } from './surface.ts'
import { traceOf } from './trace-of.ts'
import { compileValidator } from './door/validation.ts'
import { CONNECTION_LIMITS } from './limits.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

export type AppNeeds = SendMessageNeeds &
  WithdrawMessageNeeds &
  ListMessagesNeeds &
  Partial<ReadReceivedNeeds> &
  Partial<SandboxMailNeeds> &
  ListsNeeds &
  StatusNeeds &
  HealthNeeds & {
    readonly log: Log<'http.fault' | 'readiness.fault'>
    readonly observe: Observe
    /** Published data; a service may also deliver messages alone. */
    readonly data?: DataNeeds
    /** Pages for people. Without them the service answers JSON alone. */
    readonly pages?: Pages & Pick<PagesNeeds, 'readers'>
    /** Portal for partners. */
    readonly portal?: Omit<PutPortalNeeds, 'clientAddress' | 'fullAddress' | 'log'> & {
      readonly pages?: PortalPages
    }
    /** Public address of the service. Without it, links use the Host header. */
    readonly publicUrl?: string | undefined
    /** Whether this address is a trusted proxy, behind which many clients are. Without it, none is. */
    readonly isProxy?: (address: string) => boolean
  }

export type DataNeeds = Omit<DataApisNeeds, 'clock' | 'apis' | 'keys'> &
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
  refuseUnknown(app)
  reportAnswers(app, needs.observe)
  const { data, log, observe, portal, sandboxMail: mails } = needs
  if (data !== undefined && data.publicRate.rule.limit !== 0)
    rememberReaders(app, data.clientAddress, data.publicRate)
  await describeApi(app, { apis: data?.apis ?? [], hasPortal: portal !== undefined, ...data?.catalog })
  if (data !== undefined) putSampleBanner(app, data.apis)
  if (data?.findWait !== undefined) letRequestsWait(app, data.apis, data.findWait)
  await app.register(messages, needs)
  await app.register(lists, needs)
  if (mails !== undefined) await app.register(sandboxMail, { ...needs, sandboxMail: mails })
  if (portal !== undefined) await app.register(leakedKey, needs)
  if (portal !== undefined) await putPortal(app, { ...needs, ...portal })
  if (portal?.pages !== undefined)
    await putPortalPages(app, portal.pages, {
      ...needs,
      readMail: mails && makeMailReader({ ...needs, sandboxMail: mails }),
    })
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
  if (data !== undefined) await putDataApis(app, { ...data, clock: needs.clock, keys: needs }, { log, ready })
  const cut = boundConnections(app.server, needs.isProxy)
  const answer = answerAgain({ ready, observe, makeRequestId }, route(app))
  answerRequests(app, answerUntilClosing(app, answer), log, cut)
  return app
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

/** Operations on messages: all need a key, and their refusals have a form of their own. */
const messages: FastifyPluginAsync<AppNeeds> = async (app, needs) => {
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
    const { method, id: requestId, principal } = request
    const seconds = reply.elapsedTime / 1000
    const { statusCode: status } = reply
    const keyId = principal?.keyId
    const trace = traceOf(request.raw)
    observe({ ...nameRoute(request), method, status, seconds, requestId, trace, keyId })
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
