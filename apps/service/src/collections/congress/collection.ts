import { namesOf } from '@rotunda/contract'
import { Type } from 'typebox'
import {
  columns,
  declareCollection,
  type AnySideTable,
  type Collection,
  type FactSchemas,
  type RowSource,
  type SideTable,
} from '../../releases/index.ts'
import type { AnyFactKind, Family } from './family.ts'
import { DOCUMENT_TABLES, kindOf } from './sources/source-tables.ts'
import { beginFamilies } from './steps.ts'

/** The collection that these families make together. */
export const makeCollection = (families: readonly Family[], module: string): Collection => {
  const publishers = families.flatMap((family) => family.publishers)
  const direct = families.flatMap(({ direct: tables = [] }) => tables.map(({ table }) => table))
  return declareCollection({
    name: 'congress',
    module,
    words: {
      title: 'Members, committees, staff and hearings of Congress, with their sources',
      summary: 'Members, committees, staff and hearings of Congress, each row with its sources.',
      attribution:
        'Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data.',
      caution:
        'Staff pay is what was paid in the period, not a salary. Witnesses of Senate hearings are known only where a printed hearing names them.',
      publishedRows: 'Rows that are facts, or rows of a table.',
    },
    tables: families.flatMap(({ tables }) => tables),
    datasets: Object.fromEntries(
      families.flatMap(({ datasets }) =>
        Object.entries(datasets).map(([table, dataset]) => [table, { ...dataset, table }]),
      ),
    ),
    sideTables: Object.fromEntries(
      families.flatMap(({ facts }) => facts.map((kind) => [kind.name, makeFactTable(kind)])),
    ),
    codes: {
      notes: { ...COMMON_NOTES, ...joinRecords(families.map(({ notes }) => notes)) },
      refusals: joinRecords(families.map(({ refusals }) => refusals)),
      refusedByDesign: families.flatMap(({ refusedByDesign = [] }) => refusedByDesign),
      fields: joinFields(families.flatMap(({ fields = {} }) => Object.entries(fields))),
    },
    publishers: Object.fromEntries(publishers.map(({ publisher }) => [publisher.name, publisher])),
    documents: {
      datasetsOf: Object.fromEntries(
        publishers.map(({ publisher, datasets }) => [
          publisher.name,
          [...datasets, ...listDocumentTables(datasets, families)],
        ]),
      ),
      facts: DOCUMENT_FACTS,
      // Documents with facts are read first, because rows of direct tables are matched with facts.
      readingOrder: ({ source }) =>
        publishers.some(
          ({ publisher, datasets }) =>
            publisher.name === source.publisher && datasets.some((name) => direct.includes(name)),
        )
          ? 1
          : 0,
    },
    begin: (staging) => beginFamilies(families, staging),
  })
}

const COMMON_NOTES = {
  rights:
    'Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates.',
  control_characters:
    'A text of the row held control characters in its source, which show nothing and stop programs that load them: each has become a space.',
  sample_data:
    'Fictional data that shows how the service works: no person, committee meeting or payment in it is real.',
} as const

/** Tables that list the documents behind these tables, if there are any. */
const listDocumentTables = (tables: readonly string[], families: readonly Family[]): readonly string[] => {
  const made = new Set(families.flatMap((family) => family.tables.map(({ name }) => name)))
  return namesOf(DOCUMENT_TABLES).filter(
    (name) => made.has(name) && tables.some((table) => DOCUMENT_TABLES[name]?.includes(kindOf(table))),
  )
}

const joinRecords = <Value>(records: readonly Readonly<Record<string, Value>>[]): Record<string, Value> =>
  Object.fromEntries(records.flatMap((record) => Object.entries(record)))

/** Joins the meanings by field: several tables may have a field of the same name with their own values. */
const joinFields = (
  fields: readonly (readonly [name: string, meanings: Readonly<Record<string, string>>])[],
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [...Map.groupBy(fields, ([name]) => name)].map(([name, all]) => [
      name,
      joinRecords(all.map(([, meanings]) => meanings)),
    ]),
  )

const { sourceDigest, text } = columns

/** A staged fact. */
type Body = { readonly said: object; readonly sources: readonly RowSource[] }
type Line = { readonly locator: string; readonly said: string; readonly source: string }

/** CSV of a kind of fact: the sources and the content of each. */
const makeFactTable = ({ name }: AnyFactKind): AnySideTable => {
  const table: SideTable<Body, Line> = {
    file: `facts-${name}.csv`,
    columns: [
      text<Line>('fact', 'What the row of the document says, as JSON.', ({ said }) => said),
      text<Line>('locator', 'Place in the document.', ({ locator }) => locator),
      sourceDigest<Line>('source_sha256', 'SHA-256 of the document.', ({ source }) => source),
    ],
    key: 'fact',
    // The order of documents and of their rows.
    orderOf: () => '',
    linesOf: ({ said, sources }, { sha256 }) => [
      {
        said: JSON.stringify(said),
        locator: sources.map(({ locator }) => locator).join('; '),
        source: sha256,
      },
    ],
  }
  return table
}

/** Facts that only some documents state; the others are given when the document is added. */
const DOCUMENT_FACTS = {
  congress: Type.Integer({ minimum: 1, maximum: 200 }),
  /** First day of the report's period. */
  period_start: Type.String({ format: 'date' }),
  /** Last day of the report's period. */
  period_end: Type.String({ format: 'date' }),
} as const satisfies FactSchemas
