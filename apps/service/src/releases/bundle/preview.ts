import type { Preview, PreviewedDataset } from '@rotunda/contract'
import type { Source } from '../../publishers/index.ts'
import { getPublisher, listTitles } from '../build/get-publisher.ts'
import type { Collection, PreviewColumns, SnapshotFacts } from '../collection.ts'
import type { ReleasedDataset } from '../release.ts'
import { nameType, type BundleColumn } from './table.ts'

type PreviewNeeds = {
  readonly statement: string | undefined
  /** Time of the newest document of all. */
  readonly newest: string
  /** Published documents, without those that come with the service. */
  readonly sources: readonly Source[]
  readonly datasets: readonly ReleasedDataset[]
}

/** Collects the contents of preview.json while the rows are written. */
export type PreviewWriter = {
  /** Begins a dataset. Returns the function that adds a row. */
  begin<Row extends object>(dataset: string, columns: readonly BundleColumn<Row>[]): (row: Row) => void
  describe(needs: PreviewNeeds): Preview
}

const FIRST_ROWS = 10
const LISTED_VALUES = 20
const NEWEST_ROWS = 100

/** Starts a preview. Returns undefined for a collection without one. */
export const makePreview = (collection: Collection): PreviewWriter | undefined => {
  const { snapshot } = collection
  if (snapshot === undefined) return undefined
  const titleOf = (publisher: string) => getPublisher(collection.publishers, publisher).title
  const begun = new Map<string, () => Omit<PreviewedDataset, 'dataset' | 'title' | 'rows'>>()
  return {
    begin: (dataset, columns) => {
      const seen = watchRows(columns, snapshot.preview[dataset] ?? { counts: [] }, snapshot.isPreviewed)
      begun.set(dataset, seen.describe)
      return seen.add
    },
    describe: ({ statement, newest, sources, datasets }) => {
      const edition = findNewestEdition(sources, snapshot) ?? newest
      return {
        collection: collection.name,
        title: collection.words.title,
        summary: collection.words.summary,
        statement: statement ?? null,
        caution: collection.words.caution,
        never_claim: [...snapshot.neverClaim],
        attribution: collection.words.attribution,
        publishers: listTitles(sources, collection.publishers),
        ...(snapshot.notice !== undefined && { notice: snapshot.notice }),
        terms: snapshot.terms.map(({ publisher, text }) => ({ publisher: titleOf(publisher), text })),
        cadence: snapshot.cadence.words,
        newest_document_at: edition,
        next_expected_on: addDays(edition, snapshot.cadence.days),
        sample: sources.some((source) => source.sample),
        cells_withheld: Object.fromEntries(
          Object.entries(snapshot.cellsWithheld).map(([publisher, names]) => [
            titleOf(publisher),
            [...names],
          ]),
        ),
        datasets: datasets.flatMap(({ dataset, title, rows }) => {
          const seen = begun.get(dataset)
          return seen === undefined ? [] : [{ dataset, title, rows, ...seen() }]
        }),
      }
    },
  }
}

/** Returns the time of the newest edition that has the cadence of the collection. */
const findNewestEdition = (sources: readonly Source[], { cadence }: SnapshotFacts): string | undefined =>
  sources
    .filter(({ publisher }) => cadence.publishers.includes(publisher))
    .map(({ retrieved_at }) => retrieved_at)
    .sort()
    .at(-1)

const watchRows = <Row extends object>(
  columns: readonly BundleColumn<Row>[],
  { period, counts, isWithoutRows, changes }: PreviewColumns,
  isPreviewed: NonNullable<Collection['snapshot']>['isPreviewed'] = () => true,
) => {
  const find = (name: string): BundleColumn<Row> => {
    const column = columns.find((one) => one.name === name)
    if (column === undefined) throw new Error(`the preview names the column ${name}, which there is not`)
    return column
  }
  const chart = period === undefined ? undefined : { ...countValues(), column: find(period) }
  const counted = counts.map((name) => ({ ...countValues(), column: find(name) }))
  const first: Record<string, string | number | null>[] = []
  const newest = changes === undefined ? undefined : keepNewest(find, changes)
  return {
    add: (row: Row): void => {
      chart?.add(yearOf(chart.column.valueOf(row)))
      for (const { add, column } of counted) {
        const value = column.valueOf(row)
        add(value === null ? null : String(value))
      }
      newest?.add(row)
      if (isWithoutRows !== true && first.length < FIRST_ROWS && isPreviewed(row))
        first.push(Object.fromEntries(columns.map(({ name, valueOf }) => [name, valueOf(row)])))
    },
    describe: () => ({
      columns: columns.map((column) => ({
        name: column.name,
        type: nameType(column),
        description: column.description,
      })),
      chart:
        chart === undefined
          ? null
          : {
              column: chart.column.name,
              periods: [...chart.rows]
                .map(([year, rows]) => ({ period: year, rows }))
                .sort((one, other) => ((one.period ?? '') < (other.period ?? '') ? -1 : 1)),
            },
      counts: counted.map(({ column, rows }) => {
        const all = [...rows]
          .map(([value, count]) => ({ value, rows: count }))
          .sort((one, other) => other.rows - one.rows || ((one.value ?? '') < (other.value ?? '') ? -1 : 1))
        const others = all.slice(LISTED_VALUES).reduce((sum, one) => sum + one.rows, 0)
        return { column: column.name, values: all.slice(0, LISTED_VALUES), others }
      }),
      first,
      changes: newest?.list() ?? [],
    }),
  }
}

/** Keeps the last rows of a dataset of changes. */
const keepNewest = <Row>(
  find: (name: string) => BundleColumn<Row>,
  { day, title, summary }: NonNullable<PreviewColumns['changes']>,
) => {
  const texts = (names: readonly string[]) => {
    const columns = names.map(find)
    return (row: Row) => columns.flatMap(({ valueOf }) => valueOf(row) ?? []).join(', ')
  }
  const [id, on, titleOf, summaryOf] = [find('id'), find(day), texts(title), texts(summary)]
  let rows: Row[] = []
  return {
    add: (row: Row): void => {
      rows.push(row)
      if (rows.length >= 2 * NEWEST_ROWS) rows = rows.slice(-NEWEST_ROWS)
    },
    list: () =>
      rows
        .slice(-NEWEST_ROWS)
        .reverse()
        .map((row) => ({
          id: String(id.valueOf(row)),
          day: String(on.valueOf(row)),
          title: titleOf(row),
          summary: summaryOf(row),
        })),
  }
}

const countValues = () => {
  const rows = new Map<string | null, number>()
  return {
    rows,
    add: (value: string | null): void => void rows.set(value, (rows.get(value) ?? 0) + 1),
  }
}

/** Year of a day, of an instant or of a year. */
const yearOf = (value: string | number | null): string | null =>
  value === null ? null : String(value).slice(0, 'YYYY'.length)

const addDays = (instant: string, days: number): string => {
  const day = new Date(instant)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
