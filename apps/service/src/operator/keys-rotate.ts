import { MOST_OVERLAP_DAYS, rotateKey } from '../access/index.ts'
import { openAccess } from '../wiring/open-access.ts'
import type { Command } from './command.ts'
import { getOperand, getOption } from './command-line.ts'
import { formatTable } from '../wiring/format-table.ts'
import { EXPIRES_OPTION, KEY_OPERAND, readExpiry } from './key-options.ts'
import { readNumber } from './option-values.ts'

export const keysRotate: Command = {
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
