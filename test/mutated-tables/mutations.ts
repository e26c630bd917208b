import fc from 'fast-check'
import type { Draft, Line } from './document.ts'
import { NOTES, TITLES, TOTALS, UNITS } from './other-lines.ts'
import type { TableShape } from './tables.ts'

/** A table with one thing done to it that committees do. */
export type Mutated = {
  readonly what: string
  readonly draft: Draft
  /** Bytes that are left of the document; all where undefined. Share between 0 and 1. */
  readonly cutAt?: number
  /** True for a mutation that only a workbook can have. */
  readonly workbookOnly?: boolean
}

type Mutation = (shape: TableShape) => fc.Arbitrary<Mutated>

/** The document as it is published, with the header on its first line. */
export const makeDraft = ({ header, rows }: TableShape): Draft => ({
  lines: [{ cells: header }, ...rows.map((cells) => ({ cells }))],
  sheet: 'Table 1',
  merges: [],
  hiddenColumns: [],
  others: [],
})

const blanks = ({ header }: TableShape): string[] => header.map(() => '')

/** A line below the title lines: 1 is under the header. */
const place = ({ rows }: TableShape) => fc.integer({ min: 0, max: rows.length + 1 })

const insert = (draft: Draft, at: number, ...lines: readonly Line[]): Draft => ({
  ...draft,
  lines: draft.lines.toSpliced(at, 0, ...lines),
})

/** A line with a text in one column, and an amount where given. */
const lineOf = (shape: TableShape, column: number, text: string, amount?: string): Line => {
  const cells = blanks(shape).with(column, text)
  return { cells: amount === undefined ? cells : cells.with(shape.amount, amount) }
}

const columnOf = ({ header, amount }: TableShape) =>
  fc.integer({ min: 0, max: header.length - 1 }).filter((column) => column !== amount)

const insertTotal: Mutation = (shape) =>
  fc
    .record({
      at: place(shape),
      column: columnOf(shape),
      label: fc.constantFrom(...TOTALS),
      amount: fc.constantFrom('7086274', '$7,086,274', '4', '', '1e+06'),
      beside: fc.option(
        fc.tuple(columnOf(shape), fc.constantFrom('Various', 'Interior', 'All Members', 'VT')),
      ),
    })
    .map(({ at, column, label, amount, beside }) => {
      const line = lineOf(shape, column, label, amount)
      const cells = beside === null || beside[0] === column ? line.cells : line.cells.with(...beside)
      return { what: `a total ${JSON.stringify(cells)}`, draft: insert(makeDraft(shape), at, { cells }) }
    })

const insertNote: Mutation = (shape) =>
  fc
    .record({
      at: place(shape),
      notes: fc.array(fc.tuple(fc.nat(shape.header.length - 1), fc.constantFrom(...NOTES)), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({ at, notes }) => {
      const cells = notes.reduce((line, [column, text]) => line.with(column, text), blanks(shape))
      return { what: `a note ${JSON.stringify(cells)}`, draft: insert(makeDraft(shape), at, { cells }) }
    })

const insertUnit: Mutation = (shape) =>
  fc
    .record({
      at: fc.integer({ min: 0, max: shape.rows.length + 1 }),
      column: fc.nat(shape.header.length - 1),
      unit: fc.constantFrom(...UNITS),
    })
    .map(({ at, column, unit }) => ({
      what: `a unit “${unit}”`,
      draft: insert(makeDraft(shape), at, lineOf(shape, column, unit)),
    }))

const insertTitle: Mutation = (shape) =>
  fc.record({ title: fc.constantFrom(...TITLES), asSheet: fc.boolean() }).map(({ title, asSheet }) => ({
    what: `a title “${title}”`,
    workbookOnly: asSheet,
    draft: asSheet
      ? { ...makeDraft(shape), sheet: title.slice(0, 31) }
      : insert(makeDraft(shape), 0, lineOf(shape, 0, title)),
  }))

/** The cells of a row moved by one, to the right or to the left; not the last one away, which may be blank. */
const shiftRow: Mutation = (shape) =>
  fc
    .record({
      row: fc.nat(shape.rows.length - 1),
      column: fc.nat(shape.header.length - 2),
      right: fc.boolean(),
      kept: fc.boolean(),
    })
    .map(({ row, column, right, kept }) => {
      const draft = makeDraft(shape)
      const cells = [...(draft.lines[row + 1]?.cells ?? [])]
      if (right) cells.splice(column, 0, '')
      else cells.splice(column, 1, ...[])
      const moved = kept ? cells.slice(0, shape.header.length) : cells
      return {
        what: `row ${row} moved ${right ? 'right' : 'left'} at column ${column}`,
        draft: {
          ...draft,
          lines: draft.lines.with(row + 1, { cells: [...moved, ...(right || kept ? [] : [''])] }),
        },
      }
    })

const secondHeader: Mutation = (shape) =>
  fc
    .array(
      fc.constantFrom('', '', '(ST##)', '(D/R)', 'Name', 'Last', 'dollars', 'of project', '($)', 'Amount'),
      {
        minLength: shape.header.length,
        maxLength: shape.header.length,
      },
    )
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => ({
      what: `a second line of the header ${JSON.stringify(cells)}`,
      draft: insert(makeDraft(shape), 1, { cells }),
    }))

const mergeDown: Mutation = (shape) =>
  fc
    .record({
      column: fc.nat(shape.header.length - 1),
      from: fc.integer({ min: 1, max: shape.rows.length - 1 }),
      count: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ column, from, count }) => {
      const draft = makeDraft(shape)
      const to = Math.min(from + count, shape.rows.length)
      const columns = column < 3 ? [0, 1, 2, shape.amount] : [column]
      const lines = draft.lines.map(({ cells }, index) => ({
        cells: cells.map((cell, at) => (index > from && index <= to && columns.includes(at) ? '' : cell)),
      }))
      const merges = columns.map((one) => ({ column: one, from, to }))
      return {
        what: `merged cells in ${columns.join()}`,
        workbookOnly: true,
        draft: { ...draft, lines, merges },
      }
    })

