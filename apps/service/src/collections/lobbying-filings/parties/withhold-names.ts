import type { LobbyingActivity, LobbyingActivityLobbyist, Notice } from '@rotunda/contract'
import type { Staging } from '../../../releases/index.ts'
import { findWithheld, type CompleteRow } from '../../families/index.ts'
import { nameParty } from './make-parties.ts'

const PARTS = ['prefix', 'first_name', 'nickname', 'middle_name', 'last_name', 'suffix'] as const
/** A former position names a person as well as the name does. */
const NAMES = ['first_name', 'last_name'] as const

/**
 * Returns a function that withholds in activities what the row of the lobbyist withholds, and notes there what it notes.
 * `lobbyists/7/last_name` is the surname in row 7 of `lobbyists`.
 */
export const withholdNames = (staging: Staging): Readonly<Record<string, CompleteRow>> => {
  const withheld = findWithheld(staging)
  const rowOf = (lobbyist_id: number) => ['lobbyists', nameParty('lobbyists', lobbyist_id)] as const
  const nameOne = (lobbyist: LobbyingActivityLobbyist): LobbyingActivityLobbyist => {
    const fields = withheld.fieldsOf(...rowOf(lobbyist.lobbyist_id))
    const hidden: (keyof LobbyingActivityLobbyist)[] = PARTS.filter((part) => fields.has(part))
    if (NAMES.some((name) => fields.has(name))) hidden.push('covered_position')
    return { ...lobbyist, ...Object.fromEntries(hidden.map((part) => [part, null])) }
  }
  const noteOne = (lobbyist_id: number): readonly Notice[] =>
    withheld.noticesOf(...rowOf(lobbyist_id)).map((notice) => ({
      ...notice,
      fields: notice.fields.map((field) => `lobbyists/${lobbyist_id}/${field}`),
    }))
  return {
    activities: (row) => {
      // Rows of this table are activities.
      const activity = row as LobbyingActivity
      const ids = new Set(activity.lobbyists.map(({ lobbyist_id }) => lobbyist_id))
      activity.lobbyists = activity.lobbyists.map(nameOne)
      activity.notices = [...activity.notices, ...[...ids].flatMap(noteOne)]
    },
  }
}
