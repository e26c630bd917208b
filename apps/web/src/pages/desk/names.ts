import type { paths } from '@rotunda/sdk/portal'
import { countOf } from '../../parts/format.ts'

export type Message =
  paths['/api/portal/v1/desk/messages/{message}']['get']['responses'][200]['content']['application/json']['data']
export type ListedMessage =
  paths['/api/portal/v1/desk/messages']['get']['responses'][200]['content']['application/json']['data'][number]

export const DESK = { title: 'Desk', address: '/desk' }

export const STATE_NAMES: Readonly<Record<Message['state'], string>> = {
  accepted: 'Accepted',
  queued: 'Waiting',
  sending: 'Being sent',
  held: 'Held',
  delivered: 'Delivered',
  refused: 'Refused',
  undeliverable: 'Undeliverable',
  uncertain: 'Uncertain',
  withdrawn: 'Withdrawn',
}

/** States that the list of messages can show. */
export const LISTED_STATES = ['held', 'uncertain', 'undeliverable', 'refused', 'queued'] as const

/** `3 minutes`, `5 hours`, `2 days`. */
export const showAge = (seconds: number): string => {
  if (seconds < 3600) return countOf(Math.floor(seconds / 60), 'minute')
  if (seconds < 172_800) return countOf(Math.floor(seconds / 3600), 'hour')
  return countOf(Math.floor(seconds / 86_400), 'day')
}
