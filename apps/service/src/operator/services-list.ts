import { listNewest, listServices } from '../releases/publish/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import type { Command } from './command.ts'

export const servicesList: Command = {
  words: 'services list',
  onlyLooks: true,
  summary: 'List the running services, and the release of each collection that each of them serves.',
  details:
    'A service is behind while it does not serve the newest publication. A service that said nothing for 20 seconds is left out.',
  examples: ['services list', 'services list --json'],
  options: [],
  run: async (_line, { store }) => {
    const services = await listServices(store)
    const newest = await listNewest(store)
    const data = services.map(({ releases, startedAt, seenAt, ...service }) => ({
      ...service,
      started_at: startedAt.toISOString(),
      seen_at: seenAt.toISOString(),
      releases: Object.entries(releases).map(([collection, { serving, fault }]) => ({
        collection,
        serving,
        behind: serving !== (newest.get(collection) ?? null),
        fault,
      })),
    }))
    const rows = data.flatMap(({ host, process, version, releases }) =>
      releases.map(({ collection, serving, behind, fault }) => [
        host,
        String(process),
        version,
        collection,
        serving?.slice(0, SHOWN_DIGITS) ?? 'nothing',
        behind ? `behind ${fault ?? ''}`.trim() : '',
      ]),
    )
    return {
      json: { data },
      text:
        data.length === 0
          ? 'No service runs on this database.'
          : formatTable([['HOST', 'PROCESS', 'VERSION', 'COLLECTION', 'SERVES', ''], ...rows]),
    }
  },
}

const SHOWN_DIGITS = 12
