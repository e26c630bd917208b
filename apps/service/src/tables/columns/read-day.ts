import type { Table } from '../table.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/u

/** Throws if a column of days in this row has a text that is not a calendar day. */
export const checkDays = <Row>({ columns }: Table<Row>, row: Row): void => {
  for (const column of Object.values(columns))
    if (column.kind === 'day' || column.kind === 'days')
      for (const day of [column.of(row)].flat()) if (day !== null) readDay(day)
}

/** Returns the day unchanged, since days of this form sort as texts. Throws for a text that is not a calendar day. */
export const readDay = (text: string): string => {
  if (!DAY.test(text)) throw new Error(`“${text}” is no day of the form YYYY-MM-DD`)
  return Temporal.PlainDate.from(text).toString()
}
