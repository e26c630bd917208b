import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { checkAudit } from '../audit/index.ts'
import { type AccessTables } from '../access/index.ts'
import { openStore } from '../platform/store/index.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import {
  askHere,
  askRotunda,
  makeStartedEnvironment,
  runHere,
  runRotunda,
  sendMessage,
  startService,
  waitForState,
  type RunningService,
} from './testing.ts'

const environment = await makeStartedEnvironment({ after })
let service: RunningService

before(async () => {
  service = await startService(environment)
})
after(() => service.stop())

const listActions = async (): Promise<string[]> => {
  const store = await openStore({ directory: environment.ROTUNDA_DATA, migrations: MIGRATIONS })
  try {
    assert.equal((await checkAudit(store)).brokenAt, null)
    const select = store.db<AccessTables>().selectFrom('audit').selectAll().orderBy('number')
    return (await select.execute()).map(({ action, object }) => `${action} ${object}`)
  } finally {
    await store.close()
  }
}

test('an uncertain message is retried beside the running service, under the same delivery id', async () => {
  const { id, state } = await sendMessage(service, 'Please fund libraries. [simulate reset]')
  assert.equal(state, 'uncertain')
  const before = await askRotunda(environment, 'messages', 'show', id)
  const retried = await runRotunda(environment, 'messages', 'retry', id)
  assert.deepEqual([retried.code, retried.stdout], [0, `${id} is queued again.\n`])
  const delivered = await waitForState(service, id, 'delivered')
  assert.equal(delivered.delivery_id, before.delivery_id)
  assert.equal(delivered.attempts, 2)
  assert.ok((await listActions()).includes(`message.retry ${id}`))
})

test('an order that the state does not allow is refused, changes nothing and leaves no line in the audit log', async () => {
  const { id, state } = await sendMessage(service)
  assert.equal(state, 'delivered')
  for (const order of ['retry', 'hold', 'release']) {
    const { code, stdout, stderr } = await runHere(environment, 'messages', order, id)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /does not apply to a message that is delivered/)
  }
  assert.ok((await listActions()).every((line) => !line.includes(id)))
  const unknown = await runHere(environment, 'messages', 'show', 'msg_none')
  assert.deepEqual([unknown.code, unknown.stderr], [1, 'There is no message msg_none.\n'])
})

test('a paused channel holds its messages, one of them is held longer, and all go out when they are released', async () => {
  await askHere(environment, 'messages', 'hold', '--channel', 'house-cwc', '--reason', 'Moving house.')
  const twice = await askHere(environment, 'messages', 'hold', '--channel', 'house-cwc', '--reason', 'Other')
  assert.equal(twice.reason, 'Moving house.')
  const first = await sendMessage(service, 'The first message that waits.', 1)
  const second = await sendMessage(service, 'The second message that waits.', 1)
  const held = await waitForState(service, second.id, 'held')
  assert.equal(held.reason, 'The channel is paused: Moving house.')
  const { data } = await askHere(environment, 'channels', 'list')
  const house = data.find(({ channel }: { channel: string }) => channel === 'house-cwc')
  assert.deepEqual([house.state, house.held, house.reason], ['paused', 2, 'Moving house.'])
  await askHere(environment, 'messages', 'hold', first.id)
  await askHere(environment, 'messages', 'release', '--channel', 'house-cwc')
  await waitForState(service, second.id, 'delivered')
  assert.equal((await askHere(environment, 'messages', 'show', first.id)).state, 'held')
  await askHere(environment, 'messages', 'release', first.id)
  await waitForState(service, first.id, 'delivered')
})

/** The order with --dry-run, which must leave no line in the audit log. */
const foresee = async (...order: string[]) => {
  const before = await listActions()
  const answer = await askHere(environment, 'messages', ...order, '--dry-run')
  assert.deepEqual(await listActions(), before)
  return answer
}

test('with --dry-run an order to hold, release or retry says what it would do, and does nothing', async () => {
  const { id } = await sendMessage(service)
  for (const order of ['hold', 'release', 'retry'])
    assert.deepEqual(await foresee(order, id), { id, state: 'delivered', [`would_${order}`]: false })
  const channel = 'house-cwc'
  const paused = await foresee('hold', '--channel', channel, '--reason', 'Moving.')
  assert.deepEqual(paused, { channel, would_pause: true, reason: 'Moving.' })
  assert.deepEqual(await foresee('release', '--channel', channel), { channel, would_release: false })
  await askHere(environment, 'messages', 'hold', '--channel', channel, '--reason', 'Moved.')
  assert.deepEqual(await foresee('release', '--channel', channel), { channel, would_release: true })
  const again = await foresee('hold', '--channel', channel)
  assert.deepEqual(again, { channel, would_pause: false, reason: 'Moved.' })
  const waiting = await sendMessage(service, 'A message that waits.', 1)
  await waitForState(service, waiting.id, 'held')
  assert.equal((await foresee('hold', waiting.id)).would_hold, true)
  assert.equal((await foresee('release', waiting.id)).would_release, true)
  assert.equal((await askHere(environment, 'messages', 'show', waiting.id)).state, 'held')
  await askHere(environment, 'messages', 'release', '--channel', channel)
  await waitForState(service, waiting.id, 'delivered')
})

