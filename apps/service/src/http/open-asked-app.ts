import { AsyncLocalStorage } from 'node:async_hooks'
import fastify from 'fastify'
import { makeLog } from '../platform/log/index.ts'
import { putDataApis, type DataApi } from './data/index.ts'
import { answerFault } from './errors.ts'
import { RateLimit } from './rate-limit.ts'
import type { PageQuestion, StateAnswer, StateQuestion } from './readers/question.ts'
import { ReadyAnswers } from './ready-answers.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { compileValidator } from './validation.ts'

export type AskedApp = {
  /** Undefined for what another part of the service answers. */
  readonly ask: (question: StateQuestion) => Promise<StateAnswer> | undefined
  /** All that the work asks is asked by this page: at its time, under its id. */
  readonly within: <Result>(page: Page, work: () => Promise<Result>) => Promise<Result>
}

type Page = Pick<PageQuestion, 'at' | 'requestId'>

/** The open data APIs without a socket, for the pages that a reader writes: each page is counted before it comes here. */
export const openAskedApp = async (all: readonly DataApi[]): Promise<AskedApp> => {
  const apis = all
    .filter(({ access }) => access === 'anyone')
    .map((api) => ({ ...api, operations: api.operations.filter(({ isOfMain }) => isOfMain !== true) }))
  const pages = new AsyncLocalStorage<Page>()
  const getPage = (): Page => {
    const page = pages.getStore()
    if (page === undefined) throw new Error('a question that no page asks')
    return page
  }
  const clock = (): Date => getPage().at
  const app = fastify({ genReqId: () => getPage().requestId })
  app.setValidatorCompiler(compileValidator)
  app.setErrorHandler(answerFault(makeLog('silent')))
  refuseUnknown(app)
  const publicRate = new RateLimit({ limit: 0, windowSeconds: 60 })
  const needs = { apis, clock, publicRate, clientAddress: () => 'pages' }
  await putDataApis(app, needs, { log: makeLog('silent'), ready: new ReadyAnswers(1) })
  await app.ready()
  const isHere = (path: string): boolean =>
    apis.some(({ base, operations }) => {
      const [, rest = ''] = path.split(new RegExp(`^${base}(?:/releases/[^/]+)?(?=/)`))
      return operations.some((operation) => operation.path === rest.replace(/\.\w+$/, ''))
    })
  return {
    ask: ({ url, accept }) => {
      const [path = ''] = url.split('?')
      if (!isHere(path)) return undefined
      return app.inject({ url, headers: { accept } }).then(({ statusCode, headers, rawPayload }) => ({
        status: statusCode,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: rawPayload,
      }))
    },
    within: (page, work) => pages.run(page, work),
  }
}
