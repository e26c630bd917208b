import type { FastifyInstance } from 'fastify'
import type { Log } from '../../platform/index.ts'
import { allowAnyOrigin, answerPreflight } from '../answers/cross-origin.ts'
import { answerFault } from '../answers/errors.ts'
import { endWithService } from '../door/end-with-service.ts'
import { refuseUnknown } from '../door/refuse-unknown.ts'
import { refuseUnreadableQuery } from '../door/refuse-unreadable-query.ts'
import {
  countRequest,
  rememberCounted,
  type ClientLimit,
  type RequestLimit,
} from '../limits/limit-clients.ts'
import { nameApi, setSurface } from '../surface.ts'
import { answerOperation, type AnswerNeeds } from './answer-operation.ts'
import { descriptionPath, hasDownloads, releaseBase } from './data-api.ts'
import type { KeyedNeeds, ScopeHooks } from './demand-keys.ts'
import { describeOfRelease, describeOperation } from './describe-operation.ts'
import { listForms } from './list-forms.ts'
import type { CommonQuery, Operation } from './operation.ts'

type RegisterNeeds = Omit<AnswerNeeds, 'limit'> & {
  readonly limit: ClientLimit
  /** Checks keys, for an API behind keys. */
  readonly keys: KeyedNeeds | undefined
  readonly log: Log<'http.fault'>
}

/** Adds the operations of an API. `app` is its own scope, under the base address of the API. */
export const registerApi = async (app: FastifyInstance, needs: RegisterNeeds): Promise<void> => {
  const { api } = needs
  const { limit, demand } = await setAccess(app, needs)
  endWithService(app)
  refuseUnknown(app)
  refuseUnreadableQuery(app)
  countRefused(app, needs.log, limit)
  if (needs.keys !== undefined && api.access === 'key')
    await (await import('./who-am-i.ts')).putWhoAmI(app, api, needs.keys)
  // Answers are already bytes. The schemas only describe them, and tests check real answers against them.
  app.setSerializerCompiler(() => JSON.stringify)
  // Catalogs contain the base address, and people open it.
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect(descriptionPath(api), 302))
  // People open the addresses of releases, too: lists of releases contain them.
  if (hasDownloads(api))
    app.get('/releases', { schema: { hide: true } }, (_request, reply) => reply.redirect('/downloads', 302))
  app.get<{ Params: { release: string } }>(
    '/releases/:release',
    { schema: { hide: true } },
    (request, reply) =>
      reply.redirect(`${releaseBase(api, encodeURIComponent(request.params.release))}/datasets`, 302),
  )
  for (const operation of api.operations) add(app, { ...needs, limit }, operation, demand(operation))
}

type Access = {
  readonly limit: RequestLimit
  /** Hooks that demand a key for the operation. */
  readonly demand: <Query extends CommonQuery>(operation: Operation<Query>) => ScopeHooks
}

/** Opens the API to anyone or to holders of keys, and chooses the limit that counts them. */
const setAccess = async (app: FastifyInstance, { api, keys, limit }: RegisterNeeds): Promise<Access> => {
  rememberCounted(app)
  nameApi(app, api.name)
  setSurface(app, { isMessages: false, isKeyed: api.access !== 'anyone' })
  if (api.access === 'anyone') {
    allowAnyOrigin(app)
    return { limit, demand: () => ({}) }
  }
  if (keys === undefined) throw new Error(`${api.name} is behind keys, and nothing checks them`)
  // A reader asks APIs without keys only, and does not load this.
  const { demandKeys, demandScopes, limitByKey } = await import('./demand-keys.ts')
  demandKeys(app, keys)
  return { limit: limitByKey(limit, keys.quotas), demand: (operation) => demandScopes(keys, operation) }
}

const add = <Query extends CommonQuery>(
  app: FastifyInstance,
  needs: AnswerNeeds,
  operation: Operation<Query>,
  hooks: ScopeHooks,
): void => {
  const isOpen = needs.api.access === 'anyone'
  for (const one of [operation, ...listForms(operation)]) {
    const answer = answerOperation(needs, one)
    const ofRelease = `/releases/:release${one.path}`
    app.get(one.path, { ...hooks, schema: describeOperation(needs.api, one) }, answer)
    // The forms of a release are not described again.
    const schema = { ...describeOfRelease(needs.api, one), hide: one !== operation }
    app.get(ofRelease, { ...hooks, schema }, answer)
    // A browser’s preflight for an API behind keys gets no permission to send a key.
    for (const path of isOpen ? [one.path, ofRelease] : [])
      app.options(path, { schema: { hide: true } }, answerPreflight)
  }
}

/** Counts a refused request, too, or refuses it for exceeding the limit. */
const countRefused = (app: FastifyInstance, log: RegisterNeeds['log'], limit: RequestLimit): void => {
  const answer = answerFault(log)
  app.setErrorHandler(async (fault, request, reply) => {
    const refusal = await countRequest(limit, request, reply)
    return answer(refusal ?? fault, request, reply)
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) {
      done()
      return
    }
    Promise.resolve(countRequest(limit, request, reply)).then(done, done)
  })
}
