import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBytes, type Source } from '../../publishers/index.ts'
import { buildRelease, type BuiltRelease } from '../../releases/build/index.ts'
import { makeNeeds } from '../../releases/testing.ts'
import { FOREIGN_AGENTS } from './index.ts'

/** A document as the archive would hold it. */
export type TestDocument = { readonly source: Source; readonly bytes: Uint8Array }

/** A file of an edition, under the address that all its editions share. */
export const makeEdition = (
  file: string,
  day: string,
  content: string | Uint8Array,
  facts: Partial<Source> = {},
): TestDocument => {
  const bytes = Buffer.from(content)
  const retrieved_at = `${day}T12:00:00.000Z`
  const source: Source = {
    sha256: hash('sha256', bytes, 'hex'),
    bytes: bytes.length,
    publisher: 'fara',
    url: `https://fara.example/${file}.csv`,
    final_url: null,
    status: 200,
    media_type: 'text/csv',
    etag: null,
    last_modified: null,
    retrieved_at,
    published_at: day,
    checked_at: retrieved_at,
    edition: `${file} ${day}`,
    part: 1,
    supersedes: null,
    sample: false,
    ...facts,
  }
  return { source, bytes }
}

/** The release of these documents. */
export const buildForeignAgents = (
  directory: string,
  documents: readonly TestDocument[],
): Promise<BuiltRelease> =>
  buildRelease({
    ...makeNeeds(directory, []),
    collection: FOREIGN_AGENTS,
    sources: documents.map(({ source }) => source),
    openSource: (sha256) => {
      const found = documents.find(({ source }) => source.sha256 === sha256)
      return found === undefined ? assert.fail(sha256) : openBytes(found.bytes)()
    },
  })

const REFERENCE = join(import.meta.dirname, '../../../../../../shared/reference/fara')

/** Why tests on real files do not run; false where the files are there. */
export const skipReference = existsSync(REFERENCE) ? false : 'the folder ../shared/reference/fara is not here'

export const readReference = (file: string): Uint8Array => readFileSync(join(REFERENCE, file))
