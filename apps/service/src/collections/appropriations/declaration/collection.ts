import {
  ATTRIBUTION,
  CHAMBERS,
  COVERAGE_NOTES,
  DATASETS,
  FullRecord,
  namesOf,
  SUBCOMMITTEES,
  type DatasetName,
} from '@rotunda/contract'
import { Type } from 'typebox'
import { applyCorrections, CORRECTABLE } from '../../../corrections/ledger/index.ts'
import { foldText } from '../../../platform/index.ts'
import {
  publishers,
  type AppropriationsFacts,
  type AppropriationsSource,
  type MemberDraft,
  type MemberTerm,
} from '../../../publishers/appropriations/index.ts'
import {
  codesOf,
  columns,
  declareCollection,
  digestOf,
  type BundleColumn,
  type CatalogFacts,
  type CollectionDataset,
  type FactSchemas,
  type Grouping,
  type SideTable,
  type VanishedFacts,
} from '../../../releases/index.ts'
import { coverageOf, DATASETS_OF, readingOrder } from '../build/coverage.ts'
import { begin } from '../build/steps.ts'
import { REQUESTOR_ROWS } from '../bundle/requestors.ts'
import { CODES, MEANINGS } from '../codes.ts'
import { FUNDING_LINES } from '../funding-lines.ts'
import { RECORDS } from '../records.ts'
import { TABLES } from '../tables.ts'
import { listMoves } from './list-moves.ts'

const DIGITS = 32

/** Rows of the same project by different members share one `project`. */
const PROJECTS: Grouping<FullRecord> = {
  table: 'records',
  field: 'project',
  prefix: 'p',
  keysOf: (record) => ({ shared: sharedKey(record), apart: requestorsKey(record) }),
}

/** Requestors as the row prints them, so that a revised list of members changes no project. */
const requestorsKey = ({ requestors }: FullRecord): string =>
  digestOf(
    requestors
      .map(({ name_raw, state, district, from_match: filled }) => [
        foldText(name_raw),
        filled.includes('state') ? null : state,
        filled.includes('district') ? null : district,
      ])
      .sort(),
    DIGITS,
  )

/**
 * Key shared by rows of the same project that different members request. Null if the rows state too few facts to prove
 * that they are one project.
 */
const sharedKey = (record: FullRecord): string | null => {
  const { dataset, stage, fiscal_year, recipient, purpose, title, location, project_states, amount } = record
  if (recipient === null || amount === null || (title ?? purpose) === null) return null
  const texts = [recipient, purpose, title, location].map((text) => text && foldText(text))
  const states = project_states.toSorted()
  return digestOf([dataset, stage, fiscal_year, texts, states, amount, record.subcommittee], DIGITS)
}

/** Facts that only some documents state; the others are given when the document is added. */
const DOCUMENT_FACTS = {
  fiscal_year: Type.Integer({ minimum: 2000, maximum: 2100 }),
  subcommittee: Type.Enum(namesOf(SUBCOMMITTEES)),
  chamber: Type.Enum(CHAMBERS),
} as const satisfies FactSchemas & Record<keyof AppropriationsFacts, unknown>

const describe = (name: DatasetName, table: string): CollectionDataset => {
  const { title, notes, stages } = DATASETS[name]
  const keywords = stages.map((stage) => stage.replaceAll('_', ' '))
  return { title, notes, table, keywords, facts: { stages } }
}

/** A fiscal year begins on 1 October of the year before. */
const findPeriod: CatalogFacts['findPeriod'] = (coverage) => {
  const years = coverage.flatMap(({ fiscal_year: year, rows }) =>
    typeof year === 'number' && rows > 0 ? [year] : [],
  )
  if (years.length === 0) return undefined
  return { startDate: `${Math.min(...years) - 1}-10-01`, endDate: `${Math.max(...years)}-09-30` }
}

const { date, integer, sourceDigest, text, year } = columns

const { chamber, stage, state, subcommittee } = FullRecord.properties

