import type { RecordSurroundings } from '@rotunda/contract'
import type { Surroundings } from '../../../releases/surroundings/index.ts'

/** Letters of a cell that are shown; the verbatim cells of the record itself are in its evidence. */
const LONGEST_CELL = 1000
/** No table of the committees has a third of them. */
const MOST_COLUMNS = 60

/** As tables are shown: the header once, and each row by its columns. */
export const showRows = ({
  names,
  fields,
  rows,
}: Extract<Surroundings, { kind: 'rows' }>): Pick<RecordSurroundings, 'columns' | 'rows'> => {
  const shown = names.slice(0, MOST_COLUMNS)
  return {
    columns: shown.map((name) => ({ name: shorten(name), fields: [...(fields[name] ?? [])] })),
    rows: rows.map(({ place: { sheet, row, pointer }, cells, isAsked, isPublished }) => ({
      sheet,
      row,
      pointer,
      cells: shown.map((name) => shorten(cells[name] ?? '')),
      asked: isAsked,
      published: isPublished,
    })),
  }
}

const shorten = (text: string): string =>
  text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL).toWellFormed()}…` : text
