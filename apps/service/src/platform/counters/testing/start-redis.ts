import { spawn, spawnSync } from 'node:child_process'
import { Redis } from 'ioredis'
import { endWithTest, findFreePort, once, RUN_MILLISECONDS, waitUntil } from '../../testing.ts'

const PROGRAM = 'redis-server'

/** Reason to skip a test, where this machine has no server. */
export const REDIS_MISSING: string | false =
  spawnSync(PROGRAM, ['--version'], { timeout: RUN_MILLISECONDS }).status === 0
    ? false
    : 'redis-server is not installed here'

export type TestRedis = {
  readonly url: string
  /** Asks the server as an operator does, on a connection of its own. */
  readonly ask: (command: string, ...parameters: readonly (string | number)[]) => Promise<unknown>
  /** Ends it as a crash does. What it counted is lost. */
  readonly kill: () => Promise<void>
  /** Stops it in the midst of its work: connections stay, and nothing answers. */
  readonly pause: () => void
  readonly resume: () => void
  /** Starts it again, on the same port. */
  readonly restart: () => Promise<void>
}

/** A server of its own that keeps nothing on disk. It ends with the test. */
export const startRedis = async (
  t: { after(clean: () => void): void },
  password?: string,
): Promise<TestRedis> => {
  const port = await findFreePort()
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const start = () =>
    endWithTest(
      spawn(PROGRAM, password === undefined ? options : [...options, '--requirepass', password], {
        stdio: 'ignore',
      }),
    )
  const login = password === undefined ? '' : `:${encodeURIComponent(password)}@`
  const url = `redis://${login}127.0.0.1:${port}`
  const operator = new Redis(url, { protocol: 2, lazyConnect: true, retryStrategy: () => 5 })
  operator.on('error', () => undefined)
  t.after(() => {
    operator.disconnect()
  })
  let server = start()
  const answers = () =>
    operator.ping().then(
      () => true,
      () => false,
    )
  await waitUntil('redis-server', answers)
  return {
    url,
    ask: (command, ...parameters) => operator.call(command, ...parameters),
    kill: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    pause: () => {
      server.kill('SIGSTOP')
    },
    resume: () => {
      server.kill('SIGCONT')
    },
    restart: async () => {
      server = start()
      await waitUntil('redis-server', answers)
    },
  }
}