/** members.csv: the members in the lists, a line for each term. */
const COLUMNS: readonly BundleColumn<MemberLine>[] = [
  text<MemberLine>('bioguide', 'Bioguide id, as in the requestors of records.', (row) => row.bioguide, {
    required: true,
  }),
  text('name', 'Name of the member.', (row) => row.name),
  text('chamber', 'Chamber of the term.', (row) => row.chamber, codesOf('chamber', chamber, MEANINGS)),
  text('state', 'State of the term.', (row) => row.state, codesOf('state', state, MEANINGS)),
  integer('district', 'House district, 0 at large. Empty in the Senate.', (row) => row.district),
  text('party', 'Party, as the list gives it.', (row) => row.party),
  date('from', 'First day of the term.', (row) => row.from),
  date('to', 'Last day of the term, or its scheduled end.', (row) => row.to),
  sourceDigest('source_sha256', 'SHA-256 of the list.', (row) => row.source),
]

/** Every person in a list, with each term. A person is one row of the list, and counts as one. */
const MEMBERS: SideTable<MemberDraft, MemberLine> = {
  file: 'members.csv',
  columns: COLUMNS,
  key: 'bioguide',
  orderOf: ({ bioguide }) => bioguide,
  linesOf: (member, { sha256 }) => member.terms.map((term) => ({ ...member, ...term, source: sha256 })),
}

/** Columns of source-checks.csv. */
const DOCUMENT_COLUMNS: readonly BundleColumn<AppropriationsSource>[] = [
  year('fiscal_year', 'Fiscal year of the document, if any.', (source) => source.fiscal_year),
  text(
    'subcommittee',
    'Subcommittee of the document, if any.',
    (source) => source.subcommittee,
    codesOf('subcommittee', subcommittee, MEANINGS),
  ),
  text(
    'chamber',
    'Chamber of the document, if any.',
    (source) => source.chamber,
    codesOf('chamber', chamber, MEANINGS),
  ),
]

const lastSeen = (name: string) => (row: VanishedFacts) => row[name] ?? null

/** Columns of vanished.csv. */
const VANISHED_COLUMNS: Readonly<Record<'place' | 'words', readonly BundleColumn<VanishedFacts>[]>> = {
  place: [
    text(
      'stage',
      'Stage of the row; empty for a funding line.',
      lastSeen('stage'),
      codesOf('stage', stage, MEANINGS),
    ),
    year('fiscal_year', 'Fiscal year of the row, if any.', lastSeen('fiscal_year')),
  ],
  words: [
    text('title', 'Last name of the project, program or account.', lastSeen('title')),
    text('recipient', 'Last recipient.', lastSeen('recipient')),
    text('amount_raw', 'Last printed amount.', lastSeen('amount_raw')),
  ],
}

/** Project requests, projects in House bills, and funding guidance. */
export const collection = declareCollection({
  name: 'appropriations',
  words: {
    title: 'Appropriations requests, projects and funding guidance, with their sources',
    summary: 'Appropriations requests, projects and funding guidance, each row with its source.',
    attribution: ATTRIBUTION,
    caution: COVERAGE_NOTES.stages,
    publishedRows: 'Rows that are records, funding lines or members.',
  },
  tables: TABLES,
  datasets: {
    'senate-requests': describe('senate-requests', RECORDS.name),
    'house-projects': describe('house-projects', RECORDS.name),
    'funding-guidance': describe('funding-guidance', FUNDING_LINES.name),
  },
  sideTables: { members: MEMBERS },
  derived: [REQUESTOR_ROWS],
  grouping: PROJECTS,
  codes: CODES,
  catalog: { keywords: ['appropriations', 'Congress'], findPeriod },
  links: { funding_line: ['funding-guidance.csv', 'id'] },
  publishers,
  documents: {
    included: ['guidance'],
    datasetsOf: DATASETS_OF,
    facts: DOCUMENT_FACTS,
    columns: DOCUMENT_COLUMNS,
    readingOrder,
  },
  coverage: { of: coverageOf, order: ['stage', '-fiscal_year', 'chamber'] },
  comparison: {
    vanished: VANISHED_COLUMNS,
    groupOf: (dataset, { stage, fiscal_year }: FullRecord) => `${dataset}/${stage}/${fiscal_year}`,
    // No real amount is under 4,000. In a table in thousands that was read as dollars, nearly all are.
    leastMedianAmount: 10_000,
  },
  corrections: { table: RECORDS.name, fields: CORRECTABLE, apply: applyCorrections, listMoves },
  begin,
})

type MemberLine = MemberDraft & MemberTerm & { readonly source: string }
