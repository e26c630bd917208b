import { AsyncLocalStorage } from 'node:async_hooks'
import type { PageQuestion } from '../readers/question.ts'

/** The page that asks: its time, and the releases that were current when it was requested. */
export type AskingPage = Pick<PageQuestion, 'at' | 'releases' | 'requestId' | 'traceparent'> & {
  /** Set for a page that the main thread writes: its client has gone. */
  readonly gone?: AbortSignal
}

const pages = new AsyncLocalStorage<AskingPage>()

/** Returns undefined outside a page of this service. */
export const findAskingPage = (): AskingPage | undefined => pages.getStore()

export const getAskingPage = (): AskingPage => {
  const page = pages.getStore()
  if (page === undefined) throw new Error('this question must come from a page')
  return page
}

/** Does work on behalf of a page, whose reader has already been counted. */
export const askAsPage = <Result>(page: AskingPage, work: () => Result): Result => pages.run(page, work)
