const DAY = /^\d{4}-\d{2}-\d{2}$/u

/** The day as it stands; days of this one form sort as texts. Throws for what is no day of the calendar. */
export const readDay = (text: string): string => {
  if (!DAY.test(text)) throw new Error(`“${text}” is no day of the form YYYY-MM-DD`)
  return Temporal.PlainDate.from(text).toString()
}
