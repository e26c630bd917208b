import fastify from 'fastify'
import { makeLog } from '../../platform/log/index.ts'
import { getAskingPage } from './asking-page.ts'
import { type DataApi } from '../data/data-api.ts'
import { putDataApis } from '../data/index.ts'
import { answerFault } from '../answers/errors.ts'
import { RateLimit } from '../limits/rate-limit.ts'
import type { StateAnswer, StateQuestion } from '../readers/question.ts'
import { ReadyAnswers } from '../answers/ready-answers.ts'
import { refuseUnknown } from '../door/refuse-unknown.ts'
import { compileValidator } from '../door/validation.ts'

/** Answers a page. Undefined for addresses that the main thread answers. */
export type AskApp = (question: StateQuestion) => Promise<StateAnswer> | undefined

/**
 * Opens the open data APIs without a socket, for the pages that a reader writes. Each page was counted before. An API
 * without a release is left to the main thread, which knows the reason.
 */
export const openAskedApp = async (all: readonly DataApi[]): Promise<AskApp> => {
  const apis = all
    .filter(({ access }) => access === 'anyone')
    .map((api) => ({ ...api, operations: api.operations.filter(({ isOfMain }) => isOfMain !== true) }))
  const clock = (): Date => getAskingPage().at
  const app = fastify({ genReqId: () => getAskingPage().requestId })
  app.setValidatorCompiler(compileValidator)
  app.setErrorHandler(answerFault(makeLog('silent')))
  refuseUnknown(app)
  const publicRate = new RateLimit({ limit: 0, windowSeconds: 60 })
  const needs = { apis, clock, publicRate, clientAddress: () => 'pages' }
  await putDataApis(app, needs, { log: makeLog('silent'), ready: new ReadyAnswers(1) })
  await app.ready()
  const isHere = (path: string): boolean =>
    apis.some(({ name, base, operations }) => {
      if (getAskingPage().releases[name] === undefined) return false
      const [, rest = ''] = path.split(new RegExp(`^${base}(?:/releases/[^/]+)?(?=/)`))
      return operations.some((operation) => operation.path === rest.replace(/\.\w+$/, ''))
    })
  return ({ url, accept }) => {
    const [path = ''] = url.split('?')
    if (!isHere(path)) return undefined
    return app.inject({ url, headers: { accept } }).then(({ statusCode, headers, rawPayload }) => ({
      status: statusCode,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: rawPayload,
    }))
  }
}
