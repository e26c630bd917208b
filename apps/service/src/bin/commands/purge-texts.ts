import { purge } from '../../messages/index.ts'
import { auditOrder } from './audit-order.ts'
import type { Command } from './command.ts'
import { findOption } from './command-line.ts'
import { readNumber } from './read-number.ts'

const MOST_DAYS = 3650

export const purgeTexts: Command = {
  words: 'purge',
  summary:
    'Delete the text and the person of messages that ended long ago. What is left says how they ended.',
  options: [
    {
      name: 'older-than',
      value: 'DAYS',
      description:
        'Ended this many days ago or more; ROTUNDA_RETENTION_DAYS when left out. 0: all that ended.',
    },
  ],
  run: async (line, desk) => {
    const { settings, store, say } = desk
    const given = readNumber('older-than', findOption(line, 'older-than'), { least: 0, most: MOST_DAYS })
    const retentionDays = given ?? settings.ROTUNDA_RETENTION_DAYS
    const detail = JSON.stringify({ older_than_days: retentionDays })
    // Before the first step, since a purge has many: none may be without its line in the log.
    await auditOrder(desk, { action: 'messages.purge', object: 'messages', detail })
    say('Deleting')
    const purged = await purge(store, { retentionDays }, await store.now())
    return {
      json: { purged, older_than_days: retentionDays },
      text: `The text and the person of ${purged} messages were deleted.`,
    }
  },
}
