import type { MaintenanceWindow } from './channel.ts'

/** End of the window that `now` falls into; undefined outside all windows. */
export const findWindowEnd = (windows: readonly MaintenanceWindow[], now: Date): Date | undefined => {
  const ends = windows.map((window) => endOf(window, now)).filter((end) => end !== undefined)
  return ends.length === 0 ? undefined : new Date(Math.max(...ends))
}

const endOf = ({ weekdays, from, to, timeZone }: MaintenanceWindow, now: Date): number | undefined => {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  if (!weekdays.includes(local.dayOfWeek)) return undefined
  const time = local.toPlainTime()
  const inside =
    Temporal.PlainTime.compare(time, Temporal.PlainTime.from(from)) >= 0 &&
    Temporal.PlainTime.compare(time, Temporal.PlainTime.from(to)) < 0
  if (!inside) return undefined
  const { hour, minute } = Temporal.PlainTime.from(to)
  const end = { hour, minute, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 }
  // The night in which clocks go back has one hour twice: the window ends at the one still ahead.
  return local.with(end, { offset: 'prefer' }).epochMilliseconds
}
