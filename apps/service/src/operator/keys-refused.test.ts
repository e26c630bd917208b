import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AccessTables } from '../access/index.ts'
import { openStore } from '../platform/store/index.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import { askHere, makeEnvironment, runHere } from './testing.ts'

const ESCAPE = '\u001b[31m'

const issue = (organisation: string, ...more: string[]) => [
  'keys',
  'issue',
  '--organisation',
  organisation,
  '--scope',
  'messages:send',
  ...more,
]

test('an organisation is one line without blanks at its ends, since its name is who it is', async (t) => {
  const environment = makeEnvironment(t)
  for (const [organisation, says] of [
    ['Example\nSociety', /U\+000A/],
    ['Example\u2028Society', /U\+2028/],
    [`Example ${ESCAPE}Society`, /U\+001B/],
    ['Example \u202eSociety', /U\+202E/],
    ['Example Society\u200b', /U\+200B/],
    ['Example Society ', /begins or ends with a blank/],
    ['\u00a0Example Society', /begins or ends with a blank/],
    ['  ', /is blank/],
    ['x'.repeat(5000), /has 5,000 characters\. It takes one line of 1 to 200 characters/],
  ] as const) {
    const { code, stdout, stderr } = await runHere(environment, ...issue(organisation))
    assert.deepEqual([code, stdout], [2, ''])
    assert.match(stderr, /^--organisation /)
    assert.match(stderr, says)
  }
  assert.deepEqual((await askHere(environment, 'keys', 'list')).data, [])
  const name = `${'É'.repeat(198)}🙂.`
  assert.equal((await askHere(environment, ...issue(name))).organisation, name)
})

test('a note and a reason are refused in the same way, when a key is issued, changed and suspended', async (t) => {
  const environment = makeEnvironment(t)
  const { id } = await askHere(environment, ...issue('Example Society', '--note', 'By phone, "J."'))
  for (const [args, option] of [
    [issue('Example Society', '--note'), 'note'],
    [['keys', 'change', id, '--note'], 'note'],
    [['keys', 'suspend', id, '--reason'], 'reason'],
  ] as const) {
    const { code, stdout, stderr } = await runHere(environment, ...args, `red ${ESCAPE}`)
    assert.deepEqual([code, stdout], [2, ''])
    assert.match(stderr, new RegExp(`^--${option} holds a character that cannot be seen, U\\+001B`))
  }
  const { note, state } = await askHere(environment, 'keys', 'show', id)
  assert.deepEqual([note, state], ['By phone, "J."', 'open'])
})

test('an order on a key that is so already says since when', async (t) => {
  const environment = makeEnvironment(t)
  const { id } = await askHere(environment, ...issue('Example Society'))
  const order = (...args: string[]) => runHere(environment, 'keys', ...args)
  const say = async (...args: string[]) => {
    const { code, stdout, stderr } = await order(...args)
    assert.deepEqual([code, stdout], [1, ''])
    return stderr
  }
  assert.equal(await say('resume', id), `Nothing was done: ${id} is not suspended.\n`)
  await order('suspend', id, '--reason', 'found in a repository')
  const { suspended_at: since } = await askHere(environment, 'keys', 'show', id)
  assert.equal(
    await say('suspend', id, '--reason', 'again'),
    `Nothing was done: ${id} was suspended already at ${since} (found in a repository).\n`,
  )
  await order('revoke', id, '--yes')
  const { revoked_at: end } = await askHere(environment, 'keys', 'show', id)
  for (const args of [
    ['suspend', id, '--reason', 'again'],
    ['resume', id],
    ['revoke', id, '--yes'],
    ['revoke', id, '--dry-run'],
    ['change', id, '--note', 'late'],
  ])
    assert.equal(await say(...args), `Nothing was done: ${id} was revoked at ${end}, for good.\n`)
  assert.equal(await say('suspend', 'key_none', '--reason', 'x'), 'There is no key key_none.\n')
})

test('what an earlier version stored is shown without what a terminal obeys', async (t) => {
  const environment = makeEnvironment(t)
  const { id } = await askHere(environment, ...issue('Example Society'))
  const store = await openStore({ directory: environment.ROTUNDA_DATA, migrations: MIGRATIONS })
  const note = `red ${ESCAPE} \u009b2J \u202eback\rx`
  await store.write<AccessTables, unknown>((trx) => trx.updateTable('keys').set({ note }).execute())
  await store.close()
  const { stdout } = await runHere(environment, 'keys', 'show', id)
  assert.match(stdout, /red \\u001b\[31m \\u009b2J \\u202eback\\u000dx\n$/)
  const json = await runHere(environment, 'keys', 'show', id, '--json')
  for (const sign of '\u001b\u009b\u202e\r') assert.ok(!json.stdout.includes(sign))
  assert.equal(JSON.parse(json.stdout).note, note)
  const unknown = await runHere(environment, 'keys', 'show', ESCAPE)
  assert.equal(unknown.stderr, 'There is no key \\u001b[31m.\n')
})
