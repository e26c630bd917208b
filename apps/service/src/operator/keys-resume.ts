import { resumeKey, type KeyState, type ListedKey } from '../access/index.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { getKey } from './describe-key.ts'
import { KEY_OPERAND } from './key-options.ts'

export const keysResume: Command = {
  words: 'keys resume',
  summary: 'Open a suspended key again.',
  details:
    'Others have read a key that was part of an address: rotate that key with --overlap 0 instead. A key that has expired or was replaced stays closed, and the command says so.',
  examples: ['keys resume key_019a3f2b7c40d1e2f3a4b5c6d7e8f901'],
  operand: KEY_OPERAND,
  options: [],
  run: async (line, { store, actor }) => {
    const id = getOperand(line)
    await resumeKey(store, { id, actor, at: await store.now() })
    const key = await getKey(store, id)
    return { json: { id, resumed: true, state: key.state }, text: describe(key) }
  },
}

/** The key may have expired or been replaced while it was suspended. */
const describe = ({ keyId, state, replacedBy }: ListedKey): string =>
  state === 'open'
    ? `${keyId} is open again.`
    : `${keyId} is no longer suspended, but it is ${state}: the service refuses it. ${WAYS_OUT[state](keyId, replacedBy)}`

type WayOut = (id: string, replacedBy: string | null) => string

const WAYS_OUT: Readonly<Record<Exclude<KeyState, 'open'>, WayOut>> = {
  expired: (id) => `To open it, change its last day: keys change ${id} --expires DATE.`,
  replaced: (_id, replacedBy) => `Its holder uses ${replacedBy ?? 'a newer key'} instead.`,
  // Another operator suspended it again just now.
  suspended: (id) => `To see the reason: keys show ${id}.`,
  revoked: () => 'Issue a new key: keys issue.',
}
