import type { SubcommitteeCode } from '@rotunda/contract'
import type { SampleFacts } from '../sample-document.ts'
import type { SampleAsked, SamplePlace } from './list-asked.ts'

/** Facts of a document of enacted projects before the archive has it. */
export type EnactedFacts = Omit<SampleFacts, 'chamber' | 'fiscal_year' | 'subcommittee'> & {
  readonly fiscal_year: number | null
  readonly subcommittee: SubcommitteeCode | null
  readonly act: string | null
  readonly rows: 'published' | null
}

export type EnactedDocument = { readonly facts: EnactedFacts; readonly bytes: Uint8Array }

/** A request and the enacted project that came from it, by the places of their rows. */
export type TruePair = { readonly asked: SampleAsked; readonly enacted: SamplePlace }

export type WrittenTable = { readonly document: EnactedDocument; readonly pairs: readonly TruePair[] }

type OwnFacts = Pick<EnactedFacts, 'media_type' | 'publisher' | 'url'> &
  Partial<Pick<EnactedFacts, 'act' | 'fiscal_year' | 'published_at' | 'rows' | 'subcommittee'>>

/** Makes facts as if all documents had been fetched on one morning, from hosts that do not exist (RFC 2606). */
export const makeEnactedFacts = (own: OwnFacts): EnactedFacts => ({
  fiscal_year: null,
  subcommittee: null,
  act: null,
  rows: null,
  published_at: null,
  final_url: own.url,
  status: 200,
  etag: null,
  last_modified: null,
  retrieved_at: '2026-06-15T12:00:00.000Z',
  sample: true,
  ...own,
})

export const CSV = 'text/csv'
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
