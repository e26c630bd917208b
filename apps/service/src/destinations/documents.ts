import { createHash } from 'node:crypto'
import { Freshness } from '@rotunda/contract'
import { Parse } from 'typebox/value'
import type { Migration, Store } from '../platform/index.ts'

export type StoredDocument = {
  readonly body: string
  /** UTC instant; null for a document that was never retrieved. */
  readonly retrievedAt: string | null
  readonly source: string
}

type Tables = {
  documents: { name: string; body: string; sha256: string; retrieved_at: string | null; source: string }
}

/** Holds one row for each document that is replaced as a whole: the roster, and each gateway's list of offices. */
export const documentsMigration: Migration = {
  name: 'documents',
  up: async (trx) => {
    await trx.schema
      .createTable('documents')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('retrieved_at', 'text')
      .addColumn('source', 'text', (column) => column.notNull())
      .execute()
  },
}

/** SHA-256 of the stored body: enough to notice a change without reading the body. */
export const findRevision = async (store: Store, name: string): Promise<string | undefined> => {
  const row = await store
    .db<Tables>()
    .selectFrom('documents')
    .select('sha256')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.sha256
}

/** A stored document; `sha256` is its revision. */
export type FoundDocument = Pick<Tables['documents'], 'body' | 'sha256' | 'source'>

export const findStored = async (store: Store, name: string): Promise<FoundDocument | undefined> =>
  store
    .db<Tables>()
    .selectFrom('documents')
    .select(['body', 'sha256', 'source'])
    .where('name', '=', name)
    .executeTakeFirst()

/** Replaces the whole document. If it no longer has the revision `replacing`, changes nothing and returns false. */
export const replaceDocument = (
  store: Store,
  name: string,
  document: StoredDocument,
  replacing: string | undefined,
): Promise<boolean> => {
  const { body, retrievedAt, source } = document
  const row = { body, sha256: digest(body), retrieved_at: retrievedAt, source }
  return store.write<Tables, boolean>(async (trx) => {
    const done =
      replacing === undefined
        ? await trx
            .insertInto('documents')
            .values({ name, ...row })
            .onConflict((conflict) => conflict.column('name').doNothing())
            .executeTakeFirst()
        : await trx
            .updateTable('documents')
            .set(row)
            .where('name', '=', name)
            .where('sha256', '=', replacing)
            .executeTakeFirst()
    return changedRows(done) === 1n
  })
}

const changedRows = (done: { numUpdatedRows: bigint } | { numInsertedOrUpdatedRows?: bigint | undefined }) =>
  'numUpdatedRows' in done ? done.numUpdatedRows : done.numInsertedOrUpdatedRows

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Freshness of the last list of open dockets. Each process keeps its own list, but all of them know how recent the last
 * one is.
 */
export type DocketFreshness = {
  /** Undefined if no process has fetched the list yet. */
  find(): Promise<Freshness | undefined>
  save(freshness: Freshness): Promise<void>
}

/** `mode` keeps lists from simulators apart from real ones. */
export const makeDocketFreshness = (store: Store, mode: string): DocketFreshness => {
  const name = `dockets/${mode}`
  return {
    find: async () => {
      const found = await findStored(store, name)
      return found && Parse(Freshness, JSON.parse(found.body))
    },
    save: async (freshness) => {
      const earlier = await findStored(store, name)
      const { source, retrieved_at: retrievedAt } = freshness
      const document = { body: JSON.stringify(freshness), retrievedAt, source }
      // A false answer means that a quicker process has stored a list just as fresh.
      await replaceDocument(store, name, document, earlier?.sha256)
    },
  }
}
