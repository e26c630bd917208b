import {
  ATTRIBUTION,
  CHAMBERS,
  COVERAGE_NOTES,
  DATASETS,
  namesOf,
  SUBCOMMITTEES,
  type DatasetName,
  type FullRecord,
} from '@rotunda/contract'
import { Type } from 'typebox'
import { applyCorrections } from '../../../corrections/index.ts'
import { publishers, type AppropriationsFacts } from '../../../publishers/appropriations/index.ts'
import {
  type CatalogFacts,
  type CollectionDataset,
  type FactSchemas,
  declareCollection,
  digestOf,
  type Grouping,
} from '../../../releases/index.ts'
import { coverageOf, DATASETS_OF, readingOrder } from '../build/coverage.ts'
import { begin } from '../build/steps.ts'
import { DOCUMENT_COLUMNS, VANISHED_COLUMNS } from '../bundle/document-columns.ts'
import { MEMBERS } from '../bundle/members-table.ts'
import { REQUESTOR_ROWS } from '../bundle/requestors.ts'
import { CODES } from '../codes.ts'
import { FUNDING_LINES } from '../funding-lines.ts'
import { RECORDS } from '../records.ts'
import { TABLES } from '../tables.ts'
import { foldText } from '../../../platform/index.ts'

const DIGITS = 32

/** Rows of the same project by different members share one `project`. */
const PROJECTS: Grouping<FullRecord> = {
  table: 'records',
  field: 'project',
  prefix: 'p',
  keysOf: (record) => ({ shared: sharedKey(record), apart: requestorsKey(record) }),
}

/** As the row prints them: a list of members that is revised changes no project. */
const requestorsKey = ({ requestors }: FullRecord): string =>
  digestOf(
    requestors
      .map(({ name_raw, state, district, from_match: told }) => [
        foldText(name_raw),
        told.includes('state') ? null : state,
        told.includes('district') ? null : district,
      ])
      .sort(),
    DIGITS,
  )

/**
 * Key shared by rows of the same project that different members request. Null if the rows do not prove it: two projects
 * about which hardly any fact is known are not one.
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

/** Project requests, projects in House bills, and funding guidance. */
export const collection = declareCollection({
  name: 'appropriations',
  module: import.meta.url,
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
    // No real amount is under 4,000; in a table of thousands that was read as dollars nearly all are.
    leastMedianAmount: 10_000,
  },
  corrections: { table: RECORDS.name, apply: applyCorrections },
  begin,
})
