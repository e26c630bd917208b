import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import type { MessageStatus } from '@rotunda/contract'

type Cleaning = { after(clean: () => void): void }
type Page = { readonly data: readonly Readonly<Record<string, unknown>>[] }

/** Answers of that version about its own data, recorded then. */
export type EarlierAnswers = {
  readonly key: string
  readonly revoked_key: string
  readonly messages: Readonly<Record<string, MessageStatus>>
  readonly release: string
  readonly records: Page
  readonly record: Page
  readonly lines: Page
  readonly aggregates: Page
  readonly downloads: { readonly data: readonly { readonly files: readonly EarlierFile[] }[] }
}
export type EarlierFile = { readonly url: string; readonly bytes: number; readonly sha256: string }

/** The secrets that its database was sealed and its keys were hashed with. */
const SECRETS = {
  ROTUNDA_SEALING_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
  ROTUNDA_KEY_PEPPER: Buffer.alloc(32, 2).toString('base64'),
}

/** A copy of the data directory of that version, to be written to, and the settings that open it. */
export const openEarlierData = (t: Cleaning, version: string) => {
  const kept = join(import.meta.dirname, version)
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-earlier-'))
  t.after(() => {
    rmSync(directory, { recursive: true })
  })
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(join(kept, 'data.zip'))))) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), bytes)
  }
  return {
    environment: { ROTUNDA_DATA: directory, ...SECRETS },
    // Written by the program of the README there.
    answers: JSON.parse(readFileSync(join(kept, 'answers.json'), 'utf8')) as EarlierAnswers,
  }
}
