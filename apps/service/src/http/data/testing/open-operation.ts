import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import fastify from 'fastify'
import { systemClock } from '../../../platform/index.ts'
import { appropriationsApi } from '../../appropriations/operations.ts'
import { answerOperation } from '../answer-operation.ts'
import { makeClientLimit } from '../../limits/limit-clients.ts'
import type { CommonQuery, Operation } from '../operation.ts'
import { PackedFiles } from '../packed-files.ts'
import { readHere } from '../read-data.ts'
import { RateLimit } from '../../limits/rate-limit.ts'
import { ReadyAnswers } from '../../answers/ready-answers.ts'
import { openTestReleases } from '../../appropriations/testing/test-releases.ts'

/** One operation alone on a real port, without a release: what a test has made up for it. It waits for its turn. */
export const openOperation = async <Query extends CommonQuery>(
  t: TestContext,
  operation: Operation<Query>,
  turn: () => Promise<unknown> = () => Promise.resolve(),
) => {
  const releases = openTestReleases()
  const api = { ...appropriationsApi(releases.current, releases.directory), operations: [operation] }
  const app = fastify()
  app.decorateRequest('isCounted', false)
  const here = readHere([api])
  const readers: typeof here = {
    find: async (question, asker) => {
      await turn()
      return here.find(question, asker)
    },
    openStream: async (question, asker) => {
      await turn()
      return here.openStream(question, asker)
    },
  }
  const limit = makeClientLimit({
    publicRate: new RateLimit({ limit: 0, windowSeconds: 60 }),
    clientAddress: () => '',
  })
  const ready = new ReadyAnswers()
  const needs = {
    api,
    clock: systemClock,
    limit,
    ready,
    keep: ready.keepBy(limit),
    readers,
    here,
    packed: new PackedFiles({ isLimited: false, readers: here, packers: readers }),
  }
  app.get(operation.path, answerOperation(needs, operation))
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(async () => {
    await app.close()
    await releases.close()
  })
  // A server that listens on a port has an address of this form.
  const { port } = app.server.address() as AddressInfo
  return { app, port, releases }
}
