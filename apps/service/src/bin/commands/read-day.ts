import { UsageFault } from './usage-fault.ts'

/** The day of an option, YYYY-MM-DD; undefined when the option was not given. */
export const readDay = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const start = new Date(`${text}T00:00:00Z`)
  // Days that the calendar does not have move on to the next month.
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(start.getTime())
  if (isDay && start.toISOString().startsWith(text)) return text
  throw new UsageFault(`--${name} must be a day of the calendar as YYYY-MM-DD, not "${text}".`)
}
