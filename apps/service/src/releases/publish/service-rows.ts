import type { Kysely } from 'kysely'
import { parseJson, type Store } from '../../platform/index.ts'
import { PUBLICATION_LIMITS } from '../limits.ts'

/** Releases of one collection in one service. */
export type ServedReleases = {
  /** Id of the release that it answers from; null while it serves none. */
  readonly serving: string | null
  /** Ids of the announced and newest releases that it could serve at once. */
  readonly holds: readonly string[]
  /** Reason why it does not hold the newest release; null if it does, or still prepares it. */
  readonly fault: string | null
}

/** A process of the service, by its latest report. */
export type RunningService = {
  readonly id: string
  readonly host: string
  readonly process: number
  readonly version: string
  readonly startedAt: Date
  readonly seenAt: Date
  /** Empty for a process of a version without roles. */
  readonly roles: readonly string[]
  /** By the name of the collection. */
  readonly releases: Readonly<Record<string, ServedReleases>>
}

export type ServiceTables = {
  services: {
    id: string
    host: string
    process: number
    version: string
    started_at: number
    seen_at: number
    releases: string
    roles: string
  }
}

const SILENT_MILLISECONDS = PUBLICATION_LIMITS.silentSeconds.value * 1000
const DAY_MILLISECONDS = 86_400_000

/** Reports a service. Reports of processes that ended without a word are removed after a day. */
export const reportService = async (
  store: Store,
  { startedAt, releases, roles, ...service }: Omit<RunningService, 'seenAt'>,
): Promise<void> => {
  const at = (await store.now()).getTime()
  const row = {
    ...service,
    started_at: startedAt.getTime(),
    seen_at: at,
    releases: JSON.stringify(releases),
    roles: roles.join(','),
  }
  await store.write<ServiceTables, undefined>(async (trx) => {
    await trx
      .deleteFrom('services')
      .where('seen_at', '<', at - DAY_MILLISECONDS)
      .execute()
    await trx
      .insertInto('services')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ seen_at: row.seen_at, releases: row.releases }),
      )
      .execute()
  })
}

/** Removes the report of a service that ends. */
export const dropService = (store: Store, id: string): Promise<undefined> =>
  store.write<ServiceTables, undefined>(async (trx) => {
    await trx.deleteFrom('services').where('id', '=', id).execute()
  })

/** Lists the services that reported within the last 20 seconds, by host and process. */
export const listServices = async (store: Store): Promise<RunningService[]> =>
  listRunning(store.db<ServiceTables>(), await store.now())

/** Lists the services that ended without a word, or are stopped, within the last day. */
export const listSilent = async (store: Store): Promise<RunningService[]> => {
  const until = (await store.now()).getTime() - SILENT_MILLISECONDS
  const rows = await store
    .db<ServiceTables>()
    .selectFrom('services')
    .selectAll()
    .where('seen_at', '<=', until)
    .where('seen_at', '>', until - DAY_MILLISECONDS)
    .orderBy('host')
    .orderBy('process')
    .execute()
  return rows.map(readService)
}

/** Lists the running services in the transaction of a switch. */
export const listRunning = async (
  db: Pick<Kysely<ServiceTables>, 'selectFrom'>,
  now: Date,
): Promise<RunningService[]> => {
  const rows = await db
    .selectFrom('services')
    .selectAll()
    .where('seen_at', '>', now.getTime() - SILENT_MILLISECONDS)
    // A clock that was set back does not keep a process that ended.
    .where('seen_at', '<', now.getTime() + SILENT_MILLISECONDS)
    .orderBy('host')
    .orderBy('process')
    .execute()
  return rows.map(readService)
}

const readService = ({
  started_at,
  seen_at,
  releases,
  roles,
  ...row
}: ServiceTables['services']): RunningService => ({
  ...row,
  startedAt: new Date(started_at),
  seenAt: new Date(seen_at),
  roles: roles === '' ? [] : roles.split(','),
  // Only `reportService` writes the column.
  releases: parseJson(releases) as RunningService['releases'],
})

export type Spread = {
  readonly running: number
  /** Services that serve the newest publication. */
  readonly serving: number
}

/** Counts the running services of a collection, and those that serve this release. */
export const countServing = (
  services: readonly RunningService[],
  collection: string,
  release: string | undefined,
): Spread => {
  const all = services.flatMap(({ releases: { [collection]: of } }) => of ?? [])
  return { running: all.length, serving: all.filter(({ serving }) => serving === release).length }
}
