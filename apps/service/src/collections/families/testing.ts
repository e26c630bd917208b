import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { openBytes, type Source } from '../../publishers/index.ts'
import { buildRelease, type BuiltRelease } from '../../releases/build/index.ts'
import type { Collection } from '../../releases/index.ts'
import { makeNeeds } from '../../releases/testing.ts'

/** A document as the archive would hold it. */
export type TestDocument = { readonly source: Source; readonly bytes: Uint8Array }

export const makeDocument = (
  publisher: string,
  content: string | Uint8Array,
  facts: Partial<Source> & Readonly<Record<string, unknown>> = {},
): TestDocument => {
  const bytes = Buffer.from(content)
  const retrieved_at = facts.retrieved_at ?? '2026-06-01T12:00:00.000Z'
  const source: Source = {
    sha256: hash('sha256', bytes, 'hex'),
    bytes: bytes.length,
    publisher,
    url: `https://${publisher}.example/document`,
    final_url: null,
    status: 200,
    media_type: 'application/json',
    etag: null,
    last_modified: null,
    retrieved_at,
    published_at: null,
    checked_at: retrieved_at,
    edition: `${publisher} ${facts.url ?? ''} ${retrieved_at}`,
    part: 1,
    supersedes: null,
    sample: false,
    ...facts,
  }
  return { source, bytes }
}

/** The release that a collection makes of these documents. */
export const buildDocuments = (
  collection: Collection,
  directory: string,
  documents: readonly TestDocument[],
): Promise<BuiltRelease> =>
  buildRelease({
    ...makeNeeds(directory, []),
    collection,
    sources: documents.map(({ source }) => source),
    openSource: (sha256) => {
      const found = documents.find(({ source }) => source.sha256 === sha256)
      return found === undefined ? assert.fail(sha256) : openBytes(found.bytes)()
    },
  })
