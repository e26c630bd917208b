import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isSystemFault, systemClock } from '../../platform/index.ts'
import { waitUntil } from '../../platform/testing.ts'
import { COLLECTIONS } from '../collections.ts'
import { digestCode } from '../digest-code.ts'
import { openDatabase } from '../open-database.ts'
import { publishSample } from '../publish-sample.ts'
import { readSettings } from '../settings.ts'

/** Beside the compiled programs of the service; `npm ci` empties it. */
const SAMPLES = join(import.meta.dirname, '../../../../../node_modules/.cache/rotunda-samples')
const DAY_MILLISECONDS = 86_400_000

/**
 * Puts the release of a first start into an empty data directory. The same code makes the same release, so it is built
 * once for all tests and copied. Tests of the first start do not use this.
 */
export const putSample = async (directory: string): Promise<void> => {
  code ??= digestCode()
  const sample = join(SAMPLES, code)
  await provideSample(sample)
  cpSync(sample, directory, { recursive: true })
}

/** Digest of the code, computed once: it reads many files. */
let code: string | undefined

/** The first process makes the sample, and the others wait: it takes a core for a while. */
const provideSample = async (sample: string): Promise<void> => {
  mkdirSync(SAMPLES, { recursive: true })
  const claim = `${sample}.pid`
  while (!existsSync(sample)) {
    if (!take(claim)) {
      const isOver = () => existsSync(sample) || !isHeld(claim)
      await waitUntil('a sample that another process makes', isOver)
      continue
    }
    try {
      // The other process may have finished between the two checks.
      if (!existsSync(sample)) await makeSample(sample)
    } finally {
      release(claim)
    }
  }
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

/** Makes the sample in a draft folder, then renames it. */
const makeSample = async (sample: string): Promise<void> => {
  removeOld()
  const draft = mkdtempSync(join(SAMPLES, 'draft-'))
  const settings = readSettings({ ROTUNDA_DATA: draft })
  // The database of a first start is made by the start itself.
  const database = mkdtempSync(join(SAMPLES, 'draft-'))
  const store = await openDatabase({ ...settings, ROTUNDA_DATA: database })
  const needs = { settings, store, clock: systemClock }
  for (const served of COLLECTIONS) await publishSample(served, needs)
  await store.close()
  rmSync(database, { recursive: true })
  try {
    renameSync(draft, sample)
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOTEMPTY', 'EEXIST')) throw cause
    rmSync(draft, { recursive: true })
  }
}

/** Removes samples older than a day. Another run may be reading a newer one. */
const removeOld = (): void => {
  for (const name of readdirSync(SAMPLES)) {
    const path = join(SAMPLES, name)
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (made < Number(systemClock()) - DAY_MILLISECONDS) rmSync(path, { recursive: true, force: true })
  }
}
