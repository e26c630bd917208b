import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import {
  officeMessage,
  openTestService,
  openWire,
  type Answer,
  type TestService,
} from '../../../bin/testing.ts'

import { openTestPostgres } from '../../../platform/store/testing.ts'

/** Holds that a request is told to come back later while PostgreSQL is away, and is served when it is back. */
export const loseDatabase = async (
  t: TestContext,
  ask: (service: TestService, id: string) => Promise<Answer>,
): Promise<void> => {
  const database = await openTestPostgres([])
  const { databaseUrl } = database.place
  if (databaseUrl === undefined) {
    await database.destroy()
    t.skip('no PostgreSQL server runs here')
    return
  }
  const wire = await openWire(databaseUrl)
  const service = await openTestService({ DATABASE_URL: wire.url, ROTUNDA_WORKER: 'off' })
  t.after(async () => {
    await service.close()
    await wire.cut()
    await database.destroy()
  })
  const { id } = await service.send(officeMessage())
  await wire.cut()
  try {
    const answer = await ask(service, id)
    assert.equal(answer.status, 503, answer.text)
    assert.match(answer.reason, /database of this service cannot be reached/)
    assert.match(answer.headers['retry-after'] ?? '', /^\d+$/)
  } finally {
    await wire.mend()
  }
  assert.equal((await ask(service, id)).status, 200)
}
