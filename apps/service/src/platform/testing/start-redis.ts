import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { endWithTest } from './end-with-test.ts'
import { findFreePort } from './find-free-port.ts'
import { RUN_MILLISECONDS } from './run-to-end.ts'
import { once, waitUntil } from './wait.ts'

const PROGRAM = 'redis-server'

/** Reason to skip a test, where this machine has no Redis. */
export const REDIS_MISSING: string | false =
  spawnSync(PROGRAM, ['--version'], { timeout: RUN_MILLISECONDS }).status === 0
    ? false
    : 'redis-server is not installed here'

export type RedisServer = {
  readonly port: number
  readonly url: string
  /** The process, for a test that stops or ends it. */
  readonly child: ChildProcess
}

/** Redis that keeps nothing on disk, until the test ends; on a given port, to come back after it was ended. */
export const startRedis = async (given?: number): Promise<RedisServer> => {
  const port = given ?? (await findFreePort())
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = endWithTest(spawn(PROGRAM, [...options, '--dir', tmpdir()], { stdio: 'ignore' }))
  await waitUntil('Redis to listen', () => opens(port))
  return { port, url: `redis://127.0.0.1:${port}`, child }
}

const opens = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
