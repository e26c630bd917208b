import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { endWithTest, once, patience, runToEnd, waitUntil, type Ran } from '../../platform/testing.ts'
import { runningOn, type Environment } from './environments.ts'

const BIN = join(import.meta.dirname, '../../bin')

/** Runs `npm run rotunda -- …` as a process of its own. */
export const runRotunda = (environment: Environment, ...args: string[]): Promise<Ran> =>
  runToEnd(startRotunda(environment, ...args))

export const startRotunda = (environment: Environment, ...args: string[]) =>
  endWithTest(
    spawn(process.execPath, [join(BIN, 'rotunda.js'), ...args], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )

/** The JSON answer of a command that must succeed. */
export const askRotunda = async (environment: Environment, ...args: string[]) => {
  const { code, stdout, stderr } = await runRotunda(environment, ...args, '--json')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}: ${stderr}`)
  return JSON.parse(stdout)
}

export type RunningService = { readonly base: string; readonly key: string; stop(): Promise<void> }

/** `npm start` on any free port, until `stop`. Its key is the one of the first start. */
export const startService = async (environment: Environment): Promise<RunningService> => {
  const child = endWithTest(
    spawn(process.execPath, [join(BIN, 'rotunda.js'), 'serve'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  let greeting = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (greeting += text))
  await waitUntil('a service that says where it listens', () => {
    if (child.exitCode !== null) throw new Error(`the service ended at once (${child.exitCode}): ${greeting}`)
    return greeting.includes('/metrics\n')
  })
  const base = /(http:\/\/\S+)\/api\/send-message/.exec(greeting)?.[1] ?? ''
  const key = /rtd_test_\w+/.exec(greeting)?.[0] ?? ''
  const service: RunningService = { base, key, stop: () => end(child) }
  runningOn.getOrInsertComputed(environment['ROTUNDA_DATA'] ?? '', () => []).push(service)
  return service
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  // One that does not end is named by the fault, and ends with its test.
  await ended
}

const MESSAGE = {
  name_prefix: 'Ms.',
  first_name: 'Ada',
  last_name: 'Example',
  address1: '1 Example Street',
  city: 'Example City',
  state: 'CA',
  zip_code: '94103',
  phone_number: '4155550100',
  email: 'ada@example.org',
  custom_subject: 'Rural libraries',
  message: 'Please support the funding of rural libraries in the coming year.',
  destination_id: 'HCA12',
  main_issue: 10,
}

export type Sent = { readonly id: string; readonly state: string | null }

/** Sends one message of a person who does not exist, and waits for its first outcome. */
export const sendMessage = async ({ base, key }: RunningService, message = MESSAGE.message, wait = 20) => {
  const response = await fetch(`${base}/api/send-message`, {
    signal: patience(),
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      prefer: `wait=${wait}`,
    },
    body: JSON.stringify({ data: { ...MESSAGE, message } }),
  })
  if (!response.ok) throw new Error(await response.text())
  const id = response.headers.get('location')?.split('/').at(-1) ?? ''
  return { id, state: response.headers.get('message-state') } satisfies Sent
}

/** Asks again and again, since another process does the work, until the message is in the state. */
export const waitForState = ({ base, key }: RunningService, id: string, state: string) =>
  waitUntil(`${id} to be ${state}`, async () => {
    const headers = { authorization: `Bearer ${key}` }
    const response = await fetch(`${base}/api/messages/${id}`, { signal: patience(), headers })
    const status = JSON.parse(await response.text())
    return status.state === state ? status : undefined
  })
