import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { endWithTest, LOADING, runToEnd } from '../../platform/testing.ts'
import { makeLog } from '../../platform/log/index.ts'
import { openCurrentRelease } from '../open/open-current-release.ts'
import { BUILDS_FOLDER, INDEXES_FOLDER, READINGS_FOLDER } from '../release-names.ts'
import { PUBLICATIONS_FOLDER, readHistory } from '../publish/publications.ts'
import { verifyRelease } from '../verify/verify-release.ts'
import { archive, makeRefusedRow, makeRow } from './documents.ts'
import { publishAnyway } from './publish-anyway.ts'
import { build, SAMPLE_DOCUMENTS } from './release-bed.ts'

const NOW = new Date('2026-06-05T10:00:00Z')

/**
 * Builds and publishes the release of this many rows, and accepts its findings; the same number makes the same release.
 */
export const carryOut = async (directory: string, rows: number): Promise<void> => {
  const all = Array.from({ length: rows }, (_, index) => makeRow(index + 2, { title: `Wells ${index}` }))
  const series = 'requests/2026'
  const older = archive({ series, rows: all.slice(1) }, { retrieved_at: '2026-05-02T12:00:00.000Z' })
  const refused = archive({ series: 'requests/2024', rows: [makeRefusedRow(2)] })
  const documents = [...SAMPLE_DOCUMENTS.slice(1), refused, older, archive({ series, rows: all })]
  const { summary } = await build(directory, documents)
  await publishAnyway({ directory, release: summary.id, now: NOW })
}

const PROGRAM = `
  const [, , rows, number, directory, dieAtModule, crashModule] = ['', ...process.argv]
  const { dieAt } = await import(dieAtModule)
  const { carryOut } = await import(crashModule)
  const count = dieAt(Number(number))
  await carryOut(directory, Number(rows))
  process.stdout.write(String(count()))`

/** Moment of the kill: the call to the file system with this number, or some milliseconds. */
export type Death = { readonly number?: number; readonly milliseconds?: number }

export type Crashed = {
  /** Number of calls to the file system, if the process came to its end. */
  readonly asked: number
  readonly killed: boolean
}

/** The same in a process of its own, which is killed. */
export const carryOutAndDie = async (
  directory: string,
  rows: number,
  { number = 0, milliseconds }: Death,
): Promise<Crashed> => {
  const modules = ['die-at.ts', 'crash.ts'].map((name) => new URL(name, import.meta.url).href)
  const args = ['--input-type=module', '--eval', PROGRAM, String(rows), String(number), directory, ...modules]
  const child = endWithTest(spawn(process.execPath, [...LOADING, ...args]))
  const timer = milliseconds === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), milliseconds)
  const { stdout } = await runToEnd(child).finally(() => clearTimeout(timer))
  return { asked: Number(stdout), killed: child.signalCode === 'SIGKILL' }
}

/** Faults after a process was killed: the published release must be whole and served. */
export const findBroken = async (directory: string, possibleRows: readonly number[]): Promise<string[]> => {
  const [current] = readHistory(directory).publications
  if (current === undefined) return ['nothing is published any more']
  const faults = await verifyRelease(join(directory, current.release))
  const log = makeLog('silent')
  const server = openCurrentRelease({
    directory,
    collection: APPROPRIATIONS,
    clock: () => NOW,
    log,
    graceSeconds: 0,
  })
  const lease = server.open()
  const total = lease.release.tables['records']?.select({ dataset: ['house-projects'] }).total ?? 0
  lease.close()
  await server.close()
  if (current.accepted.length !== 1) faults.push('what was accepted is not in the publication')
  return possibleRows.includes(total) ? faults : [...faults, `${total} rows are served`]
}

/** After the next run: nothing that is half, and nothing that was left. */
export const findLeft = async (directory: string): Promise<string[]> => {
  const names = readdirSync(directory)
  const releases = names.filter((name) => /^[0-9a-f]{64}$/.test(name))
  const faults = await Promise.all(releases.map((name) => verifyRelease(join(directory, name))))
  return [
    ...faults.flat(),
    ...names.filter(
      (name) =>
        !releases.includes(name) &&
        ![PUBLICATIONS_FOLDER, BUILDS_FOLDER, INDEXES_FOLDER, READINGS_FOLDER].includes(name),
    ),
  ]
}
