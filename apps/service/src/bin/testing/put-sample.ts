import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { isSystemFault, systemClock } from '../../platform/index.ts'
import { COLLECTIONS } from '../collections.ts'
import { digestCode } from '../digest-code.ts'
import { publishSample } from '../publish-sample.ts'
import { readSettings } from '../settings.ts'

/** Beside the compiled programs of the service; `npm ci` empties it. */
const SAMPLES = join(import.meta.dirname, '../../../../../node_modules/.cache/rotunda-samples')
const DAY_MILLISECONDS = 86_400_000

/**
 * Puts into an empty data directory what a first start publishes: the same code makes the same release, so that it is
 * built once for all tests and copied. What a first start does itself is tested by tests that do not use this.
 */
export const putSample = async (directory: string): Promise<void> => {
  code ??= digestCode()
  const sample = join(SAMPLES, code)
  if (!existsSync(sample)) await makeSample(sample)
  cpSync(sample, directory, { recursive: true })
}

/** Of the files that this process has read; they are many. */
let code: string | undefined

/** Whole or not there: two files that start together both build it, and the first to end leaves its own. */
const makeSample = async (sample: string): Promise<void> => {
  mkdirSync(SAMPLES, { recursive: true })
  removeOld()
  const draft = mkdtempSync(join(SAMPLES, 'draft-'))
  const settings = readSettings({ ROTUNDA_DATA: draft })
  const needs = { settings, clock: systemClock, say: () => undefined }
  for (const served of COLLECTIONS) await publishSample(served, needs)
  try {
    renameSync(draft, sample)
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOTEMPTY', 'EEXIST')) throw cause
    rmSync(draft, { recursive: true })
  }
}

/** Those of other code, and what a run that was ended left. Another run may be reading one of today. */
const removeOld = (): void => {
  for (const name of readdirSync(SAMPLES)) {
    const path = join(SAMPLES, name)
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (made < Number(systemClock()) - DAY_MILLISECONDS) rmSync(path, { recursive: true, force: true })
  }
}
