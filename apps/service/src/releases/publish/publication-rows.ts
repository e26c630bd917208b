import { sql, type Selectable } from 'kysely'
import { parseJson, type Migration, type Store } from '../../platform/index.ts'
import type { EndedRelease, Publication } from '../release.ts'
import { formatPublication, type NumberedAct } from './publications.ts'
import { listRunning, type ServiceTables } from './service-rows.ts'

/** An act of publishing in the database. */
export type PublicationRow = Publication & {
  /** Numbers of a collection go up by one. */
  readonly number: number
  readonly announcedAt: Date
  /** Whether every service serves it now. Until then `published_at` is the time of the announcement. */
  readonly isCurrent: boolean
}

type PublicationTables = {
  publications: {
    collection: string
    number: number
    release: string
    /** The act as the file of `publications/` has it. */
    act: string
    announced_at: number
    /** Latest time at which it becomes current, whether or not every service holds it. */
    due_at: number
    published_at: number | null
  }
  release_endings: { collection: string; release: string; ended_at: number; notice: string; summary: string }
}

/** Publications, endings, and what each running service holds. */
export const publicationsMigration: Migration = {
  name: 'publications',
  up: async (trx) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(trx)
  },
}

const STATEMENTS = [
  `create table publications (
    collection text not null, number bigint not null, release text not null, act text not null,
    announced_at bigint not null, due_at bigint not null, published_at bigint, primary key (collection, number))`,
  `create table release_endings (
    collection text not null, release text not null, ended_at bigint not null, notice text not null,
    summary text not null, primary key (collection, release))`,
  `create table services (
    id text primary key, host text not null, process bigint not null, version text not null,
    started_at bigint not null, seen_at bigint not null, releases text not null)`,
]

/** Adds the roles of each service. A version without roles reports none. */
export const serviceRolesMigration: Migration = {
  name: 'service_roles',
  needs: null,
  up: async (trx) => {
    await trx.schema
      .alterTable('services')
      .addColumn('roles', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}

/** Lists the acts of a collection, the newest first. */
export const listPublicationRows = async (store: Store, collection: string): Promise<PublicationRow[]> => {
  const rows = await store
    .db<PublicationTables>()
    .selectFrom('publications')
    .selectAll()
    .where('collection', '=', collection)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(readRow)
}

/** Finds the newest publication that is current, by the name of its collection. */
export const listNewest = async (store: Store): Promise<ReadonlyMap<string, string>> => {
  const rows = await store
    .db<PublicationTables>()
    .selectFrom('publications')
    .select(['collection', 'release'])
    .where('published_at', 'is not', null)
    .orderBy('number')
    .execute()
  return new Map(rows.map(({ collection, release }) => [collection, release]))
}

const readRow = (row: Selectable<PublicationTables['publications']>): PublicationRow => ({
  // Only this file writes the column.
  ...(parseJson(row.act) as Publication),
  ...(row.published_at !== null && { published_at: new Date(row.published_at).toISOString() }),
  number: row.number,
  announcedAt: new Date(row.announced_at),
  isCurrent: row.published_at !== null,
})

/** Changes whenever a publication, an ending or a switch is recorded for any collection. */
export const findEdition = async (store: Store): Promise<string> => {
  const db = store.db<PublicationTables>()
  const { announced, published } = await db
    .selectFrom('publications')
    .select(({ fn }) => [
      fn.countAll<number>().as('announced'),
      fn.count<number>('published_at').as('published'),
    ])
    .executeTakeFirstOrThrow()
  const { ended } = await db
    .selectFrom('release_endings')
    .select(({ fn }) => fn.countAll<number>().as('ended'))
    .executeTakeFirstOrThrow()
  return [announced, published, ended].join(' ')
}

type Announcement = {
  readonly collection: string
  readonly number: number
  readonly publication: Publication
  /** Seconds after which it becomes current even if a service lacks it. */
  readonly waitSeconds: number
}

/** Announces a release. Returns false, and changes nothing, if another process took the number first. */
export const announce = async (
  store: Store,
  { collection, number, publication, waitSeconds }: Announcement,
): Promise<boolean> => {
  const at = (await store.now()).getTime()
  const row = {
    collection,
    number,
    release: publication.release,
    act: formatPublication(publication),
    announced_at: at,
    due_at: at + waitSeconds * 1000,
    published_at: null,
  }
  return store.write<PublicationTables, boolean>(async (trx) => {
    const added = await trx
      .insertInto('publications')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst()
    return added !== undefined
  })
}

/**
 * Makes the oldest announced release of a collection current, if every running service holds it or its time is due. Any
 * process may call it, so an announcement outlives the command that made it.
 */
export const switchDue = async (store: Store, collection: string): Promise<boolean> => {
  const now = await store.now()
  return store.write<PublicationTables & ServiceTables, boolean>(async (trx) => {
    const next = await trx
      .selectFrom('publications')
      .select(['number', 'release', 'due_at'])
      .where('collection', '=', collection)
      .where('published_at', 'is', null)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
    if (next === undefined) return false
    const lacking = (await listRunning(trx, now)).filter(({ releases }) => {
      const known = releases[collection]
      return known !== undefined && !known.holds.includes(next.release)
    })
    if (lacking.length > 0 && now.getTime() < next.due_at) return false
    const switched = await trx
      .updateTable('publications')
      .set({ published_at: now.getTime() })
      .where('collection', '=', collection)
      .where('number', '=', next.number)
      .where('published_at', 'is', null)
      .returning('number')
      .executeTakeFirst()
    return switched !== undefined
  })
}

/**
 * Records acts that an earlier version kept in files alone, up to the first number that another folder took for another
 * release: the acts after it belong to another history.
 */
export const importActs = (
  store: Store,
  collection: string,
  acts: readonly NumberedAct[],
): Promise<undefined> =>
  store.write<PublicationTables, undefined>(async (trx) => {
    for (const { number, publication } of acts) {
      const at = Date.parse(publication.published_at)
      const act = formatPublication(publication)
      const times = { announced_at: at, due_at: at, published_at: at }
      const added = await trx
        .insertInto('publications')
        .values({ collection, number, release: publication.release, act, ...times })
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .executeTakeFirst()
      if (added !== undefined) continue
      const { release } = await trx
        .selectFrom('publications')
        .select('release')
        .where('collection', '=', collection)
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      if (release !== publication.release) return undefined
    }
    return undefined
  })

export const listEndings = async (store: Store, collection: string): Promise<EndedRelease[]> => {
  const rows = await store
    .db<PublicationTables>()
    .selectFrom('release_endings')
    .select(['ended_at', 'notice', 'summary'])
    .where('collection', '=', collection)
    .execute()
  return rows.map(({ ended_at, notice, summary }) => ({
    ended_at: new Date(ended_at).toISOString(),
    notice,
    // Only `recordEnding` writes the column.
    summary: parseJson(summary) as EndedRelease['summary'],
  }))
}

/** Records that the serving of a release was ended; again, it changes nothing. */
export const recordEnding = (
  store: Store,
  collection: string,
  { ended_at, notice, summary }: EndedRelease,
): Promise<undefined> =>
  store.write<PublicationTables, undefined>(async (trx) => {
    const row = {
      collection,
      release: summary.id,
      ended_at: Date.parse(ended_at),
      notice,
      summary: JSON.stringify(summary),
    }
    await trx
      .insertInto('release_endings')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
