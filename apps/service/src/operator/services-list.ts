import { listNewest, listServices, listSilent } from '../releases/publish/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import { ROLES } from '../wiring/roles.ts'
import type { Command } from './command.ts'

export const servicesList: Command = {
  words: 'services list',
  onlyLooks: true,
  summary:
    'List the running services, their roles, and the release of each collection that each of them serves.',
  details:
    'A service is behind while it does not serve the newest publication. A service that said nothing for 20 seconds is silent: it was killed, is stopped, or cannot reach the database. Nothing waits for it.',
  examples: ['services list', 'services list --json'],
  options: [],
  run: async (_line, { store }) => {
    const [services, silent] = [await listServices(store), await listSilent(store)]
    const newest = await listNewest(store)
    const data = [...services, ...silent].map(({ releases, startedAt, seenAt, ...service }) => ({
      ...service,
      started_at: startedAt.toISOString(),
      seen_at: seenAt.toISOString(),
      silent: silent.some(({ id }) => id === service.id),
      releases: Object.entries(releases).map(([collection, { serving, fault }]) => ({
        collection,
        serving,
        behind: serving !== (newest.get(collection) ?? null),
        fault,
      })),
    }))
    const rows = data.flatMap(({ host, process, version, roles, silent: isSilent, seen_at, releases }) => {
      const service = [
        host,
        String(process),
        version,
        roles.length === ROLES.length ? 'all' : roles.join(','),
      ]
      const silence = isSilent ? `silent since ${seen_at}` : ''
      if (releases.length === 0) return [[...service, '', '', silence]]
      return releases.map(({ collection, serving, behind, fault }) => [
        ...service,
        collection,
        serving?.slice(0, SHOWN_DIGITS) ?? 'nothing',
        behind && !isSilent ? `behind: ${fault ?? 'prepares it'}` : silence,
      ])
    })
    return {
      json: { data },
      text:
        data.length === 0
          ? 'No service runs on this database.'
          : formatTable([['HOST', 'PROCESS', 'VERSION', 'ROLES', 'COLLECTION', 'SERVES', ''], ...rows]),
    }
  },
}

const SHOWN_DIGITS = 12
