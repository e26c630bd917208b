import {
  changeKey,
  MOST_OVERLAP_DAYS,
  refuseRevoked,
  resumeKey,
  revokeKey,
  rotateKey,
  suspendKey,
  type KeyChange,
  type KeyState,
  type ListedKey,
} from '../access/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import { openAccess } from '../wiring/open-access.ts'
import { getOperand, getOption, hasOption, type CommandLine } from './command-line.ts'
import { DRY_RUN_OPTION, YES_OPTION, type Command } from './command.ts'
import { describeKey, getKey } from './describe-key.ts'
import {
  EXPIRES_OPTION,
  KEY_OPERAND,
  readAddressOptions,
  readExpiry,
  readNote,
  readQuotaOptions,
  TERM_OPTIONS,
} from './key-options.ts'
import { keysIssue } from './keys-issue.ts'
import { keysList, keysShow } from './keys-show.ts'
import { KEY_LIMITS } from './limits.ts'
import { readNumber, readText } from './option-values.ts'
import { UsageFault } from './usage-fault.ts'

const keysChange: Command = {
  words: 'keys change',
  summary:
    'Change the quotas, addresses, last day or note of a key. Options that you leave out change nothing.',
  details: 'A key keeps its scopes. Issue another key for other scopes.',
  examples: [
    'keys change key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --per-minute 1200',
    'keys change key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --address 203.0.113.0/24 --address 2001:db8::/48',
  ],
  operand: KEY_OPERAND,
  options: [
    ...TERM_OPTIONS,
    { name: 'any-address', description: 'Let any address use the key.' },
    EXPIRES_OPTION,
  ],
  run: async (line, { store, actor }) => {
    const at = await store.now()
    const id = getOperand(line)
    await changeKey(store, { id, actor, at, ...readChange(line, at) })
    return { json: describeKey(await getKey(store, id)), text: `${id} is changed.` }
  },
}

const readChange = (line: CommandLine, now: Date): Omit<KeyChange, 'id' | 'actor' | 'at'> => {
  if (line.options.size === 0)
    throw new UsageFault('Give at least one option: "keys change --help" lists them.')
  const addresses = readAddressOptions(line)
  const isAny = hasOption(line, 'any-address')
  if (isAny && addresses !== undefined) throw new UsageFault('Give --address or --any-address, not both.')
  return {
    quotas: readQuotaOptions(line),
    addresses: isAny ? null : addresses,
    expiresAt: readExpiry(line, now),
    note: readNote(line),
  }
}

const keysRotate: Command = {
  words: 'keys rotate',
  summary: 'Replace a key with a new key. The command shows the new key once and stores it nowhere.',
  details:
    'The new key has the scopes, addresses and last day of the old key, and shares its quotas. The old key works for the days of the overlap. With --overlap 0 it is closed at once.',
  examples: [
    'keys rotate key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --overlap 7',
    'keys rotate key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --overlap 0 --expires 2028-12-31',
  ],
  operand: KEY_OPERAND,
  options: [
    {
      name: 'overlap',
      value: 'DAYS',
      description: `Days for which both keys work, 0 to ${MOST_OVERLAP_DAYS}.`,
      required: true,
    },
    EXPIRES_OPTION,
  ],
  run: async (line, { settings, store, actor }) => {
    const replaced = getOperand(line)
    const overlap = readNumber('overlap', getOption(line, 'overlap'), { least: 0, most: MOST_OVERLAP_DAYS })
    const at = await store.now()
    const expiry = readExpiry(line, at)
    const access = await openAccess(settings, store)
    const wanted = { id: replaced, actor, at, overlapDays: overlap ?? 0, expiresAt: expiry }
    const { id, secret, overlapEndsAt, expiresAt } = await rotateKey(access, wanted)
    const [overlap_ends_at, expires_at] = [overlapEndsAt.toISOString(), expiresAt?.toISOString() ?? null]
    return {
      json: { id, secret, expires_at, replaces: replaced, overlap_ends_at },
      text: formatTable([
        ['Key', `${secret}   (shown once)`],
        ['Id', id],
        ['Expires', expires_at ?? 'never'],
        ['Replaces', `${replaced}, which works until ${overlap_ends_at}`],
      ]),
    }
  },
}

const MOST_SAID = KEY_LIMITS.reasonCharacters.value

const keysSuspend: Command = {
  words: 'keys suspend',
  summary: 'Close a key until it is resumed. Within a second every process refuses it.',
  examples: ['keys suspend key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --reason "found in a public repository"'],
  operand: KEY_OPERAND,
  options: [
    {
      name: 'reason',
      value: 'TEXT',
      description: 'Reason. Refused requests with the key give it.',
      required: true,
    },
  ],
  run: async (line, { store, actor }) => {
    const [id, reason] = [getOperand(line), readText('reason', getOption(line, 'reason'), MOST_SAID)]
    const at = await store.now()
    await suspendKey(store, { id, actor, at, reason })
    return { json: { id, suspended_at: at.toISOString(), reason }, text: `${id} is suspended.` }
  },
}

const keysResume: Command = {
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
    return { json: { id, resumed: true, state: key.state }, text: describeResumed(key) }
  },
}

/** The key may have expired or been replaced while it was suspended. */
const describeResumed = ({ keyId, state, replacedBy }: ListedKey): string =>
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

const keysRevoke: Command = {
  words: 'keys revoke',
  summary: 'Revoke a key for good. Within a second every process refuses it.',
  examples: [
    'keys revoke key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --dry-run',
    'keys revoke key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --yes',
  ],
  operand: KEY_OPERAND,
  options: [DRY_RUN_OPTION, YES_OPTION],
  destroys: true,
  preview: async (line, { store }) => {
    const id = getOperand(line)
    const { organisation, start, revokedAt } = await getKey(store, id)
    if (revokedAt !== null) throw refuseRevoked(id, revokedAt)
    return {
      json: { id, organisation, start, would_revoke: true },
      text: `${id} (${start}…, of ${organisation}) would be revoked.`,
    }
  },
  run: async (line, { store, actor }) => {
    const id = getOperand(line)
    const at = await store.now()
    await revokeKey(store, id, actor, at)
    return { json: { id, revoked_at: at.toISOString() }, text: `${id} is revoked.` }
  },
}

/** Commands on keys. */
export const KEY_COMMANDS: readonly Command[] = [
  keysIssue,
  keysList,
  keysShow,
  keysChange,
  keysRotate,
  keysSuspend,
  keysResume,
  keysRevoke,
]
