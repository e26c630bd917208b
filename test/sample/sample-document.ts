import type { AppropriationsSource } from '../../apps/service/src/publishers/appropriations/index.ts'

/** Facts of a document before the archive has it. */
export type SampleFacts = Omit<
  AppropriationsSource,
  'sha256' | 'bytes' | 'checked_at' | 'edition' | 'part' | 'supersedes'
>

export type SampleDocument = { readonly facts: SampleFacts; readonly bytes: Uint8Array }

/** Documents that were obtained together, in order. */
export type SampleEdition = readonly [SampleDocument, ...SampleDocument[]]

/** Facts that differ from one sample document to the next. */
type OwnFacts = Pick<SampleFacts, 'publisher' | 'url' | 'media_type' | 'published_at'> &
  Partial<Pick<SampleFacts, 'fiscal_year' | 'subcommittee' | 'chamber' | 'retrieved_at'>>

/**
 * Makes facts as if all documents had been fetched on one morning. The hosts end in `.example`, and such hosts do not
 * exist (RFC 2606).
 */
export const makeFacts = (own: OwnFacts): SampleFacts => ({
  fiscal_year: null,
  subcommittee: null,
  chamber: null,
  final_url: own.url,
  status: 200,
  etag: null,
  last_modified: null,
  retrieved_at: '2026-06-15T12:00:00.000Z',
  sample: true,
  ...own,
})
