import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { TestEnvironment } from '../../../apps/service/src/operator/testing.ts'
import { openTestPostgres } from '../../../apps/service/src/platform/store/testing.ts'
import { findFreePort, patience, waitUntil } from '../../../apps/service/src/platform/testing.ts'
import { startSandbox } from '../../../apps/service/src/wiring/sandbox.ts'
import {
  addressesAsSettings,
  putSample,
  spawnService,
  type Environment,
  type SpawnedService,
} from '../../../apps/service/src/bin/testing.ts'

const NAMES = ['one', 'two', 'three', 'four'] as const

/** One service with a folder of its own, as on a machine of its own. */
export type Machine = {
  readonly name: string
  readonly port: number
  readonly directory: string
  /** Also for the operator's commands on this machine. */
  readonly environment: TestEnvironment
  /** Number of the process that runs now. */
  pid(): number
  /** Stops the process in the midst of its work, until `resume`. */
  stop(): void
  resume(): void
  isStopped(): boolean
  start(): Promise<void>
  /** Ends the service, and waits. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  ask(path: string, init?: RequestInit): Promise<Response>
  /** Snapshot token that the machine serves. */
  token(): Promise<string>
}

export type Machines = {
  readonly machines: readonly Machine[]
  readonly databaseUrl: string
}

export type MachinesWanted = {
  readonly count: number
  /** Settings of every machine, on top of what all have. */
  readonly environment?: Environment
  /** Settings of one machine, by its place. */
  readonly of?: (place: number) => Environment
  /** Places of machines that the test starts itself. */
  readonly later?: readonly number[]
  /** Folder of a machine, by its place; a new folder when left out. */
  readonly directoryOf?: (place: number) => string | undefined
}

/** Machines with one database, the same secrets and one set of simulators. Undefined where no PostgreSQL server runs. */
export const startMachines = async (
  t: TestContext,
  wanted: MachinesWanted,
): Promise<Machines | undefined> => {
  const store = await openTestPostgres([])
  const { databaseUrl } = store.place
  if (databaseUrl === undefined) {
    await store.destroy()
    t.skip('no PostgreSQL server runs here')
    return undefined
  }
  const sandbox = await startSandbox()
  const sample = mkdtempSync(join(tmpdir(), 'rotunda-machines-'))
  await putSample(sample)
  const common: Environment = {
    ...addressesAsSettings(sandbox.addresses),
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: databaseUrl,
    ROTUNDA_SEALING_KEYS: `1:${randomBytes(32).toString('base64')}`,
    ROTUNDA_KEY_PEPPER: randomBytes(32).toString('base64'),
    ROTUNDA_PUBLIC_RATE: '0',
    ROTUNDA_MESSAGE_RATE: '0',
    ...wanted.environment,
  }
  const machines: Machine[] = []
  t.after(async () => {
    // A machine that a signal stopped ends only by this one.
    await Promise.all(machines.map((machine) => machine.end('SIGKILL')))
    await sandbox.close()
    await store.destroy()
    for (const { directory } of machines) rmSync(directory, { recursive: true, force: true })
    rmSync(sample, { recursive: true })
  })
  for (const [place, name] of NAMES.slice(0, wanted.count).entries()) {
    const directory = wanted.directoryOf?.(place) ?? mkdtempSync(join(tmpdir(), `rotunda-${name}-`))
    cpSync(sample, directory, { recursive: true, preserveTimestamps: true })
    const port = await findFreePort()
    const own = { ...wanted.of?.(place), ROTUNDA_DATA: directory, PORT: `${port}` }
    machines.push(makeMachine(name, port, { ...common, ...own }))
  }
  const first = machines.filter((_, place) => !wanted.later?.includes(place))
  const [head, ...others] = first
  // It makes the schema, for which the others would wait.
  await head?.start()
  await Promise.all(others.map((machine) => machine.start()))
  return { machines, databaseUrl }
}

/** A service that is started again in a part of a test lives as long as the whole test. */
const makeMachine = (name: string, port: number, environment: TestEnvironment): Machine => {
  const inWholeTest = AsyncLocalStorage.snapshot()
  let running: SpawnedService | undefined
  let isStopped = false
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: patience(), ...init })
  return {
    name,
    port,
    environment,
    directory: environment.ROTUNDA_DATA,
    ask,
    pid: () => running?.pid ?? assert.fail(`machine ${name} was not started`),
    stop: () => {
      isStopped = true
      running?.kill('SIGSTOP')
    },
    resume: () => {
      isStopped = false
      running?.kill('SIGCONT')
    },
    isStopped: () => isStopped,
    start: async () => {
      running = await inWholeTest(() => spawnService(environment))
      await waitUntil(`machine ${name} to be ready`, async () => {
        const response = await ask('/readyz')
        await response.arrayBuffer()
        return response.ok
      })
    },
    end: async (signal) => {
      running?.kill(signal)
      await running?.ended
    },
    token: async () => {
      const response = await ask('/api/appropriations/v1/records?limit=1')
      // Held to its description by other tests.
      const { meta } = (await response.json()) as { readonly meta: { readonly snapshot: string } }
      return meta.snapshot
    },
  }
}
