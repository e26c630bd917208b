import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { test } from 'node:test'
import { once, waitUntil, within } from './wait.ts'

const SHORT = 20
const NEVER = new Promise<never>(() => undefined)

test('a wait ends, and says what it waited for', async () => {
  // Keeps the process alive for the unreferenced timers of the waits.
  const alive = setInterval(() => undefined, 1000)
  const emitter = new EventEmitter()
  await assert.rejects(within('a letter', NEVER, SHORT), /^Error: Waited 0\.02 s for a letter, in vain\.$/)
  await assert.rejects(
    waitUntil('a reply', () => false, SHORT),
    /for a reply, in vain/,
  )
  await assert.rejects(
    waitUntil('a server that hangs', () => NEVER, SHORT),
    /for a server that hangs, in vain/,
  )
  await assert.rejects(once(emitter, 'bell', SHORT), /for "bell" of a EventEmitter, in vain/)
  clearInterval(alive)
})

test('what comes in time is given, and a fault is passed on', async () => {
  const emitter = new EventEmitter()
  const rung = once(emitter, 'bell')
  emitter.emit('bell', 'twice')
  assert.deepEqual(await rung, ['twice'])
  let asked = 0
  await waitUntil('the third time', () => (asked += 1) === 3)
  await assert.rejects(within('a letter', Promise.reject(new Error('lost'))), /lost/)
})
