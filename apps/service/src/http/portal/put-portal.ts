import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type, type TSchema } from 'typebox'
import type { ProblemCode } from '@rotunda/contract'
import { EVIDENCE_LIMITS, type ReadFile } from '../../corrections/index.ts'
import type { Log } from '../../platform/index.ts'
import { hideFromOrigins } from '../answers/cross-origin.ts'
import { answerFault } from '../answers/errors.ts'
import type { ClientAddress } from '../door/client-address.ts'
import { originOf } from '../door/own-origin.ts'
import { refuseUnknown } from '../door/refuse-unknown.ts'
import { describeProblemsOf } from '../describe/describe-problem.ts'
import { NO_PARAMETERS } from '../describe/no-parameters.ts'
import { limitReaders } from '../limits/limit-readers.ts'
import { signalGone } from '../door/signal-gone.ts'
import type { AskReaders } from '../readers/question.ts'
import { nameApi } from '../surface.ts'
import { cookiesOf, findCaller, refuseOtherOrigin } from './guard.ts'
import { PORTAL_BASE, type PortalAsked, type PortalNeeds, type PortalOperation } from './operation.ts'
import { PORTAL_OPERATIONS } from './operations.ts'
import { publicReports } from '../corrections/public-reports.ts'
import { CORRECTION_OPERATIONS, CORRECTIONS_BASE } from '../corrections/operations.ts'

export type PutPortalNeeds = Omit<PortalNeeds, 'book'> & {
  /** Opens the record book for a request: readers look records up. */
  readonly openBook: AskReaders['openBook']
  /** Address by which clients are counted, and the whole one. */
  readonly clientAddress: ClientAddress
  readonly fullAddress: ClientAddress
  readonly log: Log<'http.fault'>
}

type PortalCaller = Pick<PortalAsked<unknown, unknown, unknown>, 'at' | 'cookies' | 'session'>

declare module 'fastify' {
  interface FastifyRequest {
    /** Caller of an operation of the portal; null elsewhere. */
    portalCaller: PortalCaller | null
  }
}

/** An API for people: its name, the base of its addresses, and its operations. */
type PeopleApi = {
  readonly name: string
  readonly base: string
  readonly operations: readonly PortalOperation[]
}

const APIS: readonly PeopleApi[] = [
  { name: 'portal', base: PORTAL_BASE, operations: PORTAL_OPERATIONS },
  { name: 'corrections', base: CORRECTIONS_BASE, operations: CORRECTION_OPERATIONS },
]

/**
 * Adds the APIs of the portal and of corrections. No answer is ever cached, and no other website may read one, except
 * for the public reports.
 */
export const putPortal = async (app: FastifyInstance, needs: PutPortalNeeds): Promise<void> => {
  for (const api of APIS) await putApi(app, needs, api)
  await app.register(publicReports(CORRECTIONS_BASE), { store: needs.store, log: needs.log })
}

const putApi = async (
  app: FastifyInstance,
  needs: PutPortalNeeds,
  { name, base, operations }: PeopleApi,
): Promise<void> => {
  await app.register(async (scope) => {
    nameApi(scope, name)
    scope.decorateRequest('portalCaller', null)
    hideFromOrigins(scope)
    scope.setErrorHandler(answerFault(needs.log))
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    // A flood of refused changes counts as any other.
    limitReaders(scope)
    scope.addHook('onRequest', (request, _reply, done) => {
      refuseOtherOrigin(request)
      done()
    })
    await scope.register(cookie)
    await scope.register(
      (portal, _options, done) => {
        refuseUnknown(portal)
        const tagged = operations.map((operation) => ({ ...operation, tag: name }))
        for (const one of tagged) if (one.takesFile === undefined) add(portal, needs, one)
        portal.register((files, _more, end) => {
          takeFiles(files)
          for (const one of tagged) if (one.takesFile === true) add(files, needs, one)
          end()
        })
        done()
      },
      { prefix: base },
    )
  })
}

/** Reads each body as the bytes of a file. The type that it names does not count. */
const takeFiles = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const bodyLimit = EVIDENCE_LIMITS.fileMib.value * 1024 * 1024
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit }, (_request, bytes, done) => {
    done(null, bytes)
  })
}

type Tagged = PortalOperation & { readonly tag: string }

