import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isSystemFault, parseJson, type Clock } from '../platform/index.ts'
import type { OpenCollection } from './open-collections.ts'
import type { Settings } from './settings.ts'

const LOOK_MILLISECONDS = 250
const TOUCH_MILLISECONDS = 5000
/** Silence after which a process counts as gone. */
const SILENT_MILLISECONDS = 20_000
const DAY_MILLISECONDS = 86_400_000

/** Release that each collection serves, by the name of the collection. */
type Served = Readonly<Record<string, string>>

type ServingNeeds = {
  readonly settings: Pick<Settings, 'ROTUNDA_DATA'>
  readonly collections: readonly OpenCollection[]
  readonly signal: AbortSignal
}

const folderOf = (directory: string): string => join(directory, 'serving')

/**
 * Keeps a file with the releases that this process serves, so that "release publish" can wait for it. A file does what
 * the database cannot: only processes that share the files of a release serve it.
 */
export const keepServing = async ({ settings, collections, signal }: ServingNeeds): Promise<void> => {
  const folder = folderOf(settings.ROTUNDA_DATA)
  const place = join(folder, `${hostname()}-${process.pid}.json`)
  let written = ''
  let touchedAt = -Infinity
  while (!signal.aborted) {
    const served = JSON.stringify(Object.fromEntries(collections.flatMap(findServed)))
    const isDue = performance.now() - touchedAt >= TOUCH_MILLISECONDS
    if (served !== written || isDue) {
      // Readers are served even if the disk is full or read-only.
      if (tryToWrite(folder, place, served)) [written, touchedAt] = [served, performance.now()]
    }
    await setTimeout(LOOK_MILLISECONDS, undefined, { signal }).catch(() => undefined)
  }
  rmSync(place, { force: true })
}

const findServed = ({ served, releases }: OpenCollection): [string, string][] => {
  try {
    const lease = releases.open()
    const { id } = lease.release.summary
    lease.close()
    return [[served.collection.name, id]]
  } catch {
    // No release is open. Readers get the reason.
    return []
  }
}

const tryToWrite = (folder: string, place: string, served: string): boolean => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(`${place}.new`, served, { mode: 0o600 })
    renameSync(`${place}.new`, place)
    return true
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause
    return false
  }
}

/** The releases that each process serves from this data directory, by its latest report. */
export const listServing = (directory: string, now: Date): Served[] => {
  const folder = folderOf(directory)
  return listNames(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const place = join(folder, name)
      const age = now.getTime() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0)
      if (age > DAY_MILLISECONDS) rmSync(place, { force: true })
      return age > SILENT_MILLISECONDS ? [] : readServed(place)
    })
}

const listNames = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return []
    throw cause
  }
}

const readServed = (place: string): Served[] => {
  try {
    // Written by keepServing alone.
    return [parseJson(readFileSync(place, 'utf8')) as Served]
  } catch (cause) {
    // Its process has just ended.
    if (isSystemFault(cause, 'ENOENT')) return []
    throw cause
  }
}

export type Awaited = { readonly running: number; readonly serving: number }

/** Waits until all processes that run serve this release, and no longer than the deadline. */
export const untilServed = async (
  { directory, collection, release }: { directory: string; collection: string; release: string },
  { clock, patienceMilliseconds }: { clock: Clock; patienceMilliseconds: number },
): Promise<Awaited> => {
  const until = performance.now() + patienceMilliseconds
  for (;;) {
    const running = listServing(directory, clock())
    const serving = running.filter((served) => served[collection] === release)
    if (serving.length === running.length || performance.now() >= until)
      return { running: running.length, serving: serving.length }
    await setTimeout(LOOK_MILLISECONDS)
  }
}
