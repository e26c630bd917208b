import type { FastifyInstance } from 'fastify'
import type { Log } from '../../platform/index.ts'
import { allowAnyOrigin, answerPreflight } from '../cross-origin.ts'
import { endWithService } from '../end-with-service.ts'
import { answerFault } from '../errors.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { refuseUnreadableQuery } from '../refuse-unreadable-query.ts'
import { answerOperation, type AnswerNeeds } from './answer-operation.ts'
import { describeOfRelease, describeOperation } from './describe-operation.ts'
import { countRequest, rememberCounted } from './limit-clients.ts'
import { listForms } from './list-forms.ts'
import { descriptionPath, hasDownloads, releaseBase, type DataAccess } from './data-api.ts'
import type { CommonQuery, Operation } from './operation.ts'

export type RegisterNeeds = AnswerNeeds & { readonly log: Log<'http.fault'> }

/** Adds the operations of an API; the application is a scope of its own, under the base address of the API. */
export const registerApi = (app: FastifyInstance, needs: RegisterNeeds): void => {
  const { api } = needs
  if (api.access === 'anyone') allowAnyOrigin(app)
  else demandKey(app, api.access.demand)
  rememberCounted(app)
  endWithService(app)
  refuseUnknown(app)
  refuseUnreadableQuery(app)
  countWhatFails(app, needs)
  // Answers are bytes already; the schemas describe them, and tests hold real answers to them.
  app.setSerializerCompiler(() => JSON.stringify)
  // Catalogs name the base address, and people try it.
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect(descriptionPath(api), 302))
  // So are those of releases, which lists of releases name.
  if (hasDownloads(api))
    app.get('/releases', { schema: { hide: true } }, (_request, reply) => reply.redirect('/downloads', 302))
  app.get<{ Params: { release: string } }>(
    '/releases/:release',
    { schema: { hide: true } },
    (request, reply) =>
      reply.redirect(`${releaseBase(api, encodeURIComponent(request.params.release))}/datasets`, 302),
  )
  for (const operation of api.operations) add(app, needs, operation)
}

/** No web page may read what stands behind a key, nor why it was refused. */
const demandKey = (app: FastifyInstance, demand: Exclude<DataAccess, 'anyone'>['demand']): void => {
  app.addHook('onRequest', demand)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const name of ['access-control-allow-origin', 'access-control-expose-headers'])
      reply.removeHeader(name)
    done()
  })
}

const add = <Query extends CommonQuery>(
  app: FastifyInstance,
  needs: RegisterNeeds,
  operation: Operation<Query>,
): void => {
  for (const one of [operation, ...listForms(operation)]) {
    const answer = answerOperation(needs, one)
    const ofRelease = `/releases/:release${one.path}`
    app.get(one.path, { schema: describeOperation(needs.api, one) }, answer)
    // Described once: the forms of a release are those of the operation.
    app.get(ofRelease, { schema: { ...describeOfRelease(needs.api, one), hide: one !== operation } }, answer)
    for (const path of [one.path, ofRelease]) app.options(path, { schema: { hide: true } }, answerPreflight)
  }
}

/** A request that is refused has been counted as well, or it is refused for being one too many. */
const countWhatFails = (app: FastifyInstance, { limit, log }: RegisterNeeds): void => {
  const answer = answerFault(log)
  app.setErrorHandler((fault, request, reply) =>
    answer(countRequest(limit, request, reply) ?? fault, request, reply.header('cache-control', 'no-store')),
  )
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) reply.header('cache-control', 'no-store')
    done(request.is404 ? countRequest(limit, request, reply) : undefined)
  })
}
