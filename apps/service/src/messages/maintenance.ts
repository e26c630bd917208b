import type { MaintenanceWindow } from './channel.ts'

/** When the window that `now` falls into ends; undefined outside of all windows. */
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
  return inside ? local.withPlainTime(Temporal.PlainTime.from(to)).epochMilliseconds : undefined
}
