import { isDay } from './read-day.ts'
import { UsageFault } from './usage-fault.ts'

/** The instant of an option: a day is its beginning in UTC. Undefined when the option was not given. */
export const readInstant = (name: string, text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined
  const [day = ''] = text.split('T')
  const at = new Date(text)
  const isInstant = /^[-\d]+T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  if (isDay(day) && !Number.isNaN(at.getTime()) && (text === day || isInstant)) return at
  throw new UsageFault(
    `--${name} must be a day or an instant, as 2026-11-01 or 2026-11-01T12:00:00Z, not "${text}".`,
  )
}
