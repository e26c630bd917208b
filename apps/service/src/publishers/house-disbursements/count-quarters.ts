import { quarterOf } from './find-quarter.ts'
import type { Payment } from './read-payment.ts'

/** The quarters that the payments of a file are of. */
export type Quarters = {
  /** As the file prints them with its payments. */
  readonly printed: ReadonlySet<string>
  /** Number of payments that end in each quarter. */
  readonly ended: ReadonlyMap<string, number>
}

export type QuarterCounter = Quarters & { add(payment: Payment): void }

/** Counts payment by payment, so that they are never all held. */
export const countQuarters = (): QuarterCounter => {
  const printed = new Set<string>()
  const ended = new Map<string, number>()
  return {
    printed,
    ended,
    add: ({ quarter, component }) => {
      if (quarter !== null) printed.add(quarter)
      const end = quarterOf(component.end)
      ended.set(end, (ended.get(end) ?? 0) + 1)
    },
  }
}
