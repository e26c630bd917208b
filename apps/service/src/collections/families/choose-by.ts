import type { TObject } from 'typebox'
import type { Cell, Column, FieldSchema } from '../../tables/index.ts'

/** Fields by which readers narrow and order a table on its page. No field may hold the name of a person. */
type ChosenFields<Row> = {
  /** Fields with few values, or with lists of them: each is a filter, an order and a count. */
  readonly few: readonly (keyof Row & string)[]
  /** Ids and numbers with many values: filters alone. */
  readonly many?: readonly (keyof Row & string)[]
  /** Days: orders alone. */
  readonly days?: readonly (keyof Row & string)[]
  /** Counts and cents: orders alone. */
  readonly sums?: readonly (keyof Row & string)[]
}

/** Columns for these fields. Rows of earlier releases may lack a field. */
export const chooseBy = <Row extends object>(
  schema: TObject,
  { few: counted, many: sought = [], days = [], sums = [] }: ChosenFields<Row>,
): Readonly<Record<string, Column<Row>>> => {
  // The schema says of each of these fields that it holds one such value, or a list where its type is an array.
  const cellOf = (field: keyof Row) => (row: Row) => (row[field] ?? null) as Cell | null
  // The same for a list.
  const cellsOf = (field: keyof Row) => (row: Row) => (row[field] ?? []) as readonly Cell[]
  const textOf = (field: keyof Row) => (row: Row) => {
    const cell = cellOf(field)(row)
    return cell === null ? null : String(cell)
  }
  // Every property of a schema is JSON Schema.
  const isList = (field: string) => (schema.properties[field] as FieldSchema | undefined)?.type === 'array'
  return Object.fromEntries<Column<Row>>([
    ...counted.map(
      (field) => [field, isList(field) ? fewOf(cellsOf(field)) : few(field, cellOf(field))] as const,
    ),
    ...sought.map((field) => [field, many(textOf(field))] as const),
    ...days.map((field) => [field, { kind: 'ranked', of: textOf(field), sort: field } as const] as const),
    // These fields hold numbers.
    ...sums.map((field) => [field, sum(field, (row: Row) => row[field] as number | null)] as const),
  ])
}

/** One value out of few: a filter, an order and a count. */
export const few = <Row>(name: string, of: (row: Row) => Cell | null) =>
  ({
    kind: 'value',
    of,
    filter: { folded: true },
    sort: name,
    dimension: true,
  }) as const satisfies Column<Row>

/** Several values out of few: a filter and a count. */
export const fewOf = <Row>(of: (row: Row) => readonly Cell[]) =>
  ({ kind: 'values', of, filter: { folded: true }, dimension: true }) as const satisfies Column<Row>

/** A text out of many: a filter. */
export const many = <Row>(of: (row: Row) => string | null) =>
  ({ kind: 'ranked', of, filter: { folded: true } }) as const satisfies Column<Row>

/** Counts or cents: an order. The page of a table offers no range of them. */
const sum = <Row>(name: string, of: (row: Row) => number | null) =>
  ({
    kind: 'amount',
    of: (row: Row) => of(row) ?? null,
    sort: name,
    range: { least: `${name}_min`, greatest: `${name}_max` },
  }) as const satisfies Column<Row>

/** An amount in whole cents: an order, and a range whose parameters are dollars. */
export const dollars = <Row>(of: (row: Row) => number | null) =>
  ({
    kind: 'amount',
    of,
    sort: 'amount',
    range: { least: 'amount_min', greatest: 'amount_max', parse: (value) => Math.round(Number(value) * 100) },
  }) as const satisfies Column<Row>