const hideSomething: Mutation = (shape) =>
  fc
    .record({
      kind: fc.constantFrom('row', 'struck', 'column', 'sheet first', 'sheet last'),
      row: fc.integer({ min: 1, max: shape.rows.length }),
      column: fc.nat(shape.header.length - 1),
      cell: fc.nat(shape.header.length - 1),
    })
    .map(({ kind, row, column }) => {
      const draft = makeDraft(shape)
      const line = draft.lines[row] ?? { cells: [] }
      const old = draft.lines.map(({ cells }, index) => ({
        cells: index === 0 ? cells : cells.with(shape.amount, '999999'),
      }))
      const drafts: Readonly<Record<typeof kind, Draft>> = {
        row: { ...draft, lines: draft.lines.with(row, { ...line, hidden: true }) },
        struck: { ...draft, lines: draft.lines.with(row, { ...line, struck: true }) },
        column: { ...draft, hiddenColumns: [column] },
        'sheet first': { ...draft, others: [{ name: 'Old', lines: old, hidden: true, first: true }] },
        'sheet last': { ...draft, others: [{ name: 'Old', lines: old, hidden: true, first: false }] },
      }
      return { what: `hidden: ${kind}`, workbookOnly: true, draft: drafts[kind] }
    })

const secondSheet: Mutation = (shape) =>
  fc.boolean().map((first) => {
    const draft = makeDraft(shape)
    const lines = draft.lines.map(({ cells }, index) => ({
      cells: index === 0 ? cells : cells.with(shape.amount, '888888'),
    }))
    return {
      what: 'a second visible sheet with a table',
      workbookOnly: true,
      draft: { ...draft, others: [{ name: 'More', lines, hidden: false, first }] },
    }
  })

const cutDocument: Mutation = (shape) =>
  fc.double({ min: 0.05, max: 1, noNaN: true }).map((cutAt) => ({
    what: `cut at ${cutAt.toFixed(3)}`,
    cutAt,
    draft: makeDraft(shape),
  }))

/** Two names in the cell of one. After `Sample, Ada` a surname without any sign looks like a further first name. */
const secondMember: Mutation = (shape) =>
  fc
    .record({
      row: fc.nat(shape.rows.length - 1),
      sign: fc.constantFrom(' / ', '/', ', ', ' & ', '; ', shape.header[0] === 'Member' ? ' and ' : ' '),
      other: fc.constantFrom('Samplewell', 'Stantonby', 'Fictiman'),
    })
    .map(({ row, sign, other }) => {
      const draft = makeDraft(shape)
      const column = shape.name.startsWith('projects') ? shape.header.length - 1 : 0
      const cells = draft.lines[row + 1]?.cells ?? []
      const both = `${cells[column] ?? ''}${sign}${other}`
      return {
        what: `two members “${both}”`,
        draft: { ...draft, lines: draft.lines.with(row + 1, { cells: cells.with(column, both) }) },
      }
    })

const MUTATIONS: readonly Mutation[] = [
  insertTotal,
  insertNote,
  insertUnit,
  insertTitle,
  shiftRow,
  secondHeader,
  mergeDown,
  hideSomething,
  secondSheet,
  cutDocument,
  secondMember,
]

/** A table of a real form, and the same with one mutation of any kind. */
export const mutatedTables = <Shape extends TableShape>(shapes: fc.Arbitrary<Shape>) =>
  shapes.chain((shape) =>
    fc.oneof(...MUTATIONS.map((mutate) => mutate(shape))).map((mutated) => ({ shape, mutated })),
  )
