import { listAskedBuilds } from '../wiring/asked-builds.ts'
import { formatTable } from '../wiring/format-table.ts'
import type { Command } from './command.ts'

export const releaseBuilds: Command = {
  words: 'release builds',
  onlyLooks: true,
  summary: 'List the builds that "release build --later" asked for, and how they ended.',
  examples: ['release builds', 'release builds --json'],
  options: [],
  run: async (_line, { store }) => {
    const data = (await listAskedBuilds(store)).map(({ askedBy, askedAt, endedAt, ...build }) => ({
      ...build,
      asked_by: askedBy,
      asked_at: askedAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
    }))
    const rows = data.map(({ collection, state, asked_at, asked_by, ended_at, release, reason }) => [
      collection,
      state,
      asked_at,
      asked_by,
      ended_at ?? '',
      release?.slice(0, SHOWN_DIGITS) ?? '',
      reason ?? '',
    ])
    const head = ['COLLECTION', 'STATE', 'ASKED', 'BY', 'ENDED', 'RELEASE', 'REASON']
    return {
      json: { data },
      text: data.length === 0 ? 'No build was asked for.' : formatTable([head, ...rows]),
    }
  },
}

const SHOWN_DIGITS = 12
