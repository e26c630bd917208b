import { setTimeout } from 'node:timers/promises'
import type { Store } from '../platform/index.ts'
import { countServing, listServices, type RunningService } from '../releases/publish/index.ts'
import { formatTable } from '../wiring/format-table.ts'

type Wanted = { readonly collection: string; readonly release: string }

const LOOK_MILLISECONDS = 250
const PATIENCE_MILLISECONDS = 60_000

/** Waits until every service that holds the release serves it, for a minute at most. Returns the running services. */
export const untilServed = async (
  store: Store,
  { collection, release }: Wanted,
): Promise<readonly RunningService[]> => {
  const until = performance.now() + PATIENCE_MILLISECONDS
  for (;;) {
    const services = (await listServices(store)).filter(({ releases }) => releases[collection] !== undefined)
    const isOpening = services.some(({ releases: { [collection]: of } }) => {
      const holds = of?.holds.includes(release) === true
      return holds && of.serving !== release
    })
    if (!isOpening || performance.now() >= until) return services
    await setTimeout(LOOK_MILLISECONDS)
  }
}

type Listed = Pick<RunningService, 'id' | 'host' | 'process' | 'version'> &
  Readonly<Record<'serving' | 'fault', string | null>>

/** Says which of the running services serve a release. */
export const describeServices = (services: readonly RunningService[], { collection, release }: Wanted) => {
  const list = services.map(({ id, host, process, version, releases: { [collection]: of } }): Listed => ({
    id,
    host,
    process,
    version,
    serving: of?.serving ?? null,
    fault: of?.fault ?? null,
  }))
  const spread = countServing(services, collection, release)
  return { json: { ...spread, list }, text: sayServed(list, spread.serving) }
}

const sayServed = (list: readonly Listed[], serving: number): string => {
  if (list.length === 0) return 'No service runs: the next service to start serves it.'
  if (list.length === 1 && serving === 1) return 'The running service serves it.'
  if (serving === list.length) return `All ${serving} running services serve it.`
  const summary =
    list.length === 1
      ? 'The running service does not serve it yet:'
      : `${serving} of ${list.length} running services serve it:`
  return [
    summary,
    formatTable([
      ['HOST', 'PROCESS', 'VERSION', 'SERVES', 'REASON'],
      ...list.map((one) => [
        one.host,
        String(one.process),
        one.version,
        one.serving?.slice(0, SHOWN_DIGITS) ?? 'nothing',
        one.fault ?? '',
      ]),
    ]),
  ].join('\n')
}

const SHOWN_DIGITS = 12