const add = (app: FastifyInstance, needs: PutPortalNeeds, operation: Tagged): void => {
  const { method, path, media, status = 200 } = operation
  app.route({
    method,
    url: path,
    schema: describe(operation),
    // Before the body is read: a stranger does not learn how a body would be judged.
    onRequest: async (request, reply) => {
      const at = await needs.store.now()
      const cookies = cookiesOf(request, reply)
      request.portalCaller = { at, cookies, session: await findCaller(needs, cookies, operation, at) }
      // The router gives each named part of the path as a text.
      await operation.admit?.(needs, request.params as Readonly<Record<string, string>>)
    },
    handler: async (request, reply) => {
      const answered = await answer(needs, operation, request, reply)
      // `run` of an operation that gives files returns nothing else.
      if (operation.givesFile === true) return sendFile(reply, answered as ReadFile)
      if (media !== undefined) reply.type(`${media}; charset=utf-8`)
      return reply.code(status).send(answered)
    },
  })
}

/** Sends a file as a download in a sandbox: no browser opens it by itself. */
const sendFile = (reply: FastifyReply, { name, media_type: type, content }: ReadFile): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(content)

const answer = async (
  needs: PutPortalNeeds,
  operation: PortalOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const { body, params, query, headers, raw, portalCaller: caller } = request
  if (caller === null) throw new Error(`${operation.path} was answered before its caller was found`)
  const { session } = caller
  const address = needs.fullAddress(raw)
  const client = needs.clientAddress(raw)
  const asked = {
    body,
    params,
    query,
    ...caller,
    from: { address, agent: headers['user-agent'] ?? '' },
    countedAs: client,
    website: { origin: originOf(request) },
    file: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    actor: { person: session?.person ?? '', by: 'portal', address },
  }
  const book = needs.openBook({ client, signal: signalGone(reply) })
  // An operation for anyone reads no actor; findCaller has found the session of every other.
  return operation.run({ ...needs, book }, asked as Parameters<PortalOperation['run']>[1])
}

const ALWAYS: readonly ProblemCode[] = ['invalid_query', 'rate_limited', 'unavailable']

/** Refusals of a body, also by an operation that takes none. */
const BODY_REFUSALS: readonly ProblemCode[] = ['not_json', 'body_too_large', 'media_type_not_supported']

const ROLE_NEEDED: readonly ProblemCode[] = ['not_permitted', 'passkey_needed']

/** Refusals of a body that is a file. */
const FILE_REFUSALS: readonly ProblemCode[] = ['body_too_large', 'invalid_fields']

const listRefusals = ({
  caller,
  method,
  takesFile,
  body,
  params,
  refuses = [],
}: PortalOperation): ProblemCode[] => [
  ...new Set<ProblemCode>([
    ...ALWAYS,
    ...(caller === 'anyone' ? [] : (['sign_in_needed'] as const)),
    ...(caller === 'anyone' || caller === 'person' ? [] : ROLE_NEEDED),
    ...(method === 'GET'
      ? []
      : (['other_origin', ...(takesFile === true ? FILE_REFUSALS : BODY_REFUSALS)] as const)),
    ...(body === undefined ? [] : (['invalid_fields'] as const)),
    ...(params === undefined ? [] : (['not_found'] as const)),
    ...refuses,
  ]),
]

const SESSION = 'session'

const describe = (operation: Tagged) => {
  const { operationId, summary, description, caller, params, query, body, answer: schema } = operation
  const { says, example, media = 'application/json', status = 200, takesFile, givesFile } = operation
  return {
    operationId,
    summary,
    description,
    tags: [operation.tag],
    security: caller === 'anyone' ? [] : [{ [SESSION]: caller === 'person' ? [] : [caller] }],
    ...(params && { params }),
    querystring: query ?? NO_PARAMETERS,
    ...(body && { body }),
    ...(takesFile === true && { body: FILE_BODY }),
    response: {
      [status]: {
        description: says,
        headers: HEADERS,
        content: givesFile === true ? FILE_CONTENT : { [media]: { schema, example } },
      },
      ...describeProblemsOf(listRefusals(operation), HEADERS),
    },
  }
}

const FILE_CONTENT = {
  'application/octet-stream': { schema: Type.Unknown({ description: 'The file, with its own media type.' }) },
}

const FILE_BODY = {
  content: {
    'application/octet-stream': { schema: Type.Unknown({ description: 'The bytes of the file.' }) },
  },
}

const HEADERS: Readonly<Record<string, TSchema>> = {
  'cache-control': Type.String({ description: 'No cache may store the answer.' }),
}
