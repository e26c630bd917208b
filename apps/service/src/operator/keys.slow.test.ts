import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { patience, waitUntil } from '../platform/testing.ts'
import { checkAudit } from '../audit/index.ts'
import { type AccessTables } from '../access/index.ts'
import { openStore } from '../platform/store/index.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import {
  askHere,
  askRotunda,
  makeEnvironment,
  makeStartedEnvironment,
  makeRosterFile,
  runHere,
  runRotunda,
  runWith,
  startService,
  type RunningService,
} from './testing.ts'

const environment = await makeStartedEnvironment({ after })
let service: RunningService

before(async () => {
  service = await startService(environment)
})
after(() => service.stop())

const useKey = async (key: string): Promise<number> => {
  const response = await fetch(`${service.base}/api/messages`, {
    signal: patience(),
    headers: { authorization: `Bearer ${key}` },
  })
  return response.status
}

/** A service may remember for a second what it has read of a key, and the machine has another one to do so. */
const MOST_MILLISECONDS_OPEN = 2000

const waitUntilClosed = async (key: string): Promise<void> => {
  const revokedAt = performance.now()
  await waitUntil('a revoked key to be closed', async () => {
    const askedAt = performance.now()
    if ((await useKey(key)) === 401) return true
    assert.ok(askedAt - revokedAt < MOST_MILLISECONDS_OPEN, 'still open')
    return false
  })
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
      '--terms-accepted-by',
      'Jane Doe, director',
    ],
  )
  assert.match(issued.secret, /^rtd_test_\w{49}$/)
  assert.equal(issued.expires_at, '3000-01-01T00:00:00.000Z')
  assert.equal(await useKey(issued.secret), 200)
  const revoked = await runRotunda(environment, 'keys', 'revoke', issued.id, '--yes')
  assert.deepEqual([revoked.code, revoked.stderr], [0, ''])
  await waitUntilClosed(issued.secret)
  const { data } = await askRotunda(environment, 'keys', 'list')
  const listed = data.find(({ id }: { id: string }) => id === issued.id)
  assert.deepEqual([listed.state, listed.organisation], ['revoked', organisation])
  assert.ok(!JSON.stringify(data).includes(issued.secret))
})

test('once terms are in force, a key needs a person who accepted them on paper, or a reason to go without', async () => {
  const issue = ['keys', 'issue', '--organisation', 'Example Society', '--scope', 'members:read']
  const [by, without] = [
    ['--terms-accepted-by', 'Jane Doe'],
    ['--without-terms', 'A contract'],
  ]
  const neither = await runHere(environment, ...issue)
  assert.deepEqual([neither.code, neither.stdout], [2, ''])
  assert.match(
    neither.stderr,
    /The terms draft are in force\. Give --terms-accepted-by TEXT .* --without-terms/,
  )
  assert.match((await runHere(environment, ...issue, ...by, ...without)).stderr, /not both/)
  await askHere(environment, ...issue, ...without)
  const { data } = await askHere(environment, 'audit', 'list', '--action', 'terms.accept')
  // The first test's key recorded it, and names nobody in the chain.
  assert.equal(data.length, 1)
  assert.doesNotMatch(JSON.stringify(data), /Jane/)
  const alike = await runHere(environment, ...issue.with(3, 'EXAMPLE SOCIETY'), ...without)
  assert.equal(alike.code, 1)
  assert.match(alike.stderr, /"EXAMPLE SOCIETY" looks like the name of another/)
})

test('before any terms are in force, none can be accepted', async (t) => {
  const { stderr } = await runHere(makeEnvironment(t), ...ISSUE, '--terms-accepted-by', 'Jane Doe')
  assert.match(stderr, /^No terms are in force/)
})

test('a key that is revoked twice, or expired before it begins, is refused with the reason', async () => {
  const again = await runHere(environment, 'keys', 'revoke', 'key_none', '--yes')
  assert.equal(again.code, 1)
  assert.match(again.stderr, /no key key_none/)
  const key = ['keys', 'issue', '--organisation', 'X', '--scope', 'messages:send', '--expires']
  const past = await runHere(environment, ...key, '2020-01-01')
  assert.deepEqual([past.code, past.stdout], [1, ''])
  assert.match(past.stderr, /is in the past/)
  const odd = await runHere(environment, ...key, '2027-02-30')
  assert.equal(odd.code, 2)
  assert.match(odd.stderr, /--expires must be a day/)
})

