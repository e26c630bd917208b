import { UsageFault } from './usage-fault.ts'

/** The day of an option, YYYY-MM-DD; undefined when the option was not given. */
export const readDay = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || isDay(text)) return text
  throw new UsageFault(`--${name} must be a day of the calendar as YYYY-MM-DD, not "${text}".`)
}

/** Of the calendar, as YYYY-MM-DD. Dates take the 30th of February for the 2nd of March. */
export const isDay = (text: string): boolean => {
  const start = new Date(`${text}T00:00:00Z`)
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(start.getTime())
  return isDate && start.toISOString().startsWith(text)
}
