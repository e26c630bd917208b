import { createHash } from 'node:crypto'
import { auditWrites } from '../../access/index.ts'
import { makeRosterStore, parseRoster, SEATS } from '../../destinations/index.ts'
import type { Command } from './command.ts'
import { getOption } from './command-line.ts'
import { readRosterSource } from './read-roster-source.ts'

export const rosterRefresh: Command = {
  words: 'roster refresh',
  summary: 'Replace the list of legislators, all at once.',
  details:
    'Takes legislators-current.json of unitedstates/congress-legislators. ' +
    'A file that is broken or incomplete changes nothing.',
  examples: ['roster refresh --from legislators-current.json'],
  options: [
    { name: 'from', value: 'FILE|URL', description: 'A file, or an address with https://.', required: true },
  ],
  run: async (line, { store, clock, actor, directory, say }) => {
    const from = getOption(line, 'from')
    say(`Reading ${from}`)
    const { text, source } = await readRosterSource(from, directory)
    const roster = parseRoster(text, { source, retrievedAt: clock() })
    say('Storing the roster')
    const sha256 = createHash('sha256').update(text).digest('hex')
    const detail = JSON.stringify({ source, sha256, as_of: roster.asOf })
    const entry = { actor, action: 'roster.refresh', object: 'roster', detail }
    const audited = auditWrites(store, entry, await store.now())
    const change = await makeRosterStore({ store: audited, clock }).replaceRoster(roster)
    const vacant = SEATS.length - change.members
    return {
      json: { source, as_of: roster.asOf, ...change, vacant },
      text:
        `The roster now has ${change.members} people (${change.joined} joined, ${change.left} left) ` +
        `and ${vacant} vacant seats, as of ${roster.asOf}.`,
    }
  },
}
