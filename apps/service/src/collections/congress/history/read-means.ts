import type { ServiceMeans } from '@rotunda/contract'

/** As Voteview numbers them. */
const BY_NUMBER: Readonly<Record<number, ServiceMeans>> = {
  1: 'general',
  2: 'special',
  3: 'state_legislature',
  5: 'appointed',
}

const BY_WORD: Readonly<Record<string, ServiceMeans>> = {
  appointment: 'appointed',
  'special-election': 'special',
}

/**
 * Means by which the seat was won: by the list of members, which records only elections that are not general; otherwise
 * by Voteview.
 */
export const readMeans = (how: string | null, lastMeans: number | null): ServiceMeans =>
  BY_WORD[how ?? ''] ?? BY_NUMBER[lastMeans ?? 0] ?? 'unknown'
