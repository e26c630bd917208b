import type { Random } from '../../sample/random.ts'
import type { Mutated, Mutation } from './mutation.ts'

const TIMES = 8

/** Mutations of lines of cells. */
export const CSV_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'line twice': onLine((cells) => [cells, cells]),
  'stray comma': onLine((cells, random) => [cells.toSpliced(random.int(cells.length + 1), 0, '')]),
  'cell gone': onLine((cells, random) => [cells.toSpliced(random.int(cells.length), 1)]),
  'column renamed': (text) =>
    onHeader(text, (header) => header.map((_, column) => header.with(column, `${header[column] ?? ''}_x`))),
  'column gone': (text) => {
    const lines = splitLines(text)
    return [0, 1, 2].map((column) => write(lines.map((cells) => cells.toSpliced(column, 1))))
  },
  'column moved': (text, random) =>
    Array.from({ length: TIMES }, () => {
      const lines = splitLines(text)
      const width = lines[0]?.length ?? 0
      const [one, other] = [random.int(width), random.int(width)]
      return write(lines.map((cells) => (cells.length === width ? swap(cells, one, other) : cells)))
    }),
  'empty list': (text) => [{ ...write(splitLines(text).slice(0, 1)), looksWhole: true }],
  'no header': (text) => [write(splitLines(text).slice(1))],
}

/** Exchanges two names of columns, and leaves the cells where they are. */
export const exchangeNames: Mutation = (text, random) =>
  onHeader(text, (header) =>
    Array.from({ length: TIMES }, () => {
      const one = random.int(header.length - 1)
      return swap(header, one, one + 1 + random.int(header.length - one - 1))
    }),
  )

export const swap = (cells: readonly string[], one: number, other: number): readonly string[] =>
  cells.with(one, cells[other] ?? '').with(other, cells[one] ?? '')

type Cells = readonly string[]

/** A line other than the header becomes these. */
function onLine(change: (cells: Cells, random: Random) => readonly Cells[]): Mutation {
  return (text, random) =>
    Array.from({ length: TIMES }, () => {
      const lines = splitLines(text)
      const place = 1 + random.int(lines.length - 1)
      return write(lines.toSpliced(place, 1, ...change(lines[place] ?? [], random)))
    })
}

const onHeader = (text: string, change: (header: Cells) => readonly Cells[]): readonly Mutated[] => {
  const [header = [], ...lines] = splitLines(text)
  return change(header).map((changed) => write([changed, ...lines]))
}

/** Cells as they are written, with their quotes. */
export const splitLines = (text: string): readonly Cells[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.match(/(?:"(?:[^"]|"")*"|[^,"])+|(?<=,|^)(?=,|$)/g) ?? [''])

const write = (lines: readonly Cells[]): Mutated => ({
  content: `${lines.map((cells) => cells.join(',')).join('\n')}\n`,
})
