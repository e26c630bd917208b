import { AsyncLocalStorage } from 'node:async_hooks'
import type { PageQuestion } from '../readers/question.ts'

/** The page in whose name something is asked: of its time, and of the releases that were current when it was asked for. */
export type AskingPage = Pick<PageQuestion, 'at' | 'releases' | 'requestId'>

const pages = new AsyncLocalStorage<AskingPage>()

/** Undefined where no page of this service asks. */
export const findAskingPage = (): AskingPage | undefined => pages.getStore()

export const getAskingPage = (): AskingPage => {
  const page = pages.getStore()
  if (page === undefined) throw new Error('a question that no page asks')
  return page
}

/** Does the work in the name of a page. Its reader was counted when they asked for it. */
export const askAsPage = <Result>(page: AskingPage, work: () => Result): Result => pages.run(page, work)
