import { createHash } from 'node:crypto'
import { auditWrites, type AuditEntry } from '../audit/index.ts'
import { makeRosterStore, parseRoster, SEATS, type Roster, type RosterChange } from '../destinations/index.ts'
import { DRY_RUN_OPTION, type Command, type Report } from './command.ts'
import { getOption, type CommandLine } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'
import { readRosterSource } from './read-roster-source.ts'

export const rosterRefresh: Command = {
  words: 'roster refresh',
  summary: 'Replace the whole list of legislators.',
  details:
    'The command takes legislators-current.json of unitedstates/congress-legislators. ' +
    'A broken or incomplete file changes nothing.',
  examples: ['roster refresh --from legislators-current.json'],
  options: [
    {
      name: 'from',
      value: 'FILE|URL',
      description: 'File, or address that begins with https://.',
      required: true,
    },
    DRY_RUN_OPTION,
  ],
  preview: async (line, context) => {
    const { roster } = await read(line, context)
    return report(roster, await makeRosterStore(context).foreseeChange(roster), 'would have')
  },
  run: async (line, context) => {
    const { store, clock, actor, reportProgress } = context
    const { roster, text } = await read(line, context)
    const { source } = roster
    reportProgress('Storing the roster')
    const sha256 = createHash('sha256').update(text).digest('hex')
    const detail = JSON.stringify({ source, sha256, as_of: roster.asOf })
    const entry: AuditEntry = { actor, action: 'roster.refresh', object: 'roster', detail }
    const audited = auditWrites(store, entry, await store.now())
    const change = await makeRosterStore({ store: audited, clock }).replaceRoster(roster)
    return report(roster, change, 'now has')
  },
}

const read = async (line: CommandLine, { clock, directory, reportProgress }: StoreCommandContext) => {
  const from = getOption(line, 'from')
  reportProgress(`Reading ${from}`)
  const { text, source } = await readRosterSource(from, directory)
  return { roster: parseRoster(text, { source, retrievedAt: clock() }), text }
}

const report = ({ source, asOf }: Roster, change: RosterChange, has: 'now has' | 'would have'): Report => {
  const { members, joined, left } = change
  const vacant = SEATS.length - members
  return {
    json: { source, as_of: asOf, ...change, vacant, ...(has === 'would have' && { would_replace: true }) },
    text:
      `The roster ${has} ${members} people (${joined} joined, ${left} left) ` +
      `and ${vacant} vacant seats, as of ${asOf}.`,
  }
}
