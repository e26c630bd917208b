export { DEFAULT_QUOTAS } from '@rotunda/contract'

/** Length of each quota's window: a UTC minute and a UTC day, which begin for all keys at once. */
export const QUOTA_SECONDS = { minute: 60, day: 86_400 } as const

export type QuotaName = keyof typeof QUOTA_SECONDS

/** Requests that a key may send in each window; 0 for no quota. */
export type Quotas = Readonly<Record<QuotaName, number>>

export const QUOTA_NAMES: readonly QuotaName[] = ['minute', 'day']

export const NO_QUOTAS: Quotas = { minute: 0, day: 0 }

/** State of one quota of a key. */
export type QuotaStanding = {
  readonly name: QuotaName
  readonly limit: number
  /** Requests left, as far as this process knows: requests that other processes have leased count as sent. */
  readonly left: number
  /** Seconds until the next window begins. */
  readonly resetSeconds: number
}
