import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithTest, once, patience, type Ran, runToEnd, waitUntil } from '../platform/testing.ts'
import { SEATS } from '../destinations/index.ts'
import { putSample } from '../wiring/testing/put-sample.ts'
import { runCommandLine } from './run-command-line.ts'
import type { Terminal } from './terminal.ts'

const BIN = join(import.meta.dirname, '../bin')

type Environment = Readonly<Record<string, string>>
export type TestEnvironment = Environment & { readonly ROTUNDA_DATA: string }

/** Services that run on a data directory: it can be removed once they have ended. */
const runningOn = new Map<string, RunningService[]>()

/** A fresh data directory, and none of the settings of the person who runs the tests. */
export const makeEnvironment = (t: { after(clean: () => Promise<void>): void }): TestEnvironment => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-'))
  // The hooks of a test run in the order of their registration, and a service that still runs would write meanwhile.
  t.after(async () => {
    await Promise.all((runningOn.get(directory) ?? []).map((service) => service.stop()))
    rmSync(directory, { recursive: true })
  })
  return { PATH: process.env['PATH'] ?? '', ROTUNDA_DATA: directory, PORT: '0', ADMIN_PORT: '0' }
}

/** The same after a first start: what is served there is published already. */
export const makeStartedEnvironment = async (t: {
  after(clean: () => Promise<void>): void
}): Promise<TestEnvironment> => {
  const environment = makeEnvironment(t)
  await putSample(environment.ROTUNDA_DATA)
  return environment
}

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

/** The command line in this process: what it printed, said and ended with. */
export const runHere = (environment: TestEnvironment, ...args: string[]) => runWith(environment, {}, ...args)

/** The same with a person at the terminal, or other collections. */
export const runWith = async (
  environment: TestEnvironment,
  terminal: Pick<Terminal, 'ask' | 'collections'>,
  ...args: string[]
) => {
  let [stdout, stderr] = ['', '']
  const code = await runCommandLine({
    args,
    environment,
    directory: environment.ROTUNDA_DATA,
    print: (text) => (stdout += text),
    complain: (text) => (stderr += text),
    ...terminal,
  })
  return { code, stdout, stderr }
}

/** The JSON answer of a command that must succeed, in this process. */
export const askHere = async (environment: TestEnvironment, ...args: string[]) => {
  const { code, stdout, stderr } = await runHere(environment, ...args, '--json')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`)
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

const STATE = /^.(..)/

/** A whole list in the form of congress-legislators, of people who do not exist; the first seats stay vacant. */
export const makeRosterFile = (vacant = 3): string =>
  JSON.stringify(
    SEATS.slice(vacant).map((seat, index) => ({
      id: { bioguide: `Z${String(index + 1).padStart(6, '0')}`, govtrack: 910_001 + index },
      name: { first: 'Sample', last: `Person ${index + 1}` },
      terms: [
        {
          type: seat.chamber === 'house' ? 'rep' : 'sen',
          start: '2025-01-03',
          end: '2999-01-03',
          state: seat.officeCode.replace('HAQ', 'HAS').match(STATE)?.[1],
          ...(seat.chamber === 'house' ? { district: seat.district } : { class: seat.class }),
        },
      ],
    })),
  )
