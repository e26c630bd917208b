import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestService } from './testing.ts'

test('a database that cannot answer a question makes the service unready, on SQLite as well', async (t) => {
  const service = await openTestService()
  t.after(() => service.close())
  const ask = async () => (await service.app.inject('/readyz')).statusCode
  assert.equal(await ask(), 200)
  await service.store.write((trx) => trx.schema.dropTable('secret_checks').execute())
  assert.equal(await ask(), 503)
})
