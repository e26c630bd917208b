/** How long each quota counts: a minute and a day of UTC, which begin for all keys at once. */
export const QUOTA_SECONDS = { minute: 60, day: 86_400 } as const

export type QuotaName = keyof typeof QUOTA_SECONDS

/** Requests that a key may send in each; 0 for no quota. */
export type Quotas = Readonly<Record<QuotaName, number>>

export const QUOTA_NAMES: readonly QuotaName[] = ['minute', 'day']

/** Quotas of every key for which the operator named no others, the development key among them. */
export const DEFAULT_QUOTAS: Quotas = { minute: 600, day: 100_000 }

export const NO_QUOTAS: Quotas = { minute: 0, day: 0 }

/** How a key stands to one of its quotas. */
export type QuotaStanding = {
  readonly name: QuotaName
  readonly limit: number
  /** Requests that are left, as far as this process knows: those that others have leased count as sent. */
  readonly left: number
  /** Until the quota begins anew. */
  readonly resetSeconds: number
}
