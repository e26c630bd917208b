import { OperatorFault } from '../platform/index.ts'
import {
  endRelease,
  getRelease,
  isHeld,
  listEnded,
  mirrorHistory,
  tokenOf,
} from '../releases/publish/index.ts'
import { openReleaseStore } from '../wiring/open-release-store.ts'
import { placesOf } from '../wiring/places.ts'
import { auditOrder } from './audit-order.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import { DRY_RUN_OPTION, YES_OPTION, type Command } from './command.ts'
import { getOperand, getOption, type CommandLine } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'

export const releaseEnd: Command = {
  words: 'release end',
  summary: 'End the serving of an earlier release for good: its files are deleted.',
  details:
    'Every address of the release answers 410 with the notice from then on, and /downloads and the catalog show it. ' +
    'The release cannot be published again. The documents of the archive stay. Copies that others have are not reached. Each machine deletes its copy within seconds, or when it starts.',
  examples: ['release end 5f70bf18a086 --notice "It named a person who is in danger."'],
  operand: { name: 'RELEASE', description: 'Beginning of the id of a release, or its snapshot.' },
  options: [
    {
      name: 'notice',
      value: 'TEXT',
      description: 'Public reason. Do not repeat what must not be read.',
      required: true,
    },
    COLLECTION_OPTION,
    DRY_RUN_OPTION,
    YES_OPTION,
  ],
  destroys: true,
  preview: async (line, context) => {
    const { summary } = await find(line, context)
    return {
      json: { would_end: summary.id, snapshot: summary.token },
      text: `The serving of ${summary.id} would be ended, and its ${summary.files.length} files deleted.`,
    }
  },
  run: async (line, context) => {
    const { summary, mirror, rows } = await find(line, context)
    const { directory } = mirror
    if (rows.some(({ release, isCurrent }) => release === summary.id && !isCurrent))
      throw new OperatorFault(
        'invalid_query',
        'The serving of the release is not ended: it is announced, and becomes the current release. Publish another release first.',
      )
    const notice = getOption(line, 'notice')
    const { ended_at } = await endRelease({ directory, release: summary.id, notice, now: context.clock() })
    // The other machines read it in the database.
    await mirrorHistory(mirror)
    await auditOrder(context, { action: 'release.end', object: summary.id, detail: notice })
    await openReleaseStore(context.settings, chooseCollection(line, context).collection)?.remove(summary.id)
    return {
      json: { ended: summary.id, snapshot: summary.token, ended_at, notice },
      text: `The serving of ${summary.id} is ended, and its files are deleted. Its addresses answer 410 with the notice.`,
    }
  },
}

const find = async (line: CommandLine, context: StoreCommandContext) => {
  const { collection } = chooseCollection(line, context)
  const directory = placesOf(context.settings, collection).releases
  const mirror = { store: context.store, collection: collection.name, directory }
  const rows = await mirrorHistory(mirror)
  const name = getOperand(line)
  const isNamed = ({ id, token }: { readonly id: string; readonly token: string }): boolean =>
    id.startsWith(name) || token === name
  // Its files may be left from a removal that was interrupted.
  const ended = listEnded(directory).find(({ summary }) => isNamed(summary))
  const stored = rows.find(({ release: id }) => isNamed({ id, token: tokenOf(id) }))?.release
  // The notice has the summary of the release, which the store alone may have.
  if (ended === undefined && stored !== undefined && !isHeld(directory, stored))
    await openReleaseStore(context.settings, collection)?.bring(stored, new AbortController().signal)
  return { mirror, rows, summary: ended?.summary ?? getRelease(directory, name).summary }
}