test('every order is a line of the audit log, with the name of who gave it', async () => {
  await runHere(environment, 'messages', 'hold', '--channel', 'senate-cwc', '--reason', 'Maintenance')
  await runHere(environment, 'messages', 'release', '--channel', 'senate-cwc')
  await runHere(environment, 'purge', '--yes')
  const file = join(environment.ROTUNDA_DATA, 'legislators-current.json')
  writeFileSync(file, makeRosterFile())
  await askHere(environment, 'roster', 'refresh', '--from', file)
  const store = await openStore({ directory: environment.ROTUNDA_DATA, migrations: MIGRATIONS })
  try {
    const lines = await store.db<AccessTables>().selectFrom('audit').selectAll().orderBy('number').execute()
    const given = lines.filter(({ actor }) => actor.startsWith('operator:'))
    assert.deepEqual(
      given.map(({ action }) => action),
      [
        'terms.accept',
        'key.issue',
        'key.revoke',
        'key.issue',
        'channel.pause',
        'channel.resume',
        'messages.purge',
        'roster.refresh',
      ],
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
    await askHere(own, 'keys', 'issue', '--organisation', organisation, '--scope', 'messages:send')
  assert.deepEqual(await askHere(own, 'audit', 'check'), {
    lines: 3,
    whole: true,
    broken_at: null,
    differing_rights: [],
  })
  const store = await openStore({ directory: own.ROTUNDA_DATA, migrations: MIGRATIONS })
  await store.write<AccessTables, unknown>((trx) =>
    trx.updateTable('audit').set({ actor: 'somebody else' }).where('number', '=', 2).execute(),
  )
  await store.close()
  const { code, stdout, stderr } = await runHere(own, 'audit', 'check', '--json')
  assert.deepEqual(
    [code, JSON.parse(stdout)],
    [
      1,
      {
        lines: 3,
        whole: false,
        broken_at: 2,
        differing_rights: null,
        error: { code: 'refused', message: stderr.trim() },
      },
    ],
  )
  assert.match(stderr, /line 2 was changed/)
})

test('lines cut off the end of the audit log are found by a number and hash that were kept', async (t) => {
  const own = makeEnvironment(t)
  assert.deepEqual(await askHere(own, 'audit', 'head'), { number: 0, hash: null, at: null })
  for (const organisation of ['One', 'Two'])
    await askHere(own, 'keys', 'issue', '--organisation', organisation, '--scope', 'messages:send')
  const { number, hash } = await askHere(own, 'audit', 'head')
  const kept = ['--number', String(number), '--hash', hash] as const
  for (const command of ['head', 'check'] as const)
    assert.equal((await askHere(own, 'audit', command, ...kept)).kept, 'held')
  const other = await runHere(own, 'audit', 'check', '--number', '2', '--hash', '0'.repeat(64))
  assert.deepEqual([other.code, /written anew: line 2/.test(other.stderr)], [1, true])
  const alone = await runHere(own, 'audit', 'head', '--number', '2')
  assert.deepEqual([alone.code, /both --number and --hash/.test(alone.stderr)], [2, true])

  const store = await openStore({ directory: own.ROTUNDA_DATA, migrations: MIGRATIONS })
  await store.write<AccessTables, unknown>((trx) => trx.deleteFrom('audit').where('number', '=', 2).execute())
  await store.close()
  assert.equal((await askHere(own, 'audit', 'check')).whole, true)
  for (const command of ['head', 'check'] as const) {
    const { code, stdout, stderr } = await runHere(own, 'audit', command, ...kept, '--json')
    assert.deepEqual([code, JSON.parse(stdout).kept], [1, 'missing'])
    assert.match(stderr, /line 2 was cut off the end/)
  }
})

test('a key is not revoked before somebody said yes, and a dry run names the key', async (t) => {
  const own = makeEnvironment(t)
  const { id } = await askHere(own, 'keys', 'issue', '--organisation', 'One', '--scope', 'messages:send')
  const isActive = async () => (await askHere(own, 'keys', 'list')).data[0].state === 'open'
  const dry = await askHere(own, 'keys', 'revoke', id, '--dry-run')
  assert.deepEqual([dry.would_revoke, dry.organisation, await isActive()], [true, 'One', true])
  const unasked = await runHere(own, 'keys', 'revoke', id)
  assert.deepEqual([unasked.code, await isActive()], [2, true])
  assert.match(
    unasked.stderr,
    /^Nothing was done\. key_\w+ \(rtd_test_\w+…, of One\) would be revoked\. .* add --yes to confirm\./,
  )
  const questions: string[] = []
  const answering = (answer: string) => ({
    ask: (question: string) => {
      questions.push(question)
      return Promise.resolve(answer)
    },
  })
  const no = await runWith(own, answering('no'), 'keys', 'revoke', id)
  assert.deepEqual([no.code, no.stderr, await isActive()], [1, 'Nothing was done.\n', true])
  const yes = await runWith(own, answering(' Yes '), 'keys', 'revoke', id)
  assert.deepEqual([yes.code, await isActive(), questions.length], [0, false, 2])
  assert.match(questions[0] ?? '', /of One\) would be revoked\. .* Type yes to go on: $/)
})

test('the audit log is listed newest first, page by page, by action, by object and from a day on', async (t) => {
  const own = makeEnvironment(t)
  for (const organisation of ['One', 'Two', 'Three'])
    await askHere(own, 'keys', 'issue', '--organisation', organisation, '--scope', 'messages:send')
  await askHere(own, 'messages', 'hold', '--channel', 'house-cwc')
  const list = (...options: string[]) => askHere(own, 'audit', 'list', ...options)
  const whole = await list()
  assert.deepEqual(
    whole.data.map((line: { number: number; action: string }) => `${line.number} ${line.action}`),
    ['4 channel.pause', '3 key.issue', '2 key.issue', '1 key.issue'],
  )
  const first = await list('--limit', '3')
  assert.equal(first.meta.next, 2)
  const rest = await list('--before', '2')
  assert.deepEqual([...first.data, ...rest.data], whole.data)
  assert.deepEqual((await list('--object', 'house-cwc')).data, whole.data.slice(0, 1))
  assert.equal((await list('--action', 'key.issue')).data.length, 3)
  assert.equal((await list('--since', '2999-01-01')).data.length, 0)
  const { stdout } = await runHere(own, 'audit', 'list', '--limit', '1')
  assert.match(stdout, /^NUMBER +AT +ACTOR[^]*channel\.pause +house-cwc[^]*More: --before 4\n$/)
})

const ISSUE = ['keys', 'issue', '--organisation', 'One', '--scope', 'members:read']

test('a key is issued with the quotas of the house, or with those and the addresses that are named', async (t) => {
  const own = makeEnvironment(t)
  const plain = await askHere(own, ...ISSUE)
  assert.deepEqual([plain.quotas, plain.addresses], [{ per_minute: 600, per_day: 100_000 }, null])
  const terms = [
    '--per-minute',
    '0',
    '--per-day',
    '5000',
    '--address',
    '203.0.113.0/24',
    '--address',
    '2001:db8::1',
  ]
  const { id } = await askHere(own, ...ISSUE, ...terms, '--note', 'Pilot')
  const shown = await askHere(own, 'keys', 'show', id)
  assert.deepEqual(
    [shown.quotas, shown.left, shown.addresses, shown.note, shown.last_used_at],
    [{ per_minute: 0, per_day: 5000 }, { day: 5000 }, ['203.0.113.0/24', '2001:db8::1'], 'Pilot', null],
  )
  for (const odd of ['10.0.0.0/33', 'example.org', '10.0.0.0/8,10.1.0.0/16', '']) {
    const { code, stderr } = await runHere(own, ...ISSUE, '--address', odd)
    assert.deepEqual([code, /--address/.test(stderr)], [2, true], odd)
  }
})

test('what a key was given is changed by name, and nothing else', async (t) => {
  const own = makeEnvironment(t)
  const { id } = await askHere(own, ...ISSUE, '--address', '203.0.113.0/24')
  const changed = await askHere(own, 'keys', 'change', id, '--per-day', '7', '--expires', '2998-12-31')
  assert.deepEqual(
    [changed.quotas, changed.addresses, changed.expires_at],
    [{ per_minute: 600, per_day: 7 }, ['203.0.113.0/24'], '2999-01-01T00:00:00.000Z'],
  )
  assert.equal((await askHere(own, 'keys', 'change', id, '--any-address')).addresses, null)
  assert.equal((await runHere(own, 'keys', 'change', id)).code, 2)
  assert.equal((await runHere(own, 'keys', 'change', 'key_none', '--per-day', '1')).code, 1)
})

test('a key is rotated with an overlap of 0 to 7 days, suspended with a reason and resumed', async (t) => {
  const own = makeEnvironment(t)
  const { id } = await askHere(own, ...ISSUE, '--per-day', '9')
  const rotated = await askHere(own, 'keys', 'rotate', id, '--overlap', '7')
  assert.match(rotated.secret, /^rtd_test_\w{49}$/)
  const [old, young] = [
    await askHere(own, 'keys', 'show', id),
    await askHere(own, 'keys', 'show', rotated.id),
  ]
  assert.deepEqual([old.state, old.replaced_by, young.quotas.per_day], ['open', rotated.id, 9])
  assert.equal(old.expires_at, rotated.overlap_ends_at)
  assert.equal((await runHere(own, 'keys', 'rotate', rotated.id, '--overlap', '8')).code, 2)
  assert.equal((await runHere(own, 'keys', 'rotate', id, '--overlap', '0')).code, 1)
  assert.match(
    (await runHere(own, 'keys', 'list')).stdout,
    new RegExp(`^${id} .* replaced, still open `, 'm'),
  )
  await askHere(own, 'keys', 'suspend', rotated.id, '--reason', 'found in a repository')
  const { stdout } = await runHere(own, 'keys', 'show', rotated.id)
  assert.match(stdout, /State +suspended \(found in a repository\)/)
  assert.match(stdout, /of this day, which ends at 20\S+T\d\d:\d\d:\d\dZ/)
  await askHere(own, 'keys', 'resume', rotated.id)
  assert.equal((await askHere(own, 'keys', 'show', rotated.id)).state, 'open')
  assert.deepEqual(await askHere(own, 'audit', 'check'), {
    lines: 5,
    whole: true,
    broken_at: null,
    differing_rights: [],
  })
})

test('a key that is over is not said to be open when it is resumed: its state and the way out are', async (t) => {
  const own = makeEnvironment(t)
  const suspend = async (): Promise<string> => {
    const { id } = await askHere(own, ...ISSUE)
    await askHere(own, 'keys', 'suspend', id, '--reason', 'an invoice is open')
    return id
  }
  const plain = await suspend()
  assert.deepEqual(await askHere(own, 'keys', 'resume', plain), { id: plain, resumed: true, state: 'open' })
  const replaced = await suspend()
  const { id: next } = await askHere(own, 'keys', 'rotate', replaced, '--overlap', '0')
  const ofReplaced = await runHere(own, 'keys', 'resume', replaced)
  assert.equal(
    ofReplaced.stdout,
    `${replaced} is no longer suspended, but it is replaced: the service refuses it. Its holder uses ${next} instead.\n`,
  )
  const expired = await suspend()
  await setExpiry(own.ROTUNDA_DATA, expired, new Date('2026-01-01T00:00:00Z'))
  const ofExpired = await runHere(own, 'keys', 'resume', expired)
  assert.equal(ofExpired.code, 0)
  assert.match(
    ofExpired.stdout,
    new RegExp(
      `^${expired} is no longer suspended, but it is expired: .* keys change ${expired} --expires DATE`,
    ),
  )
})

/** No command makes a key that has expired already. */
const setExpiry = async (directory: string, id: string, at: Date): Promise<void> => {
  const store = await openStore({ directory, migrations: MIGRATIONS })
  await store.write<AccessTables, unknown>((trx) =>
    trx.updateTable('keys').set({ expires_at: at.getTime() }).where('id', '=', id).execute(),
  )
  await store.close()
}
