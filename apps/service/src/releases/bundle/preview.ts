import type { Preview, PreviewedDataset, PreviewFigure } from '@rotunda/contract'
import type { Source } from '../../publishers/index.ts'
import { getPublisher, listTitles } from '../build/get-publisher.ts'
import type { Collection, PreviewColumns, SnapshotFacts, SnapshotFigure } from '../collection.ts'
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
const LISTED_GROUPS = 60
const NEWEST_ROWS = 100

/** Starts a preview. Returns undefined for a collection without one. */
export const makePreview = (collection: Collection): PreviewWriter | undefined => {
  const { snapshot } = collection
  if (snapshot === undefined) return undefined
  const titleOf = (publisher: string) => getPublisher(collection.publishers, publisher).title
  const begun = new Map<string, () => Omit<PreviewedDataset, 'dataset' | 'title' | 'rows'>>()
  const drawn = new Map<SnapshotFigure, () => PreviewFigure>()
  return {
    begin: (dataset, columns) => {
      const seen = watchRows(columns, snapshot.preview[dataset] ?? { counts: [] }, snapshot.isPreviewed)
      begun.set(dataset, seen.describe)
      const figures = snapshot.figures.filter((one) => one.dataset === dataset)
      const sums = figures.map((figure) => {
        const { add, describe } = sumGroups(columns, figure)
        drawn.set(figure, describe)
        return add
      })
      return (row) => {
        seen.add(row)
        for (const add of sums) add(row)
      }
    },
    describe: ({ statement, newest, sources, datasets }) => {
      const edition = findNewestEdition(sources, snapshot) ?? newest
      return {
        collection: collection.name,
        title: collection.words.title,
        summary: collection.words.summary,
        purpose: snapshot.purpose,
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
        figures: snapshot.figures.flatMap((figure) => drawn.get(figure)?.() ?? []),
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
  const find = (name: string): BundleColumn<Row> => findColumn(columns, name)
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
      if (isPreviewed(row)) newest?.add(row)
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

const findColumn = <Row>(columns: readonly BundleColumn<Row>[], name: string): BundleColumn<Row> => {
  const column = columns.find((one) => one.name === name)
  if (column === undefined) throw new Error(`the preview names the column ${name}, which there is not`)
  return column
}

const CENTS = 100

/** Sums the columns of a figure, or counts its rows, by group. */
const sumGroups = <Row>(columns: readonly BundleColumn<Row>[], figure: SnapshotFigure) => {
  const { title, dataset, heading, note, by, across, words, order, unit, series, where } = figure
  const find = (name: string) => findColumn(columns, name)
  const [named, filter] = [by.map(find), where && { column: find(where[0]), value: where[1] }]
  const divided = across === undefined ? undefined : find(across)
  const summed = series.map(({ column }) => (column === undefined ? undefined : find(column)))
  const groups = new Map<string, SummedGroup>()
  const titlesOf = (row: Row): readonly string[] =>
    divided === undefined ? series.map((one) => one.title) : [String(divided.valueOf(row) ?? 'not stated')]
  const listTitles = (): readonly string[] =>
    divided === undefined
      ? series.map((one) => one.title)
      : [...new Set([...groups.values()].flatMap(({ sums }) => [...sums.keys()]))].sort()
  return {
    add: (row: Row): void => {
      if (filter !== undefined && String(filter.column.valueOf(row)) !== filter.value) return
      for (const names of combine(named.map((column) => listItems(column, row)))) {
        const { sums } = groups.getOrInsertComputed(JSON.stringify(names), () => ({ names, sums: new Map() }))
        for (const [index, one] of titlesOf(row).entries())
          sums.set(one, addTo(sums.get(one) ?? null, summed[index], row))
      }
    },
    describe: (): PreviewFigure => {
      const titles = listTitles()
      const all = [...groups.values()]
        .map(({ names, sums }) => ({ names, values: titles.map((one) => sums.get(one) ?? null) }))
        .sort(order === 'latest' ? rankByTime(words) : rankByValue(divided === undefined ? 0 : -1))
      // The order of a divided figure is that of one part, so a group far down may be first in another part.
      const most = divided === undefined ? LISTED_VALUES : LISTED_GROUPS
      const listed = order === 'latest' ? all.slice(-most) : all.slice(0, most)
      return {
        title,
        dataset,
        heading,
        unit: unit === 'count' ? unit : 'dollars',
        series: [...titles],
        groups: listed.map(({ names, values }) => ({
          group: nameGroup(names, words),
          values: values.map((value) => (value !== null && unit === 'cents' ? value / CENTS : value)),
        })),
        others: all.length - listed.length,
        note,
      }
    },
  }
}

type SummedGroup = { readonly names: readonly (string | null)[]; readonly sums: Map<string, number | null> }
type Group = { readonly names: readonly (string | null)[]; readonly values: readonly (number | null)[] }

/** Values of a column: the items of a list, and null for an empty one. A day counts in its year. */
const listItems = <Row>({ type, itemsOf, valueOf }: BundleColumn<Row>, row: Row): (string | null)[] => {
  if (itemsOf === undefined) {
    const value = valueOf(row)
    return [type === 'date' ? yearOf(value) : value === null ? null : String(value)]
  }
  const items = itemsOf(row).map(String)
  return items.length === 0 ? [null] : items
}

const combine = (lists: readonly (readonly (string | null)[])[]): (string | null)[][] =>
  lists.reduce<(string | null)[][]>(
    (made, items) => made.flatMap((names) => items.map((item) => [...names, item])),
    [[]],
  )

/** Adds the value of a row. A sum stays null while no row has a value. */
const addTo = <Row>(sum: number | null, column: BundleColumn<Row> | undefined, row: Row): number | null => {
  const value = column === undefined ? 1 : column.valueOf(row)
  return typeof value === 'number' ? (sum ?? 0) + value : sum
}

/** Greatest value at this place first. Groups without it follow in the order of their names. */
const rankByValue =
  (place: number) =>
  (one: Group, other: Group): number => {
    const [first, second] = [one.values.at(place) ?? -Infinity, other.values.at(place) ?? -Infinity]
    return first === second ? (keyOf(one) < keyOf(other) ? -1 : 1) : second - first
  }

const rankByTime =
  (words: SnapshotFigure['words'] = {}) =>
  (one: Group, other: Group): number => {
    const codes = Object.keys(words)
    const keyIn = ({ names }: Group) =>
      names.map((name) => String(codes.indexOf(name ?? '')).padStart(2, '0') + (name ?? '')).join(' ')
    return keyIn(one) < keyIn(other) ? -1 : 1
  }

const keyOf = ({ names }: Group): string => names.join(' ')

const nameGroup = (names: readonly (string | null)[], words: SnapshotFigure['words'] = {}): string | null => {
  const named = names.flatMap((name) => (name === null ? [] : (words[name] ?? name)))
  return named.length === 0 ? null : named.join(', ')
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
