import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MessageTables } from '../messages/index.ts'
import { makeSealer, OperatorFault, type Migration, type SealingKey, type Store } from '../platform/index.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

type CheckTables = { secret_checks: { name: string; value: string } }
type Mode = Settings['ROTUNDA_DELIVERY']

/** Rows that tell the right secrets from others and reveal none of them. */
export const secretChecksMigration: Migration = {
  name: 'secret_checks',
  up: async (trx) => {
    await trx.schema
      .createTable('secret_checks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}

/**
 * Throws an OperatorFault unless these are the first secrets of this database in this mode. With other secrets, the
 * service would know no key and could open no message. Rows for new sealing keys are added.
 */
export const checkSecrets = async (store: Store, mode: Mode, secrets: Secrets): Promise<void> => {
  const known = await readChecks(store, mode)
  const faults = findFaults(known, secrets)
  if (faults.length === 0 && !hasSealingKeys(known))
    faults.push(...(await findUnopened(store, mode, secrets)))
  if (faults.length > 0) throw new OperatorFault('unavailable', [...faults, WAY_OUT].join('\n'))
  if (secrets.sealingKeys.every(({ id }) => known.has(keyName(id)))) return
  await remember(store, mode, secrets)
  // Another process, with other secrets, may have been first.
  await checkSecrets(store, mode, secrets)
}

const findFaults = (known: ReadonlyMap<string, string>, { pepper, sealingKeys }: Secrets): string[] => {
  const print = known.get(PEPPER)
  const fits = print === undefined || isSame(print, fingerprint(pepper))
  return [...(fits ? [] : [PEPPER_DIFFERS]), ...findKeyFaults(known, sealingKeys)]
}

/** Throws unless the database answers a query on a table. SQLite answers a query for the time without the file. */
export const askDatabase = async (store: Store): Promise<void> => {
  await store.db<CheckTables>().selectFrom('secret_checks').select('name').limit(1).execute()
}

/** Deletes the rows of lost secrets, so that the next start sets its own. Returns the number of deleted rows. */
export const forgetSecrets = (store: Store, mode: Mode): Promise<number> =>
  store.write<CheckTables, number>(async (trx) => {
    const gone = await trx.deleteFrom('secret_checks').where('name', 'like', `${mode}/%`).executeTakeFirst()
    return Number(gone.numDeletedRows)
  })

const CHECK_TEXT = 'rotunda'
const PEPPER = 'pepper'
const keyName = (id: number): string => `sealing-key/${id}`
const hasSealingKeys = (known: ReadonlyMap<string, string>): boolean =>
  [...known.keys()].some((name) => name.startsWith('sealing-key/'))

const fingerprint = (pepper: Uint8Array): string =>
  createHmac('sha256', pepper).update('fingerprint of the pepper').digest('hex')

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const sealCheck = (key: SealingKey): string => {
  const sealed = makeSealer([key]).seal(CHECK_TEXT, keyName(key.id))
  return JSON.stringify([sealed.key, sealed.body].map((bytes) => Buffer.from(bytes).toString('base64')))
}

const opensCheck = (key: SealingKey, value: string): boolean => {
  // Written by `sealCheck`.
  const [sealedKey = '', body = ''] = JSON.parse(value) as string[]
  const sealed = { key: Buffer.from(sealedKey, 'base64'), body: Buffer.from(body, 'base64') }
  try {
    return makeSealer([key]).open(sealed, keyName(key.id)) === CHECK_TEXT
  } catch {
    // Another key sealed it. The cipher says no more than that.
    return false
  }
}

const findKeyFaults = (known: ReadonlyMap<string, string>, keys: readonly SealingKey[]): string[] => {
  const checked = keys.flatMap((key) => {
    const value = known.get(keyName(key.id))
    return value === undefined ? [] : [{ id: key.id, fits: opensCheck(key, value) }]
  })
  const wrong = checked.filter(({ fits }) => !fits).map(({ id }) => wrongKey(id))
  if (wrong.length > 0 || checked.length > 0 || !hasSealingKeys(known)) return wrong
  const numbers = [...known.keys()]
    .filter((name) => name.startsWith('sealing-key/'))
    .map((name) => name.slice(12))
  return [
    `ROTUNDA_SEALING_KEYS holds none of the keys that this database was sealed with (${numbers.join(', ')}): add the key that was used last after the new key.`,
  ]
}

/** Checks a database without rows: the last sealed message must open. */
const findUnopened = async (store: Store, mode: Mode, { sealer }: Secrets): Promise<string[]> => {
  const messages = store.db<MessageTables>().selectFrom('messages').where('mode', '=', mode).limit(1)
  // Every role of PostgreSQL may read a state, and few the key of a text.
  if ((await messages.select('state').executeTakeFirst()) === undefined) return []
  const row = await messages
    .select(['id', 'sealed_key', 'sealed_body'])
    .where('sealed_body', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
    .catch(explainDenied)
  if (!row?.sealed_key || !row.sealed_body) return []
  try {
    sealer.open({ key: row.sealed_key, body: row.sealed_body }, row.id)
    return []
  } catch {
    // Another key sealed it, as above.
    return ['ROTUNDA_SEALING_KEYS cannot open the messages of this database.']
  }
}

const explainDenied = (cause: unknown): never => {
  if (!(cause instanceof Error && 'code' in cause && cause.code === INSUFFICIENT_PRIVILEGE)) throw cause
  throw new OperatorFault(
    'unavailable',
    'This role of PostgreSQL cannot check the secrets of a database with messages: start a process of the job message or deliver first.',
    { cause },
  )
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** Faults of secrets that are not those of a backup. `checks`: rows of its database. */
export const findOtherSecrets = (
  checks: Readonly<Record<string, string>>,
  mode: Mode,
  secrets: Secrets,
): string[] => findFaults(ofMode(Object.entries(checks), mode), secrets)

const ofMode = (rows: readonly (readonly [string, string])[], mode: Mode): ReadonlyMap<string, string> =>
  new Map(
    rows
      .filter(([name]) => name.startsWith(`${mode}/`))
      .map(([name, value]) => [name.slice(mode.length + 1), value]),
  )

const readChecks = async (store: Store, mode: Mode): Promise<ReadonlyMap<string, string>> => {
  const rows = await store.db<CheckTables>().selectFrom('secret_checks').selectAll().execute()
  return ofMode(
    rows.map(({ name, value }) => [name, value]),
    mode,
  )
}

/** Adds missing rows. The first process sets them for all. A process with another pepper adds nothing. */
const remember = (store: Store, mode: Mode, { pepper, sealingKeys }: Secrets): Promise<undefined> =>
  store.write<CheckTables, undefined>(async (trx) => {
    const keep = (name: string, value: string) =>
      trx
        .insertInto('secret_checks')
        .values({ name: `${mode}/${name}`, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    await keep(PEPPER, fingerprint(pepper))
    const kept = await trx
      .selectFrom('secret_checks')
      .select('value')
      .where('name', '=', `${mode}/${PEPPER}`)
      .executeTakeFirstOrThrow()
    if (!isSame(kept.value, fingerprint(pepper))) return undefined
    for (const key of sealingKeys) await keep(keyName(key.id), sealCheck(key))
    return undefined
  })

const PEPPER_DIFFERS =
  'ROTUNDA_KEY_PEPPER is not the pepper with which the keys of this database were issued: the service would know none of them.'
const wrongKey = (id: number): string =>
  `ROTUNDA_SEALING_KEYS: key ${id} is not the key ${id} with which messages of this database were sealed.`
const WAY_OUT =
  'Nothing was started. A sandbox without these settings keeps its secrets in secrets.json of ROTUNDA_DATA: restore that file. ' +
  'If the secrets are lost for good, "npm run rotunda -- secrets forget" says what that costs.'
