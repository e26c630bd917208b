import { Refusal } from '../../platform/index.ts'
import { hasDownloads } from './data-api.ts'
import type { Exchange } from './exchange.ts'
import type { CommonQuery } from './operation.ts'
import type { Question } from './thread/question.ts'

/**
 * Asks the thread the question of an exchange. The thread opens the index of the release by itself: where that was
 * removed since it was opened here, it is made again, and the thread is asked once more.
 */
export const askThread = async <Query extends CommonQuery, Answer>(
  exchange: Exchange<Query>,
  ask: (question: Question) => Promise<Answer>,
): Promise<Answer> => {
  const question = writeQuestion(exchange)
  try {
    return await ask(question)
  } catch (cause) {
    const isRefused = cause instanceof Refusal
    if (isRefused || !(await exchange.api.currentRelease.restoreIndex(question.release))) throw cause
    return ask(question)
  }
}

const writeQuestion = <Query extends CommonQuery>({
  api,
  operation,
  asked,
  release,
}: Exchange<Query>): Question => ({
  directory: api.directory,
  release: release.summary.id,
  shared: release.shared,
  other: operation.other?.idOf(asked.query),
  // The forms of an operation have addresses of their own.
  path: operation.path.replace(/\..*$/, ''),
  query: asked.query,
  format: asked.format,
  inBulk: hasDownloads(api),
})
