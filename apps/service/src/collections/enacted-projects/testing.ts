import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getControlTotals } from '../../publishers/enacted-projects/index.ts'
import { openBytes, type Source } from '../../publishers/index.ts'
import { buildRelease, type BuiltRelease } from '../../releases/build/index.ts'
import { makeNeeds } from '../../releases/testing.ts'
import { ENACTED_PROJECTS } from './index.ts'

export type TestDocument = { readonly source: Source; readonly bytes: Uint8Array }

/** A document as the archive would hold it. */
export const makeDocument = (
  publisher: string,
  content: string | Uint8Array,
  facts: Readonly<Record<string, unknown>> = {},
): TestDocument => {
  const bytes = Buffer.from(content)
  const url = typeof facts['url'] === 'string' ? facts['url'] : `https://${publisher}.example/table`
  const source = {
    sha256: hash('sha256', bytes, 'hex'),
    bytes: bytes.length,
    publisher,
    url,
    final_url: null,
    status: 200,
    media_type: 'text/csv',
    etag: null,
    last_modified: null,
    retrieved_at: '2026-06-01T12:00:00.000Z',
    published_at: null,
    checked_at: '2026-06-01T12:00:00.000Z',
    edition: `${publisher} ${url}`,
    part: 1,
    supersedes: null,
    sample: false,
    fiscal_year: null,
    subcommittee: null,
    act: null,
    rows: null,
    ...facts,
  }
  return { source, bytes }
}

/** The release of enacted projects that is made of these documents, and of the totals that come with the service. */
export const buildEnacted = (
  directory: string,
  documents: readonly TestDocument[],
): Promise<BuiltRelease> => {
  const included = getControlTotals()
  return buildRelease({
    ...makeNeeds(directory, []),
    collection: ENACTED_PROJECTS,
    sources: [...documents.map(({ source }) => source), included.source],
    openSource: (sha256) => {
      if (sha256 === included.source.sha256) return included.open()
      const found = documents.find(({ source }) => source.sha256 === sha256)
      return found === undefined ? assert.fail(sha256) : openBytes(found.bytes)()
    },
  })
}

const FOLDER = join(import.meta.dirname, '../../../../../../shared/reference/enacted')

/** Reason to skip tests of the reference files; false where they are. */
export const noReference = existsSync(FOLDER) ? false : 'the reference files are not here'

export const readReference = (name: string): Buffer => readFileSync(join(FOLDER, name))

export const BPC_FILE = 'bpc_fy2022_enacted_cpf_cds_six_subcommittees.csv'
