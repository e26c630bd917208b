import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import {
  officeMessage,
  openMessageService,
  openWire,
  type Answer,
  type TestService,
} from '../../../bin/testing.ts'
import { openTestPostgres } from '../../../platform/store/testing.ts'
import { waitUntil } from '../../../platform/testing.ts'

type Ask = (service: TestService, id: string) => Promise<Answer>

/**
 * Holds that each request gets 503 with Retry-After while PostgreSQL is away, and that it is served, in its turn, when
 * PostgreSQL is back.
 */
export const loseDatabase = async (t: TestContext, requests: readonly Ask[]): Promise<void> => {
  const database = await openTestPostgres([])
  const { databaseUrl } = database.place
  if (databaseUrl === undefined) {
    await database.destroy()
    t.skip('no PostgreSQL server runs here')
    return
  }
  const wire = await openWire(databaseUrl)
  const service = await openMessageService({
    DATABASE_URL: wire.url,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  })
  t.after(async () => {
    await service.close()
    await wire.cut()
    await database.destroy()
  })
  const { id } = await service.send(officeMessage())
  await wire.cut()
  try {
    for (const ask of requests) {
      const answer = await ask(service, id)
      assert.equal(answer.status, 503, answer.text)
      assert.match(answer.reason, /database/)
      assert.match(answer.headers['retry-after'] ?? '', /^\d+$/)
    }
  } finally {
    await wire.mend()
  }
  // The pool pauses before it tries the server again.
  await waitUntil(
    'PostgreSQL to be asked',
    async () => (await service.ask({ url: `/api/messages/${id}` })).status === 200,
  )
  for (const ask of requests) assert.equal((await ask(service, id)).status, 200)
}
