import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { openTestPostgres } from '../platform/store/testing.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import { openBareDatabase } from '../wiring/open-database.ts'
import { readSettings } from '../wiring/settings.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const NAMES = MIGRATIONS.map(({ name }) => name)

const suite = async (environment: TestEnvironment) => {
  const migrate = (...more: string[]) => askHere(environment, 'database', 'migrate', ...more)
  const dry = { would_make: NAMES, newer: [] }
  assert.deepEqual(await migrate('--dry-run'), dry)
  assert.deepEqual(await migrate('--dry-run'), dry)
  assert.deepEqual(await migrate(), { made: NAMES, newer: [] })
  assert.deepEqual(await migrate(), { made: [], newer: [] })

  const store = await openBareDatabase(readSettings(environment))
  type Steps = { migrations: { number: number; name: string; needs: number } }
  const row = { number: NAMES.length + 1, name: 'of the future', needs: NAMES.length }
  await store.write<Steps, unknown>((trx) => trx.insertInto('migrations').values(row).execute())
  assert.deepEqual(await migrate('--dry-run'), { would_make: [], newer: ['of the future'] })
  const { code, stdout } = await runHere(environment, 'database', 'migrate')
  assert.equal(code, 0)
  assert.match(stdout, /No step is missing\.\nA newer version made these steps.*: of the future\./)

  await store.write<Steps, unknown>((trx) =>
    trx.updateTable('migrations').set({ needs: row.number }).where('number', '=', row.number).execute(),
  )
  await store.close()
  const refused = await runHere(environment, 'database', 'migrate')
  assert.equal(refused.code, 1)
  assert.match(refused.stderr, /schema step "of the future", which this version of Rotunda does not know/)
}

test('database migrate makes the missing steps once, names them before, and says what a newer version made', async (t: TestContext) => {
  await suite(makeEnvironment(t))
})

test('database migrate does the same on PostgreSQL', async (t) => {
  const store = await openTestPostgres([])
  t.after(() => store.destroy())
  const { databaseUrl } = store.place
  if (databaseUrl === undefined) return t.skip('no PostgreSQL server runs here')
  await suite({ ...makeEnvironment(t), DATABASE_URL: databaseUrl })
})
