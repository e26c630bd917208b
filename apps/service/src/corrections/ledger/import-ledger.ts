import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { OperatorFault, type Store } from '../../platform/index.ts'
import { addLines, lockChain, readClock, readFacts, readLines, type NewLine } from './ledger-chain.ts'
import type { LedgerTables } from './ledger-tables.ts'
import { parseLedger } from './parse-ledger.ts'
import { readLedger } from './read-ledger.ts'

type LedgerFile = {
  readonly collection: string
  /** Name of the file, for the message of a fault. */
  readonly file: string
  readonly bytes: Uint8Array
}

/**
 * Takes the lines of a file into the ledger that follow the ones it has. Returns their number. Throws an OperatorFault
 * for a file that does not begin with the whole ledger, and for lines that would stop builds. `now` is the time of the
 * store.
 */
export const importLedger = (
  store: Pick<Store, 'engine' | 'write'>,
  { collection, file, bytes }: LedgerFile,
  now: Date,
): Promise<number> =>
  store.write<LedgerTables, number>(async (trx) => {
    const { exported_sha256, floor } = await lockChain(trx, store.engine, collection)
    if (exported_sha256 === digestOf(bytes)) return 0
    const had = await readLines(trx, collection)
    const added = splitNew(had, Buffer.from(bytes), file)
    const clock = (await readClock(trx, store.engine, now)).toISOString()
    // The first import takes the lines that releases were built from before.
    const bounds = { file, clock, floor: had.length === 0 ? '' : floor }
    const lines = readNew(had, Buffer.from(bytes), added, bounds)
    await addLines(trx, collection, lines)
    await noteFile(trx, { collection, bytes }, now)
    return lines.filter(({ correction_id: id }) => id !== null).length
  })

/** Notes that these bytes of the ledger are in its file, so that builds know the file. */
export const noteExport = (
  store: Pick<Store, 'engine' | 'write'>,
  exported: Omit<LedgerFile, 'file'>,
  now: Date,
): Promise<undefined> =>
  store.write<LedgerTables, undefined>(async (trx) => {
    await lockChain(trx, store.engine, exported.collection)
    await noteFile(trx, exported, now)
    return undefined
  })

const noteFile = async (
  trx: Transaction<LedgerTables>,
  { collection, bytes }: Omit<LedgerFile, 'file'>,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('ledger_chains')
    .set({ exported_sha256: digestOf(bytes), exported_at: now.getTime() })
    .where('collection', '=', collection)
    .execute()
}

/** True for a file that was imported, or exported last. A file that never was is known while it is empty. */
export const isKnownFile = async (
  store: Pick<Store, 'db'>,
  { collection, bytes }: Omit<LedgerFile, 'file'>,
): Promise<boolean> => {
  const chain = await store
    .db<LedgerTables>()
    .selectFrom('ledger_chains')
    .select('exported_sha256')
    .where('collection', '=', collection)
    .executeTakeFirst()
  const known = chain?.exported_sha256 ?? null
  return known === null ? bytes.length === 0 : known === digestOf(bytes)
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Returns the lines of the file that follow the ledger, each with its line break. */
const splitNew = (had: Buffer, bytes: Buffer, file: string): Buffer[] => {
  const rest = bytes.subarray(had.length)
  const isOpen = had.length > 0 && had.at(-1) !== LINE_FEED
  // A line without a line break would become another one by the bytes that follow.
  const goesOn = isOpen && rest.length > 0 && !/^\r?\n/.test(rest.subarray(0, 2).toString('latin1'))
  if (!bytes.subarray(0, had.length).equals(had) || goesOn)
    throw new OperatorFault('invalid_query', describeOther(had, bytes, file))
  // The missing line break is the beginning of the first new line.
  return splitLines(rest, isOpen ? rest.indexOf(LINE_FEED) + 1 : 0)
}

const LINE_FEED = 0x0a

const splitLines = (bytes: Buffer, firstBegins: number): Buffer[] => {
  const lines: Buffer[] = []
  let search = firstBegins
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, search)
    const next = end === -1 ? bytes.length : end + 1
    lines.push(bytes.subarray(from, next))
    from = next
    search = next
  }
  return lines
}

const describeOther = (had: Buffer, bytes: Buffer, file: string): string => {
  const [ledger, given] = [had, bytes].map((text) => text.toString('latin1').split('\n'))
  const line = (ledger?.findIndex((one, index) => one !== given?.[index]) ?? 0) + 1
  return (
    `Nothing was imported: ${file} does not begin with the ledger of the database, from line ${line} on. ` +
    'Lines of the ledger are never changed or removed, and "corrections withdraw" takes a line back. Keep your new lines ' +
    'in another file, run "corrections export", add the new lines at the end with the present time, and import again.'
  )
}

type Bounds = { readonly file: string; readonly floor: string; readonly clock: string }

const readNew = (had: Buffer, bytes: Buffer, added: readonly Buffer[], bounds: Bounds): NewLine[] => {
  const text = bytes.toString('utf8')
  parseLedger(text, bounds.file)
  const withdrawn = new Set(readLedger(text).withdrawals.map(({ withdraws }) => withdraws))
  const above = splitLines(had, 0).length
  return added.map((line, index) => readNewLine(line, above + index + 1, withdrawn, bounds))
}

const readNewLine = (
  bytes: Buffer,
  number: number,
  withdrawn: ReadonlySet<string>,
  { file, floor, clock }: Bounds,
): NewLine => {
  const { id, about, time } = readFacts(bytes)
  const line = { bytes, correction_id: about, report: null }
  if (time === null) return { ...line, entered_at: null }
  // A withdrawn line may be dated in the future, and then sets no bound for the lines below.
  if (id !== null && withdrawn.has(id)) return { ...line, entered_at: time > clock ? null : time }
  const fault = findFault(time, floor, clock)
  if (fault === undefined) return { ...line, entered_at: time }
  throw new OperatorFault('invalid_query', `Nothing was imported: ${file}, line ${number}, ${fault}`)
}

const findFault = (time: string, floor: string, clock: string): string | undefined => {
  if (time > clock)
    return `has an entered_at in the future: the database has ${clock}. Import the line later.`
  if (time >= floor) return undefined
  return (
    `has an entered_at before ${floor}: a release was built without the line from a document that was retrieved then. ` +
    'Give the line the time at which you write it.'
  )
}
