import { findColumn, type Column } from './pdf-columns.ts'
import type { PageLine } from './pdf-page.ts'

/** Lines of a page that stand as near to each other as those of one row. */
export type Block = readonly PageLine[]

/** Largest distance of two lines of a row, in heights of letters. */
const NEAR = 1.5
/** Smallest distance of two lines of a cell, in heights of letters. Nearer lines overlap, so their order is unclear. */
const NEAREST = 0.9

/** Splits the lines of a page into blocks. */
export const splitBlocks = (lines: readonly PageLine[]): readonly Block[] => {
  const blocks: PageLine[][] = []
  let last: PageLine | undefined
  for (const line of lines) {
    if (last !== undefined && isNear(last, line)) blocks.at(-1)?.push(line)
    else blocks.push([line])
    last = line
  }
  return blocks
}

const isNear = (above: PageLine, below: PageLine): boolean =>
  below.y - above.y <= NEAR * Math.max(above.height, below.height)

/** The lines of a cell, from the top. */
export type CellLines = readonly (Pick<PageLine, 'height' | 'y'> & { readonly text: string })[]

/** Cells of a block, or the reason why a text is not surely in one of them. */
export type Cells =
  | { readonly kind: 'cells'; readonly cells: readonly CellLines[] }
  /** A text is in no single column. */
  | { readonly kind: 'across'; readonly detail: string }
  /** A text may be of the row above or below. */
  | { readonly kind: 'apart'; readonly detail: string }

/** Assigns the texts of a block to columns. */
export const assignCells = (block: Block, columns: readonly Column[]): Cells => {
  const cells = columns.map((): CellLines[number][] => [])
  for (const { y, height, tokens } of block) {
    for (const token of tokens) {
      const column = findColumn(token, columns)
      const cell = column === undefined ? undefined : cells[column]
      if (cell === undefined)
        return { kind: 'across', detail: `“${token.text}” is not under a single header.` }
      const last = cell.at(-1)
      if (last?.y === y)
        return {
          kind: 'apart',
          detail: `“${last.text}” and “${token.text}” are far apart on a line of the same cell.`,
        }
      if (last !== undefined && y - last.y < NEAREST * height)
        return { kind: 'apart', detail: `“${last.text}” and “${token.text}” overlap in their cell.` }
      if (last !== undefined && y - last.y > NEAR * height)
        return { kind: 'apart', detail: `“${last.text}” has a gap in its cell.` }
      cell.push({ y, height, text: token.text })
    }
  }
  return { kind: 'cells', cells }
}

const ALIGNMENTS = {
  top: ([first]: CellLines) => first?.y ?? 0,
  middle: (cell: CellLines) => ((cell[0]?.y ?? 0) + (cell.at(-1)?.y ?? 0)) / 2,
  bottom: (cell: CellLines) => cell.at(-1)?.y ?? 0,
} as const
type Alignment = keyof typeof ALIGNMENTS
const NAMES: readonly Alignment[] = ['top', 'middle', 'bottom']

/** Largest distance of cells that are aligned, in heights of letters. A line is further. */
const SLACK = 0.3

/**
 * Finds the rows whose cells are not aligned as those of the other rows: one of them may have a line of another row. An
 * alignment counts if two rows of several lines have it.
 */
export const findUnaligned = (rows: readonly (readonly CellLines[])[]): ReadonlySet<number> => {
  const kinds = rows.map(listAlignments)
  const uneven = kinds.filter((own) => own.length < NAMES.length)
  const count = (name: Alignment) => uneven.filter((own) => own.includes(name)).length
  const most = Math.max(...NAMES.map(count), 2)
  const usual = NAMES.filter((name) => count(name) === most)
  const isUsual = (own: readonly Alignment[]) =>
    own.length === NAMES.length || (usual.length > 0 && usual.every((name) => own.includes(name)))
  return new Set([...kinds.keys()].filter((index) => !isUsual(kinds[index] ?? [])))
}

const listAlignments = (cells: readonly CellLines[]): readonly Alignment[] => {
  const filled = cells.filter((cell) => cell.length > 0)
  const height = filled[0]?.[0]?.height ?? 0
  return NAMES.filter((name) => {
    const places = filled.map(ALIGNMENTS[name])
    return Math.max(...places) - Math.min(...places) <= SLACK * height
  })
}

export const joinLines = (cell: CellLines): string => cell.map(({ text }) => text).join(' ')
