import type { Cadence } from './publisher-facts.ts'

/** Day by which the next document is expected after this one; null where publishers keep no rhythm. */
export const expectNext = (
  cadence: Cadence | undefined,
  { periodEnd, checkedOn }: { readonly periodEnd: string | null; readonly checkedOn: string },
): string | null => {
  if (cadence === undefined) return null
  if ('days' in cadence) return Temporal.PlainDate.from(checkedOn).add({ days: cadence.days }).toString()
  if (periodEnd === null) return null
  // From the first day after the period: months differ in length.
  const nextEnd = Temporal.PlainDate.from(periodEnd).add({ days: 1 }).add({ months: cadence.months })
  return nextEnd.subtract({ days: 1 }).add({ days: cadence.lagDays }).toString()
}
