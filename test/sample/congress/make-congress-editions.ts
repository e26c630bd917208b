import type { Source } from '../../../apps/service/src/publishers/index.ts'
import type { SampleNeeds } from '../make-sample-editions.ts'
import { makeCommitteeDocuments } from './committees/make-committee-documents.ts'
import { makeSampleHearings } from './hearings/make-sample-hearings.ts'
import { makeMemberDocuments } from './members/make-member-documents.ts'
import { makeSampleMembers } from './members/make-sample-members.ts'
import type { SampleCongressDocument } from './sample-congress-document.ts'
import { makeSamplePayroll, type SamplePayroll } from './staff/make-sample-payroll.ts'

type Facts = Omit<Source, 'sha256' | 'bytes' | 'checked_at' | 'edition' | 'part' | 'supersedes'> & {
  readonly congress: null
  readonly period_start: string | null
  readonly period_end: string | null
}
type Edition = readonly [{ readonly facts: Facts; readonly bytes: Uint8Array }]

/** Rows of payroll for each person: two quarters of the House for everyone, and the Senate for two in five. */
const ROWS_OF_ONE = 3
const MEETINGS = { least: 24, most: 400 }

/**
 * Makes invented documents on Congress in the publishers' own formats, about the same fictional people on real seats.
 * `records` counts rows of payroll; there are always as many members as seats.
 */
export async function* makeCongressEditions({ seed, records }: SampleNeeds): AsyncGenerator<Edition> {
  for (const document of makeMemberDocuments(seed)) yield await Promise.resolve(asEdition(document))
  for (const document of makeCommitteeDocuments(seed)) yield asEdition(document)
  const meetings = Math.min(MEETINGS.most, Math.max(MEETINGS.least, Math.floor(records / 20)))
  for (const document of makeSampleHearings({ seed, meetings })) yield asEdition(document)
  const staff = Math.ceil(records / ROWS_OF_ONE)
  for (const payroll of makeSamplePayroll({ seed, members: makeSampleMembers(seed), staff }))
    yield asPayrollEdition(payroll)
}

const asEdition = ({ bytes, ...facts }: SampleCongressDocument): Edition => [
  { facts: { ...FETCHED, ...facts, final_url: facts.url }, bytes },
]

const asPayrollEdition = ({ publisher, url, period, write }: SamplePayroll): Edition => [
  {
    facts: {
      ...FETCHED,
      publisher,
      url,
      final_url: url,
      media_type: publisher === 'house-disbursements' ? 'text/csv' : 'text/plain',
      retrieved_at: '2026-06-15T12:00:00.000Z',
      published_at: null,
      period_start: period.start,
      period_end: period.end,
    },
    bytes: Buffer.concat(Array.from(write(), (text) => Buffer.from(text))),
  },
]

/** Facts of a document that was fetched. */
const FETCHED = {
  status: 200,
  etag: null,
  last_modified: null,
  sample: true,
  congress: null,
  period_start: null,
  period_end: null,
} as const
