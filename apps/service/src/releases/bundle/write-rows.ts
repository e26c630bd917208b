import { formatCsvLine } from '../../platform/index.ts'
import { checkDays, type AnyTable } from '../../tables/index.ts'
import { blameRow } from '../build/blame-document.ts'
import { finishRows, type FinishedRow } from '../build/finish-rows.ts'
import type { ReleaseContents } from '../build/read-contents.ts'
import type { PublishedCounts } from '../build/report-sources.ts'
import { parseBody, type Body } from '../build/row-body.ts'
import { makeRowFaults, makeRowRules, type RowFaults } from '../build/row-faults.ts'
import type { AnyDerivedFile, Collection } from '../collection.ts'
import type { FileSet } from './file-set.ts'
import { flatTable } from './list-fields.ts'
import { makeListShapes, type ListShapes } from './list-shapes.ts'
import { makeParquetFile } from './parquet-file.ts'
import type { PreviewWriter } from './preview.ts'
import { formatHeader, type BundleTable } from './table.ts'

type WrittenRows = {
  readonly published: PublishedCounts
  /** Faults of the rows, one entry per table. */
  readonly faults: readonly RowFaults[]
  readonly lists: ListShapes
  /** Number of lines written, by derived file. */
  readonly lines: Readonly<Record<string, number>>
}

/** Called when the files of a table are whole, while others are still to be written. */
export type WhenWritten = (table: AnyTable) => void

type Writing = {
  readonly files: FileSet
  readonly contents: ReleaseContents
  readonly collection: Collection
  readonly published: Map<number, number>
  readonly lists: ListShapes
  readonly preview: PreviewWriter | undefined
}

type Needs = {
  readonly collection: Collection
  readonly whenWritten: WhenWritten
  readonly preview: PreviewWriter | undefined
}

/**
 * Writes every row of every table in all three forms, with the derived files and the asides. Checks each row against
 * its schema.
 */
export const writeRows = (
  files: FileSet,
  contents: ReleaseContents,
  { collection, whenWritten, preview }: Needs,
): WrittenRows => {
  const published = new Map<number, number>()
  const lists = makeListShapes()
  const writing = { files, contents, collection, published, lists, preview }
  const written = collection.tables.map((table) => {
    const result = writeTable(table, writing)
    whenWritten(table)
    return result
  })
  for (const name of Object.keys(collection.sideTables)) writeAside(name, writing)
  return {
    published,
    lists,
    faults: written.map(({ faults }) => faults),
    lines: Object.fromEntries(written.flatMap(({ lines }) => Object.entries(lines))),
  }
}

type WrittenTable = { readonly faults: RowFaults; readonly lines: Readonly<Record<string, number>> }

/** Writes the files of a table. A dataset without rows has files too. */
const writeTable = (table: AnyTable, writing: Writing): WrittenTable => {
  const { contents, collection, published } = writing
  const { staging, steps } = contents
  const [faults, rules] = [makeRowFaults(), makeRowRules(table)]
  const datasets = openDatasets(table, writing)
  const derived = collection.derived.filter(({ from }) => from === table.name)
  const derivedFiles = derived.map((file) => openDerived(file, writing))
  const grouping = collection.grouping?.table === table.name ? collection.grouping : undefined
  const write = ({ row, number, dataset }: FinishedRow): void => {
    steps.finish?.(table.name, row, number)
    faults.invalid.add(rules.findInvalid(row))
    faults.unexplained.add(rules.findUnexplained(row))
    // The row is of this table. Its days are checked here: a bad day would stop the index later, when its documents are
    // no longer known.
    checkDays(table, row as never)
    datasets[dataset]?.add(row)
    for (const file of derivedFiles) file.add(row)
  }
  for (const finished of finishRows(staging.database, table.name, grouping)) {
    const { source, row } = finished
    try {
      write(finished)
    } catch (cause) {
      throw blameRow(cause, row)
    }
    if (source !== null) published.set(source, (published.get(source) ?? 0) + 1)
  }
  for (const dataset of Object.values(datasets)) dataset.close()
  return {
    faults,
    lines: Object.fromEntries(derivedFiles.map(({ file, close }) => [file, close()])),
  }
}

const openDatasets = (table: AnyTable, writing: Writing): Readonly<Record<string, DatasetFiles<Body>>> => {
  const flat = flatTable(table, writing.collection)
  const names = Object.entries(writing.collection.datasets).filter(
    ([, dataset]) => dataset.table === table.name,
  )
  return Object.fromEntries(
    names.map(([name]) => {
      const files = openDatasetFiles<Body>(writing.files, name, flat, writing.lists)
      const preview = writing.preview?.begin(name, flat.columns)
      if (preview === undefined) return [name, files]
      const add = (row: Body): void => {
        files.add(row)
        preview(row)
      }
      return [name, { ...files, add }]
    }),
  )
}

const openDerived = ({ file, table, linesOf }: AnyDerivedFile, { files, lists }: Writing) => {
  const written = openDatasetFiles(files, file, table, lists)
  return {
    file,
    add: (row: Body): void => {
      // The row is of the table that the file is derived from.
      for (const line of linesOf(row as never))
        // The line is of this file.
        written.add(line as never)
    },
    close: () => written.close(),
  }
}

type DatasetFiles<Row> = {
  add(row: Row): void
  /** Closes the files. Returns the number of rows written. */
  close(): number
}

/** Opens the files of one table: JSON (an array with a line for each row), CSV and Parquet, written row by row. */
const openDatasetFiles = <Row>(
  files: FileSet,
  name: string,
  { columns }: BundleTable<Row>,
  lists: ListShapes,
): DatasetFiles<Row> => {
  const open = (type: string) => files.open(`data/${name}.${type}`)
  const [json, csv, parquet] = [open('json'), open('csv'), open('parquet')]
  const groups = makeParquetFile(parquet, columns)
  let separator = '[\n'
  let rows = 0
  csv.write(formatHeader(columns))
  return {
    add: (row) => {
      json.write(separator)
      json.write(JSON.stringify(row))
      separator = ',\n'
      csv.write(formatCsvLine(columns.map(({ valueOf }) => valueOf(row))))
      groups.add(row)
      lists.look(`${name}.csv`, columns, row)
      rows += 1
    },
    close: () => {
      json.write(separator === '[\n' ? '[]\n' : '\n]\n')
      json.close()
      csv.close()
      groups.close()
      parquet.close()
      return rows
    },
  }
}

type AsideNeeds = {
  readonly files: FileSet
  readonly contents: ReleaseContents
  readonly collection: Collection
  readonly published: Map<number, number>
}

/** Writes every row of an aside, with its lines. A row counts once. */
const writeAside = (
  name: string,
  { files, contents: { staging }, collection, published }: AsideNeeds,
): void => {
  const aside = collection.sideTables[name]
  if (aside === undefined) return
  const { columns } = aside
  const file = files.open(`data/${aside.file}`)
  file.write(formatHeader(columns))
  for (const { source, body } of staging.database.prepare(SELECT).iterate(name)) {
    const number = Number(source)
    const document = staging.documents[number]?.source
    if (document === undefined) throw new Error('a row without a document')
    // The row is of this aside.
    for (const line of aside.linesOf(parseBody(body) as never, document))
      // The line is of this row.
      file.write(formatCsvLine(columns.map(({ valueOf }) => valueOf(line as never))))
    published.set(number, (published.get(number) ?? 0) + 1)
  }
  file.close()
}

const SELECT = `
  select source, body from rows join bodies using (row) where kind = ? order by sort_key, source, row
`
