import { randomUUID } from 'node:crypto'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RawServerDefault,
} from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../platform/index.ts'
import { rememberPrincipals } from './authenticate.ts'
import { describeApi } from './describe-api.ts'
import { answerFault } from './errors.ts'
import { answerUnreadable, rememberExchanges } from './answer-unreadable.ts'
import { problemsPage } from './docs/problems-page.ts'
import { health, type HealthNeeds } from './health/route.ts'
import { lists, type ListsNeeds } from './lists/index.ts'
import type { FindOwnMessageNeeds } from './message/find-own-message.ts'
import { getMessage } from './message/get-message/route.ts'
import { listMessages, type ListMessagesNeeds } from './message/list-messages/route.ts'
import { readReceived, type ReadReceivedNeeds } from './message/read-received/route.ts'
import { sendMessage, type SendMessageNeeds } from './message/send-message/route.ts'
import { validateMessage } from './message/validate-message/route.ts'
import { readOnlyJson } from './read-body.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { compileValidator } from './validation.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** What each finished request is reported to: the route's template, never the address. */
export type Observe = (request: {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}) => void

export type AppNeeds = SendMessageNeeds &
  FindOwnMessageNeeds &
  ListMessagesNeeds &
  Partial<ReadReceivedNeeds> &
  ListsNeeds &
  HealthNeeds & { readonly log: Log<'http.fault'>; readonly observe: Observe }

/** Unique among all processes and restarts; a number is cheaper than an id of its own for each request. */
const makeRequestIds = (): (() => string) => {
  const start = randomUUID()
  let count = 0
  return () => `${start}-${(count += 1)}`
}

/** The id under which the log speaks of a fault: on every answer, so that the sender can report it. */
const nameRequest = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header('request-id', request.id)

/** Longer than any client that means well needs for its headers and body. */
const REQUEST_SECONDS = 30

/** Every operation of the service, on one server; nothing listens yet. */
export const makeApp = async (needs: AppNeeds): Promise<App> => {
  const app: App = fastify({
    logger: false,
    genReqId: makeRequestIds(),
    requestTimeout: REQUEST_SECONDS * 1000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (fault, request, reply) =>
      void answerFault(needs.log)(fault, request, nameRequest(request, reply)),
    clientErrorHandler: answerUnreadable,
  }).withTypeProvider<TypeBoxTypeProvider>()
  rememberExchanges(app.server)
  app.setValidatorCompiler(compileValidator)
  readOnlyJson(app)
  rememberPrincipals(app)
  refuseUnknown(app)
  app.setErrorHandler(answerFault(needs.log))
  app.addHook('onRequest', (request, reply, done) => {
    nameRequest(request, reply)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    needs.observe({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    done()
  })
  await describeApi(app)
  const { readReceived: received } = needs
  await app.register(sendMessage, needs)
  await app.register(validateMessage, needs)
  await app.register(getMessage, needs)
  await app.register(listMessages, needs)
  if (received !== undefined) await app.register(readReceived, { ...needs, readReceived: received })
  await app.register(lists, needs)
  await app.register(health, needs)
  await app.register(problemsPage)
  return app
}
