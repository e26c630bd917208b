import { VALUE_NOTES } from '@rotunda/contract'
import {
  columns,
  declareCollection,
  type AnySideTable,
  type Collection,
  type CollectionDeclaration,
  type RowSource,
  type SideTable,
} from '../../releases/index.ts'
import { NOTICES } from '../../publishers/index.ts'
import { beginFamilies } from './begin-families.ts'
import type { AnyFactKind, Family } from './family.ts'

/** Facts of a collection that its families do not state. */
export type FamiliesDeclaration = Pick<CollectionDeclaration, 'name' | 'words'> &
  Partial<Pick<CollectionDeclaration, 'catalog' | 'comparison' | 'derived' | 'snapshot'>> & {
    readonly notes: Readonly<Record<'rights' | 'sample_data', string>> & Readonly<Record<string, string>>
    readonly documents?: Partial<Omit<Collection['documents'], 'datasetsOf'>>
    /** Tables that list the documents of these tables. */
    readonly listDocumentTables?: (tables: readonly string[]) => readonly string[]
    /** States what the release covers: days and counts, in a sentence or two. */
    readonly describeCoverage?: Parameters<typeof beginFamilies>[0]['describeCoverage']
  }

/** The collection that these families make together. */
export const declareFamilies = (
  families: readonly Family[],
  { notes, documents, listDocumentTables = () => [], describeCoverage, ...declared }: FamiliesDeclaration,
): Collection => {
  const publishers = families.flatMap((family) => family.publishers)
  const [corrections] = families.flatMap((family) => family.corrections ?? [])
  const neutral = [NOTICES, ...(corrections === undefined ? [] : [corrections.documents.publisher])]
  const direct = families.flatMap(({ direct: tables = [] }) => tables.map(({ table }) => table))
  return declareCollection({
    ...declared,
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
      notes: { ...notes, ...joinRecords(families.map((family) => family.notes)), ...VALUE_NOTES },
      refusals: joinRecords(families.map(({ refusals }) => refusals)),
      refusedByDesign: families.flatMap(({ refusedByDesign = [] }) => refusedByDesign),
      fields: joinFields(families.flatMap(({ fields = {} }) => Object.entries(fields))),
    },
    publishers: Object.fromEntries(publishers.map(({ publisher }) => [publisher.name, publisher])),
    ...(corrections && { corrections }),
    documents: {
      // Notices and accepted reports make a release neither real nor a sample.
      included: publishers.flatMap(({ publisher: { name } }) => (neutral.includes(name) ? [name] : [])),
      ...documents,
      datasetsOf: Object.fromEntries(
        publishers.map(({ publisher, datasets }) => [
          publisher.name,
          [...datasets, ...listDocumentTables(datasets)],
        ]),
      ),
      // Documents with facts are read first, because rows of direct tables are compared with facts.
      readingOrder: (document) =>
        documents?.readingOrder?.(document) ??
        Number(
          publishers.some(
            ({ publisher, datasets }) =>
              publisher.name === document.source.publisher && datasets.some((name) => direct.includes(name)),
          ),
        ),
    },
    begin: (staging) => beginFamilies({ families, describeCoverage }, staging),
  })
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
const makeFactTable = (kind: AnyFactKind): AnySideTable => {
  const table: SideTable<Body, Line> = {
    file: `facts-${kind.name}.csv`,
    columns: [
      text<Line>(
        'fact',
        'Values of the row of the document that no notice can withhold, as JSON.',
        ({ said }) => said,
      ),
      text<Line>('locator', 'Place in the document.', ({ locator }) => locator),
      sourceDigest<Line>('source_sha256', 'SHA-256 of the document.', ({ source }) => source),
    ],
    key: 'fact',
    // The order of documents and of their rows.
    orderOf: () => '',
    linesOf: ({ said, sources }, { sha256 }) => [
      {
        // Without `shown`, all fields are shown.
        said: JSON.stringify(said, kind.shown === undefined ? undefined : [...kind.shown]),
        locator: sources.map(({ locator }) => locator).join('; '),
        source: sha256,
      },
    ],
  }
  return table
}
