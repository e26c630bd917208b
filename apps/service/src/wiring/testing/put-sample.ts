import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isSystemFault, systemClock } from '../../platform/index.ts'
import { waitUntil } from '../../platform/testing.ts'
import { COLLECTIONS } from '../collections.ts'
import { openDatabase } from '../open-database.ts'
import { placesOf } from '../places.ts'
import { publishSample } from '../publish-sample.ts'
import { openSigningKey } from '../secrets.ts'
import type { ServedCollection } from '../served-collection.ts'
import { readSettings } from '../settings.ts'
import { digestSample } from './digest-sample.ts'

/** Beside the compiled programs of the service; `npm ci` empties it. */
const SAMPLES = join(import.meta.dirname, '../../../../../node_modules/.cache/rotunda-samples')
const DAY_MILLISECONDS = 86_400_000

/** Samples that are made of other samples. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  'enacted-projects': ['appropriations', 'congress'],
  'award-spending': ['enacted-projects'],
}

const SIGNING_KEY = 'signing-key.pem'

/**
 * Puts releases of a first start into an empty data directory: of all collections, or of those that are named and those
 * that these are made of. The same code and documents make the same release, so it is built once for all tests and
 * copied. Tests of the first start do not use this.
 */
export const putSample = async (directory: string, names?: readonly string[]): Promise<void> => {
  mkdirSync(SAMPLES, { recursive: true })
  const wanted = new Set(names?.flatMap(listParts))
  for (const served of COLLECTIONS)
    if (names === undefined || wanted.has(served.collection.name))
      cpSync(await provideSample(served), directory, { recursive: true })
  writeFileSync(join(directory, SIGNING_KEY), provideKey(), { mode: 0o600 })
}

/** The collection, and all that its sample is made of. */
const listParts = (name: string): string[] => [name, ...(MADE_OF[name] ?? []).flatMap(listParts)]

/** Gives the folder of the sample. The first process makes it, and the others wait: it takes a core for a while. */
const provideSample = async (served: ServedCollection): Promise<string> => {
  const sample = join(SAMPLES, nameSample(served))
  const claim = `${sample}.pid`
  while (!existsSync(sample)) {
    if (!take(claim)) {
      const isOver = () => existsSync(sample) || !isHeld(claim)
      await waitUntil('a sample that another process makes', isOver)
      continue
    }
    try {
      // The other process may have finished between the two checks.
      if (!existsSync(sample)) await makeSample(served, sample)
    } finally {
      release(claim)
    }
  }
  const now = systemClock()
  utimesSync(sample, now, now)
  return sample
}

/** Name of the collection, and digest of all that its sample is made from. */
const nameSample = ({ collection: { name } }: ServedCollection): string =>
  names.getOrInsertComputed(name, () => {
    const parts = COLLECTIONS.filter(({ collection }) => listParts(name).includes(collection.name))
    const all = JSON.stringify([provideKey(), ...parts.map(digestSample)])
    return `${name}-${createHash('sha256').update(all).digest('hex')}`
  })
const names = new Map<string, string>()

/** The key that signs all samples, as a service signs all its releases with one key. */
const provideKey = (): string => {
  const path = join(SAMPLES, SIGNING_KEY)
  if (!existsSync(path)) {
    const draft = mkdtempSync(join(SAMPLES, 'draft-'))
    openSigningKey(readSettings({ ROTUNDA_DATA: draft }))
    try {
      linkSync(join(draft, SIGNING_KEY), path)
    } catch (cause) {
      if (!isSystemFault(cause, 'EEXIST')) throw cause
    }
    rmSync(draft, { recursive: true })
  }
  return readFileSync(path, 'utf8')
}

const take = (claim: string): boolean => {
  try {
    writeFileSync(claim, String(process.pid), { flag: 'wx' })
    return true
  } catch (cause) {
    if (isSystemFault(cause, 'EEXIST')) return false
    throw cause
  }
}

const release = (claim: string): void => {
  if (readHolder(claim) === process.pid) rmSync(claim, { force: true })
}

/** False for the claim of a process that was killed. */
const isHeld = (claim: string): boolean => {
  const holder = readHolder(claim)
  if (holder === undefined) return false
  if (isRunning(holder)) return true
  removeStale(claim)
  return false
}

const readHolder = (claim: string): number | undefined => {
  try {
    return Number(readFileSync(claim, 'utf8'))
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return undefined
    throw cause
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    if (isSystemFault(cause, 'ESRCH')) return false
    throw cause
  }
}

/** Only one process can rename a stale claim. A late process finds a new claim, and puts it back. */
const removeStale = (claim: string): void => {
  const own = `${claim}-${process.pid}`
  try {
    renameSync(claim, own)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return
    throw cause
  }
  const holder = readHolder(own)
  if (holder !== undefined && isRunning(holder)) renameSync(own, claim)
  else rmSync(own, { force: true })
}

/** Makes the sample in a data directory with all that it is made of, and moves its folders into place. */
const makeSample = async (served: ServedCollection, sample: string): Promise<void> => {
  removeOld()
  const directory = mkdtempSync(join(SAMPLES, 'draft-'))
  const { name } = served.collection
  await putSample(directory, MADE_OF[name] ?? [])
  const settings = readSettings({ ROTUNDA_DATA: directory })
  // The database of a first start is made by the start itself.
  const database = mkdtempSync(join(SAMPLES, 'draft-'))
  const store = await openDatabase({ ...settings, ROTUNDA_DATA: database })
  await publishSample(served, { settings, store, clock: systemClock })
  await store.close()
  const draft = mkdtempSync(join(SAMPLES, 'draft-'))
  for (const folder of [
    placesOf(settings, served.collection).sources,
    placesOf(settings, served.collection).releases,
  ]) {
    const place = join(draft, relative(directory, folder))
    mkdirSync(dirname(place), { recursive: true })
    renameSync(folder, place)
  }
  for (const folder of [directory, database]) rmSync(folder, { recursive: true })
  try {
    renameSync(draft, sample)
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOTEMPTY', 'EEXIST')) throw cause
    rmSync(draft, { recursive: true })
  }
}

/** Removes samples that no test took for a day. */
const removeOld = (): void => {
  for (const name of readdirSync(SAMPLES).filter((one) => one !== SIGNING_KEY)) {
    const path = join(SAMPLES, name)
    const usedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (usedAt < Number(systemClock()) - DAY_MILLISECONDS) rmSync(path, { recursive: true, force: true })
  }
}
