import fc from 'fast-check'
import { ID_COLUMN, listDimensions, listSortKeys, type Column, type Filters, type Table } from '../table.ts'

/** A query of a list: its filters, sort order, counts and page. */
export type Question = {
  readonly filters: Filters
  readonly sort: readonly string[]
  readonly dimensions: readonly string[]
  readonly fields: readonly string[]
}

type Asked = readonly [name: string, value: string | number | readonly (string | number)[]]

/** Questions that the definition of the table allows, with values that its rows have: most find something. */
export const anyQuestion = <Row>(table: Table<Row>, rows: readonly Row[]): fc.Arbitrary<Question> =>
  fc.record({
    filters: anyFilters(table, rows),
    sort: anySort(table),
    dimensions: fc.uniqueArray(anyOf(listDimensions(table)), { maxLength: 3 }),
    fields: fc.uniqueArray(anyOf(Object.keys(table.schema.properties)), { maxLength: 3 }),
  })

/** Names of the parameters that some row has a value for. */
export const listAsked = <Row>(table: Table<Row>, rows: readonly Row[]): readonly string[] => [
  ...listArbitraries(table, rows).keys(),
]

const anyFilters = <Row>(table: Table<Row>, rows: readonly Row[]): fc.Arbitrary<Filters> =>
  fc
    .subarray([...listArbitraries(table, rows).values()], { maxLength: 3 })
    .chain((chosen) => fc.tuple(...chosen))
    .map((asked) => Object.fromEntries(asked))

const listArbitraries = <Row>(
  table: Table<Row>,
  rows: readonly Row[],
): ReadonlyMap<string, fc.Arbitrary<Asked>> => {
  const id: Column<Row> = { kind: 'ranked', of: table.idOf, filter: { folded: true } }
  const columns: readonly (readonly [string, Column<Row>])[] = [
    [ID_COLUMN, id],
    ...Object.entries(table.columns),
  ]
  const asked = columns.flatMap(([name, column]) => askColumn(name, column, rows))
  const words = rows.flatMap((row) => (table.textsOf?.(row) ?? []).filter((text) => /[\p{L}\d]/u.test(text)))
  return new Map([...asked, ...(words.length === 0 ? [] : [['q', anySearch(words)] as const])])
}

type Arbitraries = readonly (readonly [string, fc.Arbitrary<Asked>])[]

const askColumn = <Row>(name: string, column: Column<Row>, rows: readonly Row[]): Arbitraries => {
  const values = [...new Set(rows.flatMap((row) => [column.of(row)].flat()))].filter(
    (value) => value !== null,
  )
  const texts = values.map((value) => (typeof value === 'number' ? value : String(value)))
  if (texts.length === 0) return []
  const one = fc.constantFrom(...texts)
  const as = (param: string, value: fc.Arbitrary<Asked[1]> = one) =>
    [param, value.map((chosen): Asked => [param, chosen])] as const
  if (column.kind === 'amount') return [as(column.range.least), as(column.range.greatest)]
  if (column.kind === 'day' || column.kind === 'days') return [as(column.range.first), as(column.range.last)]
  if (column.kind === 'instant') return [as(column.since)]
  if (column.kind === 'group' || column.filter === undefined) return []
  const isFolded = column.filter.folded === true
  const some = fc.uniqueArray(isFolded ? one.chain(anyLetters) : one, { minLength: 1, maxLength: 3 })
  return [as(name, some), as(`not_${name}`, some)]
}

/** A value in its own letters, in capitals or in small ones. */
const anyLetters = (value: string | number): fc.Arbitrary<string | number> =>
  typeof value === 'number' || !/^[\x20-\x7e]*$/.test(value)
    ? fc.constant(value)
    : fc.constantFrom(value, value.toUpperCase(), value.toLowerCase())

/** A word, two of them, the beginning of one, two neighbours in quotes, and one with another left out. */
const anySearch = (texts: readonly string[]): fc.Arbitrary<Asked> =>
  fc.constantFrom(...new Set(texts)).chain((text) => {
    const words = text.match(/[\p{L}\d]+/gu) ?? []
    const [first = 'a', second = 'b', last = words.at(-1) ?? 'c'] = words
    const phrase = /[\p{L}\d]+[^\p{L}\d"]+[\p{L}\d]+/u.exec(text)?.[0] ?? first
    return fc
      .constantFrom(first, `${first} ${last}`, `${last.slice(0, 3)}*`, `"${phrase}"`, `${last} -${second}`)
      .map((search): Asked => ['q', search])
  })

const anySort = <Row>(table: Table<Row>): fc.Arbitrary<string[]> =>
  fc.uniqueArray(
    fc
      .tuple(fc.boolean(), fc.constantFrom(...Object.keys(listSortKeys(table))))
      .map(([rises, key]) => (rises ? key : `-${key}`)),
    { maxLength: 2, selector: (term) => term.replace('-', '') },
  )

const anyOf = <Item>(items: readonly Item[]): fc.Arbitrary<Item> => fc.constantFrom(...items)
