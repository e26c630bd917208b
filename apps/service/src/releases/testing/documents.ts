import { hash } from 'node:crypto'
import type { FundingLine } from '@rotunda/contract'
import {
  DocumentRefused,
  type ControlTotal,
  type OpenDocument,
  type Publisher,
  readWhole,
  type ReadRow,
} from '../../publishers/index.ts'
import {
  type FundingLineDraft,
  type MemberDraft,
  type MemberRow,
  type MemberTerm,
  PUBLISHERS,
  type PublisherName,
  type LineRow,
  type RecordRow,
  type RecordDraft,
  type AppropriationsSource,
} from '../../publishers/appropriations/index.ts'

/** A document in the only form that the publishers of these tests read: JSON that gives the outcome of each row. */
export type TestDocument = {
  readonly series: string
  readonly rows: readonly ReadRow[]
  readonly totals?: readonly ControlTotal[]
  /** Refused when its series is asked for, or after all rows were read. */
  readonly refused?: 'at once' | 'at the end'
}

export type Archived = { readonly source: AppropriationsSource; readonly bytes: Uint8Array }

/** The document as the archive would hold it. */
export const archive = (document: TestDocument, facts: Partial<AppropriationsSource> = {}): Archived => {
  const bytes = Buffer.from(JSON.stringify(document))
  const sha256 = hash('sha256', bytes, 'hex')
  const source: AppropriationsSource = {
    sha256,
    bytes: bytes.length,
    publisher: 'house-appropriations',
    url: 'https://committee.example/table.csv',
    final_url: null,
    status: 200,
    media_type: 'text/csv',
    etag: null,
    last_modified: null,
    published_at: '2026-05-01',
    checked_at: '2026-06-02T00:00:00.000Z',
    retrieved_at: '2026-06-01T12:00:00.000Z',
    fiscal_year: 2026,
    subcommittee: null,
    chamber: null,
    edition: sha256.slice(0, 16),
    part: 1,
    supersedes: null,
    sample: false,
    ...facts,
  }
  return { source, bytes }
}

const parse = async (open: OpenDocument): Promise<TestDocument> =>
  JSON.parse((await readWhole(open)).toString())

const makePublisher = (name: PublisherName): Publisher => ({
  name,
  title: PUBLISHERS[name],
  parserVersion: 'test-1',
  isGovernment: false,
  findSeries: async ({ open }) => {
    const { series, refused } = await parse(open)
    if (refused === 'at once') throw new DocumentRefused('this is no document of ours')
    return series
  },
  read: async function* ({ open }) {
    const { rows, totals = [], refused } = await parse(open)
    yield* rows
    if (refused === 'at the end') throw new DocumentRefused('the header "Colour" is not known')
    return totals
  },
})

export const TEST_PUBLISHERS: Readonly<Record<PublisherName, Publisher>> = {
  'senate-appropriations': makePublisher('senate-appropriations'),
  'house-appropriations': makePublisher('house-appropriations'),
  guidance: makePublisher('guidance'),
  'fast-book': makePublisher('fast-book'),
  'assistance-listings': makePublisher('assistance-listings'),
  'congress-legislators': makePublisher('congress-legislators'),
}

/** A request of a member of the House. Its identity is recipient and title. */
export const makeDraft = (changes: Partial<RecordDraft> = {}): RecordDraft => {
  const draft = {
    ...({ dataset: 'house-projects', chamber: 'house', stage: 'request', fiscal_year: 2026 } as const),
    ...({ subcommittee: 'INT', subcommittee_raw: 'Interior' } as const),
    agency: null,
    account: null,
    title: 'Sample Wells',
    purpose: 'Clean water for a sample city.',
    ...({ recipient: 'Sample City', recipient_address: null, location: null, state: 'CA' } as const),
    ...({ project_states: ['CA'], amount: 500_000, amount_raw: '$500,000' } as const),
    requestors: [
      {
        name: 'Ada Sample',
        name_raw: 'Sample, Ada',
        chamber: 'house',
        state: 'CA',
        district: 1,
        party: 'D',
      } as const,
    ],
    links: [],
    flags: [],
    ...changes,
  }
  const { recipient, title } = draft
  return {
    ...draft,
    project_states: [...draft.project_states],
    missing: changes.missing ?? explain(draft),
    key: changes.key ?? [recipient ?? '', title ?? ''],
  }
}

const explain = (values: object): FundingLine['missing'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [[name, 'not_published']] : [])),
  )

/** The row of a table that says it. `row` is its place. */
export const makeRow = (row: number, changes: Partial<RecordDraft> = {}): RecordRow => {
  const draft = makeDraft(changes)
  const cells = {
    Recipient: draft.recipient ?? '',
    Project: draft.title ?? '',
    Amount: draft.amount_raw ?? '',
  }
  return {
    kind: 'row',
    table: 'records',
    place: placeAt(row),
    cells: { ...cells, Member: draft.requestors[0]?.name_raw ?? '' },
    draft,
  }
}

const placeAt = (row: number) => ({ sheet: null, row, pointer: null })

export const makeRefusedRow = (row: number): ReadRow => ({
  kind: 'refused',
  place: placeAt(row),
  cells: { Recipient: '???', Project: '' },
  reason: 'row_not_understood',
  detail: 'Three cells for five columns.',
})

export const makeMergedRow = (row: number): ReadRow => ({
  kind: 'merged',
  place: placeAt(row),
  cells: { Member: 'Specimen' },
  into: placeAt(row - 1),
})

export const makeLineRow = (row: number, changes: Partial<FundingLineDraft> = {}): LineRow => {
  const draft = {
    ...({ kind: 'guidance', fiscal_year: 2026, chamber: 'house', subcommittee: 'INT' } as const),
    agency: 'Agency of Samples',
    bureau: null,
    account: 'Sample Grants',
    program: null,
    federal_account_symbol: '068-0103',
    federal_account_title: null,
    assistance_listings: [],
    eligible_recipients: ['State'],
    ineligible_uses: [],
    cost_share: null,
    submission_deadline: null,
    basis: 'guidance_document' as const,
    guidance_url: 'https://committee.example/guidance',
    guidance_page: null,
    label_aliases: [],
    status: null,
    ...changes,
  }
  return {
    kind: 'row',
    table: 'funding-lines',
    place: placeAt(row),
    cells: { account: draft.account ?? '' },
    draft: { ...draft, missing: explain(draft), key: changes.key ?? [draft.account ?? '', `${row}`] },
  }
}

/** A list of members in which Ada Sample has the seat of the requests above. */
export const makeMemberRow = (row: number, changes: Partial<MemberDraft> = {}): MemberRow => {
  const term: MemberTerm = {
    chamber: 'house',
    state: 'CA',
    district: 1,
    party: 'Democrat',
    parties: ['Democrat'],
    affiliations: [],
    from: '2025-01-03',
    to: '2027-01-03',
  }
  const draft = {
    bioguide: 'ZZ00001',
    name: 'Ada Sample',
    surnames: ['Sample'],
    given: ['Ada'],
    terms: [term],
    ...changes,
  }
  return { kind: 'row', table: 'members', place: placeAt(row), cells: { bioguide: draft.bioguide }, draft }
}

/** The account that the guidance line names, as a row of the code list. */
export const makeAccountRow = (row: number): ReadRow =>
  makeLineRow(row, {
    kind: 'federal_account',
    fiscal_year: null,
    chamber: null,
    subcommittee: null,
    account: 'Sample Grants',
    basis: null,
    federal_account_title: 'State and Tribal Sample Grants',
    guidance_url: null,
    status: 'active',
  })
