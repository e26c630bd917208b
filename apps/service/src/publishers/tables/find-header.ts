import { isBlank, type TableRow } from './table.ts'

/** Titles and units above the header fill one or two cells; the tables of these committees have six columns or more. */
const MIN_COLUMNS = 4
export const MAX_TITLES = 20
export const NO_HEADER = `There is no header of at least ${MIN_COLUMNS} columns in the first ${MAX_TITLES} rows: this is no table of requests or projects.`

/** Whether these cells are the header of a table of the publisher; used where more than one may have one. */
export type IsHeader = (cells: readonly string[]) => boolean

/** Among rows that are not blank. A hidden row is no header: what is shown below it are rows without one. */
export const findHeader = (rows: readonly TableRow[]): TableRow | undefined =>
  rows
    .slice(0, MAX_TITLES)
    .find(({ cells, fault }) => fault?.reason !== 'hidden_in_source' && countFilled(cells) >= MIN_COLUMNS)

export const isBlankRow = ({ cells }: TableRow): boolean => cells.every(isBlank)

const countFilled = (cells: readonly string[]): number => cells.filter((cell) => !isBlank(cell)).length

/** Cells up to the last that is filled. */
export const trimEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1)

/** The lines above the header that count. */
export const listTitles = (above: readonly TableRow[]): readonly string[] =>
  above
    .filter(({ fault }) => fault === undefined)
    .flatMap(({ cells }) => cells.filter((cell) => !isBlank(cell)))