test('pages of the list lead from one to the next and hold every message once, by state and organisation', async () => {
  const list = (...options: string[]) => askHere(environment, 'messages', 'list', ...options)
  const whole = await list('--state', 'delivered', '--organisation', 'Example Organization')
  const ids: string[] = whole.data.map(({ id }: { id: string }) => id)
  assert.ok(ids.length >= 3 && whole.meta.next === null)
  const walked: string[] = []
  for (let after: string[] = []; ;) {
    const { data, meta } = await list('--state', 'delivered', '--limit', '2', ...after)
    walked.push(...data.map(({ id }: { id: string }) => id))
    if (meta.next === null) break
    after = ['--after', meta.next]
  }
  assert.deepEqual(walked, ids)
  assert.deepEqual((await list('--organisation', 'Nobody')).data, [])
  const wrong = await runHere(environment, 'messages', 'list', '--limit', '201')
  assert.deepEqual([wrong.code, wrong.stdout], [2, ''])
  const lost = await runHere(environment, 'messages', 'list', '--after', 'msg_none')
  assert.deepEqual([lost.code, lost.stdout], [1, ''])
  assert.match(lost.stderr, /There is no message msg_none: give the last id of the previous page/)
})

test('messages are listed and counted by channel and from an instant on, and the counts are those of the list', async () => {
  const list = (...options: string[]) => askHere(environment, 'messages', 'list', ...options)
  const { data: all } = await list()
  const third = all[2].accepted_at
  assert.deepEqual((await list('--since', third)).data, all.slice(0, 3))
  assert.deepEqual((await list('--since', '2999-01-01')).data, [])
  assert.deepEqual((await list('--channel', 'house-cwc')).data, all)
  assert.deepEqual((await list('--channel', 'senate-cwc')).data, [])
  const { data, meta } = await list('--count', '--channel', 'house-cwc', '--since', third)
  assert.equal(meta.total, 3)
  for (const { state, count } of data)
    assert.equal(count, all.slice(0, 3).filter((one: { state: string }) => one.state === state).length)
  const wrong = await runHere(environment, 'messages', 'list', '--since', 'yesterday')
  assert.deepEqual([wrong.code, wrong.stdout], [2, ''])
  assert.match(wrong.stderr, /See npm run rotunda -- messages list --help\n$/)
})

test('a dry run of a retry says what would be sent again, and sends nothing', async () => {
  const { id } = await sendMessage(service, 'A text that is refused. [simulate 400]', 0)
  await waitForState(service, id, 'refused')
  const one = await askHere(environment, 'messages', 'retry', id, '--dry-run')
  assert.deepEqual(one, { id, state: 'refused', would_retry: true })
  const order = ['messages', 'retry', '--channel', 'house-cwc', '--state', 'refused', '--dry-run']
  assert.equal((await askHere(environment, ...order)).would_retry, 1)
  assert.equal((await askHere(environment, 'messages', 'show', id)).attempts, 1)
})

test('what the operator sees holds nothing that a person wrote', async () => {
  const { id } = await sendMessage(service, 'A text that only its office may read.')
  const shown = await Promise.all([
    runHere(environment, 'messages', 'show', id),
    runHere(environment, 'messages', 'list'),
  ])
  for (const { code, stdout } of shown) {
    assert.equal(code, 0)
    assert.ok(stdout.includes(id))
    for (const word of ['only its office', 'Ada', 'ada@example.org', '4155550100', 'Example Street'])
      assert.ok(!stdout.includes(word), word)
  }
})

test('a purge deletes the texts of all that ended, which can then not be sent again', async () => {
  const { id, state } = await sendMessage(service, 'A text that is refused. [simulate 400]', 0)
  if (state !== 'refused') await waitForState(service, id, 'refused')
  const none = await askHere(environment, 'purge', '--yes')
  assert.deepEqual(none, { purged: 0, older_than_days: 30 })
  const dry = await askHere(environment, 'purge', '--older-than', '0', '--dry-run')
  assert.equal((await askHere(environment, 'messages', 'show', id)).personal_data_until === null, false)
  const { purged } = await askHere(environment, 'purge', '--older-than', '0', '--yes')
  assert.ok(purged >= 4)
  assert.equal(dry.would_purge, purged)
  assert.equal((await askHere(environment, 'messages', 'show', id)).personal_data_until, null)
  const retried = await runHere(environment, 'messages', 'retry', id)
  assert.deepEqual([retried.code, retried.stderr], [1, `The text of ${id} has been deleted.\n`])
})

test('what is held one by one is counted by its cause first, and released all at once by a yes', async () => {
  const release = (...more: string[]) =>
    askHere(environment, 'messages', 'release', '--channel', 'house-cwc', '--held-for', 'operator', ...more)
  await askHere(environment, 'messages', 'hold', '--channel', 'house-cwc')
  const ids: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const { id } = await sendMessage(service, `Please fund library ${count}.`, 0)
    await askHere(environment, 'messages', 'hold', id)
    ids.push(id)
  }
  await askHere(environment, 'messages', 'release', '--channel', 'house-cwc')
  const counted = { channel: 'house-cwc', cause: 'operator', held: 2, released: 0 }
  assert.deepEqual(await release(), counted)
  assert.deepEqual(await release(), counted)
  assert.deepEqual(await release('--yes'), { ...counted, released: 2 })
  for (const id of ids) await waitForState(service, id, 'delivered')
})
