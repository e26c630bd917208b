import { countPurgeable, purge } from '../messages/index.ts'
import { auditOrder } from './audit-order.ts'
import { DRY_RUN_OPTION, YES_OPTION, type Command } from './command.ts'
import { findOption, type CommandLine } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'
import { readNumber } from './option-values.ts'

const MOST_DAYS = 3650

export const purgeTexts: Command = {
  words: 'purge',
  summary: 'Delete the text and personal data of messages that ended long ago. Their outcomes stay known.',
  examples: ['purge --dry-run', 'purge --older-than 90 --yes'],
  options: [
    {
      name: 'older-than',
      value: 'DAYS',
      description:
        'Days since a message ended, at least; ROTUNDA_RETENTION_DAYS when left out. 0: every ended message.',
    },
    DRY_RUN_OPTION,
    YES_OPTION,
  ],
  destroys: true,
  preview: async (line, context) => {
    const retentionDays = readDays(line, context)
    const would_purge = await countPurgeable(context.store, { retentionDays }, await context.store.now())
    return {
      json: { would_purge, older_than_days: retentionDays },
      text: `The text and personal data of ${would_purge} messages would be deleted.`,
    }
  },
  run: async (line, context) => {
    const { store, reportProgress } = context
    const retentionDays = readDays(line, context)
    const detail = JSON.stringify({ older_than_days: retentionDays })
    // A purge has many steps. The log gets its line first, so that no step goes without.
    await auditOrder(context, { action: 'messages.purge', object: 'messages', detail })
    reportProgress('Deleting')
    const purged = await purge(store, { retentionDays }, await store.now())
    return {
      json: { purged, older_than_days: retentionDays },
      text: `The text and personal data of ${purged} messages were deleted.`,
    }
  },
}

const readDays = (line: CommandLine, { settings }: StoreCommandContext): number =>
  readNumber('older-than', findOption(line, 'older-than'), { least: 0, most: MOST_DAYS }) ??
  settings.ROTUNDA_RETENTION_DAYS
