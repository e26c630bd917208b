import type { Meeting } from '@rotunda/contract'
import type { Statement } from '../facts/group-meetings.ts'

import { findTitleStatus } from './find-title-status.ts'

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

const findNativeStatus = ({ draft }: Statement): Meeting['status'] | null =>
  STATUSES[draft.status_raw ?? ''] ?? null

/** The status in a source, by its own word and by its title. */
export const listSaidStatuses = (statement: Statement): readonly Meeting['status'][] => {
  const titled = findTitleStatus(statement.draft.title)
  return [findNativeStatus(statement), titled === 'unclear' ? null : titled].filter(
    (status) => status !== null,
  )
}

/** Whether a title may say that its meeting is called off, and the status of the row does not. */
export const isStatusUnclear = (current: readonly Statement[], { status }: Status): boolean =>
  current
    .map(({ draft }) => findTitleStatus(draft.title))
    .some((titled) => titled !== null && titled !== status && (titled === 'unclear' || status === 'Held'))

/**
 * The status of a meeting. Sources leave a meeting that took place as it was scheduled: that it did is derived from what
 * it left behind, never from the day having passed. The title of one that is on a schedule may say that it is called off.
 */
export const deriveStatus = (current: readonly Statement[], hasTakenPlace: boolean): Status => {
  const stated = current.find((statement) => findNativeStatus(statement) !== null)
  const native = stated === undefined ? null : findNativeStatus(stated)
  const status_raw = stated?.draft.status_raw ?? null
  const isOn = native === null || native === 'Scheduled' || native === 'Rescheduled'
  if (isOn && hasTakenPlace) return { status: 'Held', status_raw, status_basis: 'derived' }
  const [titled] = current
    .map(({ draft }) => findTitleStatus(draft.title))
    .filter((one) => one !== null && one !== 'unclear')
  if (isOn && titled !== undefined && titled !== native)
    return { status: titled, status_raw, status_basis: 'title' }
  return native === null
    ? { status: 'Scheduled', status_raw, status_basis: 'schedule' }
    : { status: native, status_raw, status_basis: 'native' }
}
