import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitUntil } from '../platform/testing.ts'
import {
  askHere,
  makeStartedEnvironment,
  runHere,
  sendMessage,
  startService,
  waitForState,
} from './testing.ts'

const CHANNEL = ['--channel', 'house-cwc'] as const
const secret = (byte: number): string => Buffer.alloc(32, byte).toString('base64')
const [OLD, NEW] = [`1:${secret(1)}`, `2:${secret(2)}`]

test('what could not be opened is counted, and once its key is back it is released by a yes and delivered', async (t) => {
  const environment = { ...(await makeStartedEnvironment(t)), ROTUNDA_KEY_PEPPER: secret(9) }
  const under = (keys: string) => ({ ...environment, ROTUNDA_SEALING_KEYS: keys })
  const release = (keys: string, ...options: string[]) =>
    askHere(under(keys), 'messages', 'release', ...CHANNEL, '--held-for', 'secrets', ...options)

  const first = await startService(under(OLD))
  await askHere(under(OLD), 'messages', 'hold', ...CHANNEL)
  const { id } = await sendMessage(first, 'Sealed under the old key.', 1)
  await first.stop()
  const both = { ...(await startService(under(`${NEW},${OLD}`))), key: first.key }
  const later = await sendMessage(both, 'Sealed under the new key.', 1)
  await both.stop()

  const without = { ...(await startService(under(NEW))), key: first.key }
  await askHere(under(NEW), 'messages', 'release', ...CHANNEL)
  await waitForState(without, later.id, 'delivered')
  await waitUntil('the message to be held', async () => {
    const { state, reason } = await askHere(under(NEW), 'messages', 'show', id)
    return state === 'held' && /cannot be opened/.test(reason)
  })
  const counted = { channel: 'house-cwc', cause: 'secrets', held: 1, released: 0 }
  assert.deepEqual(await release(NEW), counted)
  assert.deepEqual(await release(NEW, '--yes', '--dry-run'), counted)
  const { stdout } = await runHere(under(NEW), 'messages', 'release', ...CHANNEL, '--held-for', 'secrets')
  assert.match(
    stdout,
    /^1 messages of house-cwc are held: "The text of the message cannot be opened .* Add --yes/,
  )
  assert.equal((await askHere(under(NEW), 'messages', 'show', id)).state, 'held')
  await without.stop()

  const again = { ...(await startService(under(`${NEW},${OLD}`))), key: first.key }
  assert.deepEqual(await release(`${NEW},${OLD}`, '--yes'), { ...counted, released: 1 })
  await waitForState(again, id, 'delivered')
  const { data } = await askHere(under(NEW), 'audit', 'list', '--action', 'channel.release')
  assert.equal(data.length, 1)
  await again.stop()
})
