import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { once, REDIS_MISSING, startRedis } from '../testing.ts'

test('Redis answers, and comes back on its port after it was killed', { skip: REDIS_MISSING }, async () => {
  const ping = async (port: number) => {
    const socket = connect(port, '127.0.0.1')
    socket.write('PING\r\n')
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return String(answer)
  }
  const first = await startRedis()
  assert.equal(await ping(first.port), '+PONG\r\n')
  const ended = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  await ended
  await assert.rejects(ping(first.port), /ECONNREFUSED/)
  const again = await startRedis(first.port)
  assert.deepEqual([again.url, await ping(again.port)], [first.url, '+PONG\r\n'])
})
