import { sql, type Selectable } from 'kysely'
import { makeId, type Migration, type Store } from '../platform/index.ts'
import { ASKED_BUILD_LIMITS } from './limits.ts'

/** A build that an operator asked the role `keep` for. It stays in the list for 90 days after its end. */
export type AskedBuild = {
  readonly id: string
  readonly collection: string
  readonly state: 'waiting' | 'building' | 'built' | 'failed'
  readonly askedBy: string
  readonly askedAt: Date
  /** Processes that began it. More than one if processes ended in its midst. */
  readonly tries: number
  readonly endedAt: Date | null
  /** Id of the release that it made. */
  readonly release: string | null
  /** Fault of a failed build, or the failed checks of a release. */
  readonly reason: string | null
}

/** End of a build. */
export type BuildEnd = Pick<AskedBuild, 'reason'> &
  ({ readonly state: 'built'; readonly release: string } | { readonly state: 'failed' | 'waiting' })

type BuildTables = {
  asked_builds: {
    id: string
    collection: string
    state: AskedBuild['state']
    asked_by: string
    asked_at: number
    tries: number
    ended_at: number | null
    release: string | null
    reason: string | null
  }
}

export const askedBuildsMigration: Migration = {
  name: 'asked builds',
  needs: null,
  up: async (trx) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(trx)
  },
}

const STATEMENTS = [
  `create table asked_builds (
    id text primary key, collection text not null, state text not null, asked_by text not null,
    asked_at bigint not null, tries bigint not null, ended_at bigint, release text, reason text)`,
  `create unique index asked_builds_waiting on asked_builds (collection) where state = 'waiting'`,
]

const MOST_TRIES = ASKED_BUILD_LIMITS.tries.value
const KEPT_MILLISECONDS = ASKED_BUILD_LIMITS.keptDays.value * 86_400_000
const MOST_LISTED = ASKED_BUILD_LIMITS.listed.value

/** Asks for a build. A collection that waits already keeps its row. */
export const askForBuild = async (
  store: Store,
  { collection, actor }: { readonly collection: string; readonly actor: string },
): Promise<AskedBuild> => {
  const at = await store.now()
  const row = {
    id: makeId('build', at),
    collection,
    state: 'waiting',
    asked_by: actor,
    asked_at: at.getTime(),
    tries: 0,
  } as const
  const found = await store.write<BuildTables, Row | undefined>(async (trx) => {
    await trx
      .insertInto('asked_builds')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return trx
      .selectFrom('asked_builds')
      .selectAll()
      .where('collection', '=', collection)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
  })
  // A process took the waiting row at this moment.
  return found === undefined ? askForBuild(store, { collection, actor }) : readRow(found)
}

/** Lists the builds, the last asked first. */
export const listAskedBuilds = async (store: Store): Promise<AskedBuild[]> => {
  const rows = await store
    .db<BuildTables>()
    .selectFrom('asked_builds')
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(readRow)
}

/** Whether a build waits, or its process may have ended. */
export const isBuildOpen = async (store: Store): Promise<boolean> =>
  (await store
    .db<BuildTables>()
    .selectFrom('asked_builds')
    .select('id')
    .where('state', 'in', ['waiting', 'building'])
    .executeTakeFirst()) !== undefined

/** Takes the build that waits longest. Only the process with the lease of these builds calls it. */
export const takeBuild = (store: Store): Promise<AskedBuild | undefined> =>
  store.write<BuildTables, AskedBuild | undefined>(async (trx) => {
    const next = await trx
      .selectFrom('asked_builds')
      .select('id')
      .where('state', '=', 'waiting')
      .orderBy('asked_at')
      .orderBy('id')
      .executeTakeFirst()
    if (next === undefined) return undefined
    const taken = await trx
      .updateTable('asked_builds')
      .set((eb) => ({ state: 'building', tries: eb('tries', '+', 1) }))
      .where('id', '=', next.id)
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst()
    return taken && readRow(taken)
  })

/** Lists the builds whose process ended in their midst: the caller has the lease, so no process builds. */
export const listOrphans = async (store: Store): Promise<AskedBuild[]> => {
  const rows = await store
    .db<BuildTables>()
    .selectFrom('asked_builds')
    .selectAll()
    .where('state', '=', 'building')
    .execute()
  return rows.map(readRow)
}

/**
 * Writes the end of a build, unless another process has taken it meanwhile. A build that shall wait again fails where a
 * later one of its collection waits, or it was begun too often.
 */
export const endBuild = async (
  store: Store,
  { id, collection, tries }: Pick<AskedBuild, 'id' | 'collection' | 'tries'>,
  end: BuildEnd,
): Promise<BuildEnd['state'] | undefined> => {
  const now = (await store.now()).getTime()
  return store.write<BuildTables, BuildEnd['state'] | undefined>(async (trx) => {
    const later = await trx
      .selectFrom('asked_builds')
      .select('id')
      .where('collection', '=', collection)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    const state =
      end.state === 'waiting' && (later !== undefined || tries >= MOST_TRIES) ? 'failed' : end.state
    const written = await trx
      .updateTable('asked_builds')
      .set({
        state,
        ended_at: state === 'waiting' ? null : now,
        reason: end.reason,
        ...(end.state === 'built' && { release: end.release }),
      })
      .where('id', '=', id)
      .where('state', '=', 'building')
      .where('tries', '=', tries)
      .executeTakeFirst()
    return written.numUpdatedRows === 1n ? state : undefined
  })
}

/** Removes the builds that ended long ago. */
export const forgetBuilds = (store: Store, now: Date): Promise<unknown> =>
  store.write<BuildTables, unknown>((trx) =>
    trx
      .deleteFrom('asked_builds')
      .where('ended_at', '<', now.getTime() - KEPT_MILLISECONDS)
      .execute(),
  )

type Row = Selectable<BuildTables['asked_builds']>

const readRow = ({ asked_by, asked_at, ended_at, ...row }: Row): AskedBuild => ({
  ...row,
  askedBy: asked_by,
  askedAt: new Date(asked_at),
  endedAt: ended_at === null ? null : new Date(ended_at),
})
