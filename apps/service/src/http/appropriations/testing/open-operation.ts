import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import fastify from 'fastify'
import { systemClock } from '../../../platform/index.ts'
import { appropriationsApi } from '../api.ts'
import { AnswerThread } from '../../data/thread/answer-thread.ts'
import { answerOperation } from '../../data/answer-operation.ts'
import { makeClientLimit } from '../../data/limit-clients.ts'
import type { CommonQuery, Operation } from '../../data/operation.ts'
import { PackedFiles } from '../../data/packed-files.ts'
import { PageCache } from '../../data/page-cache.ts'
import { RateLimit } from '../../rate-limit.ts'
import { makeScheduler, type WaitForSlot } from '../../data/scheduler.ts'
import { openTestReleases } from './test-releases.ts'

/** One operation alone on a real port, without a release: what a test has made up for it, and waits for as it says. */
export const openOperation = async <Query extends CommonQuery>(
  t: TestContext,
  operation: Operation<Query>,
  waitForSlot: WaitForSlot,
) => {
  const releases = openTestReleases()
  const api = { ...appropriationsApi(releases.current, releases.directory), operations: [] }
  const app = fastify()
  app.decorateRequest('isCounted', false)
  const bounds = { ofOne: 8, inAll: 8, waitSeconds: 600 }
  const thread = new AnswerThread(api.module, bounds)
  const packedThread = new AnswerThread(api.module, bounds)
  const packed = new PackedFiles({ isLimited: false })
  const waitForPiece = makeScheduler(systemClock)
  const limit = makeClientLimit({
    publicRate: new RateLimit({ limit: 0, windowSeconds: 60 }),
    clientAddress: () => '',
  })
  app.get(
    operation.path,
    answerOperation(
      {
        api,
        limit,
        pages: new PageCache(0),
        waitForSlot,
        waitForPiece,
        thread,
        packed,
        packedThread,
        mostHere: Infinity,
      },
      operation,
    ),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(async () => {
    await app.close()
    await releases.close()
  })
  // A server that listens on a port has an address of this form.
  const { port } = app.server.address() as AddressInfo
  return { app, port, releases }
}
