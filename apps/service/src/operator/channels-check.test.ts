import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askHere, makeEnvironment, runHere } from './testing.ts'

test('in a sandbox every receiver is asked at a simulator of its own, and nothing is delivered', async (t) => {
  const { data } = await askHere(makeEnvironment(t), 'channels', 'check')
  assert.deepEqual(
    data.map(({ channel, ok }: { channel: string; ok: boolean }) => [channel, ok]),
    [
      ['house-cwc', true],
      ['senate-cwc', true],
      ['regulations-gov', true],
    ],
  )
})

test('a receiver that does not answer is named, and the exit code says no', async (t) => {
  // Port 9 of this machine: nothing listens to what is discarded.
  const nowhere = 'http://127.0.0.1:9'
  const environment = {
    ...makeEnvironment(t),
    ROTUNDA_HOUSE_URL: nowhere,
    ROTUNDA_SENATE_URL: nowhere,
    ROTUNDA_REGULATIONS_URL: nowhere,
    ROTUNDA_FEDERAL_REGISTER_URL: nowhere,
  }
  const { code, stdout, stderr } = await runHere(environment, 'channels', 'check', 'senate-cwc', '--json')
  assert.equal(code, 1)
  assert.equal(JSON.parse(stdout).data[0].ok, false)
  assert.equal(stderr, 'These channels take no messages now: senate-cwc.\n')
})

test('settings that do not fit are all named, and nothing is done', async (t) => {
  const environment = { ...makeEnvironment(t), ROTUNDA_DELIVERY: 'live', ROTUNDA_RATE: '1' }
  const { code, stdout, stderr } = await runHere(environment, 'channels', 'list')
  assert.deepEqual([code, stdout], [1, ''])
  assert.match(stderr, /ROTUNDA_HOUSE_KEY is needed in live/)
  assert.match(stderr, /ROTUNDA_RATE is not a setting/)
})

test('a database that cannot be opened is a reason, not a crash', async (t) => {
  const environment = { ...makeEnvironment(t), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }
  const { code, stderr } = await runHere(environment, 'channels', 'list')
  assert.equal(code, 1)
  assert.match(
    stderr,
    /^The database cannot be opened: .*ECONNREFUSED.* Check that PostgreSQL runs there, .*\n$/,
  )
})
