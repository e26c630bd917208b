import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { checkAudit, type AccessTables } from '../../access/index.ts'
import { openStore } from '../../platform/index.ts'
import { MIGRATIONS } from '../migrations.ts'
import {
  askRotunda,
  makeEnvironment,
  makeRosterFile,
  runRotunda,
  startService,
  type RunningService,
} from './testing.ts'

const environment = makeEnvironment({ after })
let service: RunningService

before(async () => {
  service = await startService(environment)
})
after(() => service.stop())

const useKey = async (key: string): Promise<number> => {
  const response = await fetch(`${service.base}/api/messages`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return response.status
}

/** A service may believe for a second what it has read of a key. */
const waitUntilClosed = async (key: string): Promise<void> => {
  const revokedAt = performance.now()
  while ((await useKey(key)) !== 401) assert.ok(performance.now() - revokedAt < 2000, 'still open')
}

test('a key that is issued beside the running service opens it at once, and a revoked one no more after a second', async () => {
  const organisation = 'Example Society'
  const issued = await askRotunda(
    environment,
    ...[
      'keys',
      'issue',
      '--organisation',
      organisation,
      '--scope',
      'messages:send',
      '--expires',
      '2999-12-31',
    ],
  )
  assert.match(issued.secret, /^rtd_test_\w{49}$/)
  assert.equal(issued.expires_at, '3000-01-01T00:00:00.000Z')
  assert.equal(await useKey(issued.secret), 200)
  const revoked = await runRotunda(environment, 'keys', 'revoke', issued.id)
  assert.deepEqual([revoked.code, revoked.stderr], [0, ''])
  await waitUntilClosed(issued.secret)
  const { data } = await askRotunda(environment, 'keys', 'list')
  const listed = data.find(({ id }: { id: string }) => id === issued.id)
  assert.deepEqual([listed.state, listed.organisation], ['revoked', organisation])
  assert.ok(!JSON.stringify(data).includes(issued.secret))
})

test('a key that is revoked twice, or expired before it begins, is refused with the reason', async () => {
  const again = await runRotunda(environment, 'keys', 'revoke', 'key_none')
  assert.equal(again.code, 1)
  assert.match(again.stderr, /no key key_none/)
  const key = ['keys', 'issue', '--organisation', 'X', '--scope', 'messages:send', '--expires']
  const past = await runRotunda(environment, ...key, '2020-01-01')
  assert.deepEqual([past.code, past.stdout], [1, ''])
  assert.match(past.stderr, /expired already/)
  const odd = await runRotunda(environment, ...key, '2027-02-30')
  assert.equal(odd.code, 2)
  assert.match(odd.stderr, /--expires must be a day/)
})

test('every order is a line of the audit log, with the name of who gave it', async () => {
  await runRotunda(environment, 'messages', 'hold', '--channel', 'senate-cwc', '--reason', 'Maintenance')
  await runRotunda(environment, 'messages', 'release', '--channel', 'senate-cwc')
  await runRotunda(environment, 'purge')
  const file = join(environment.ROTUNDA_DATA, 'legislators-current.json')
  writeFileSync(file, makeRosterFile())
  await askRotunda(environment, 'roster', 'refresh', '--from', file)
  const store = await openStore({ directory: environment.ROTUNDA_DATA, migrations: MIGRATIONS })
  try {
    const lines = await store.db<AccessTables>().selectFrom('audit').selectAll().orderBy('number').execute()
    const given = lines.filter(({ actor }) => actor.startsWith('operator:'))
    assert.deepEqual(
      given.map(({ action }) => action),
      ['key.issue', 'key.revoke', 'channel.pause', 'channel.resume', 'messages.purge', 'roster.refresh'],
    )
    const sha256 = createHash('sha256').update(makeRosterFile()).digest('hex')
    assert.equal(JSON.parse(given.at(-1)?.detail ?? '').sha256, sha256)
    assert.equal((await checkAudit(store)).brokenAt, null)
  } finally {
    await store.close()
  }
})

test('a line of the audit log that was changed or taken out is found, and the exit code says no', async (t) => {
  const own = makeEnvironment(t)
  for (const organisation of ['One', 'Two', 'Three'])
    await askRotunda(own, 'keys', 'issue', '--organisation', organisation, '--scope', 'messages:send')
  assert.deepEqual(await askRotunda(own, 'audit', 'check'), { lines: 3, whole: true, broken_at: null })
  const store = await openStore({ directory: own.ROTUNDA_DATA, migrations: MIGRATIONS })
  await store.write<AccessTables, unknown>((trx) =>
    trx.updateTable('audit').set({ actor: 'somebody else' }).where('number', '=', 2).execute(),
  )
  await store.close()
  const { code, stdout, stderr } = await runRotunda(own, 'audit', 'check', '--json')
  assert.deepEqual([code, JSON.parse(stdout)], [1, { lines: 3, whole: false, broken_at: 2 }])
  assert.match(stderr, /line 2 was changed/)
})
