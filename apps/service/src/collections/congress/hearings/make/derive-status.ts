import type { Meeting } from '@rotunda/contract'
import type { Statement } from '../facts/group-meetings.ts'

export type Status = Pick<Meeting, 'status' | 'status_raw' | 'status_basis'>

const STATUSES: Readonly<Record<string, Meeting['status']>> = {
  S: 'Scheduled',
  R: 'Rescheduled',
  P: 'Postponed',
  C: 'Canceled',
  Scheduled: 'Scheduled',
  Rescheduled: 'Rescheduled',
  Postponed: 'Postponed',
  Canceled: 'Canceled',
}

/** The status that a source itself gives. */
export const findNativeStatus = ({ draft }: Statement): Meeting['status'] | null =>
  STATUSES[draft.status_raw ?? ''] ?? null

/**
 * The status of a meeting. Sources leave a meeting that took place as it was scheduled: that it did is derived from what
 * it left behind, never from the day having passed.
 */
export const deriveStatus = (current: readonly Statement[], hasTakenPlace: boolean): Status => {
  const stated = current.find((statement) => findNativeStatus(statement) !== null)
  const native = stated === undefined ? null : findNativeStatus(stated)
  const status_raw = stated?.draft.status_raw ?? null
  const isOn = native === null || native === 'Scheduled' || native === 'Rescheduled'
  if (isOn && hasTakenPlace) return { status: 'Held', status_raw, status_basis: 'derived' }
  return native === null
    ? { status: 'Scheduled', status_raw, status_basis: 'schedule' }
    : { status: native, status_raw, status_basis: 'native' }
}
