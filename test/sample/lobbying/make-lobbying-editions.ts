import type { Source } from '../../../apps/service/src/publishers/index.ts'
import type { SampleNeeds } from '../make-sample-editions.ts'
import { listCodes, listContributions, listYearOfFilings, type SampleAnswer } from './list-answers.ts'
import { makeArchives } from './write-archives.ts'

type Facts = Omit<Source, 'sha256' | 'bytes' | 'checked_at' | 'edition' | 'part' | 'supersedes'>
type Document = { readonly facts: Facts; readonly bytes: Uint8Array }
type Edition = readonly [Document, ...Document[]]

const YEAR = 2025

/** Makes invented answers of the lobbying disclosure interface, and archives of XML. `records` counts filings. */
export async function* makeLobbyingEditions({ seed, records }: SampleNeeds): AsyncGenerator<Edition> {
  const needs = { seed, year: YEAR, filings: records }
  for (const answer of listCodes()) yield await Promise.resolve([asDocument(answer)])
  for (const pages of [listYearOfFilings(needs), listContributions(needs)]) {
    const [first, ...others] = pages.map(asDocument)
    if (first !== undefined) yield [first, ...others]
  }
  for (const { publisher, url, bytes } of makeArchives(seed, YEAR))
    yield [{ facts: makeFacts(publisher, url, 'application/zip'), bytes }]
}

const asDocument = ({ url, text }: SampleAnswer): Document => ({
  facts: makeFacts('lda', url, 'application/json'),
  bytes: new TextEncoder().encode(text),
})

const makeFacts = (publisher: string, url: string, media_type: string): Facts => ({
  publisher,
  url,
  final_url: url,
  status: 200,
  media_type,
  etag: null,
  last_modified: null,
  retrieved_at: '2026-06-15T12:00:00.000Z',
  published_at: null,
  sample: true,
})
