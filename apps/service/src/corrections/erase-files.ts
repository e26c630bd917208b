import type { Kysely } from 'kysely'
import { OPEN_REPORT_STATES } from '@rotunda/contract'
import { lockAudit } from '../audit/index.ts'
import type { Store } from '../platform/index.ts'
import type { EvidenceFolder } from './evidence-folder.ts'
import { UNDECIDED } from './evidence-room.ts'
import type { FileTables } from './file-tables.ts'
import { EVIDENCE_LIMITS } from './limits.ts'

type FileStores = { readonly store: Store; readonly evidence: Pick<EvidenceFolder, 'remove'> }
type FileFolders = FileStores & { readonly evidence: EvidenceFolder }

const KEPT = EVIDENCE_LIMITS.fileDays.value * 86_400_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Erases files whose report was decided long ago, and files on the disk that no row names: those of a process that died
 * before its report had them. Returns the number of files that left the disk.
 */
export const eraseReportFiles = async ({ store, evidence }: FileFolders, at: Date): Promise<number> => {
  const now = at.getTime()
  const named = await eraseRows(store, now)
  await forgetClients(store, now)
  let erased = 0
  // A file that was just stored has no row yet. A list may be late, so it is not needed to erase by rule.
  for (const sha256 of new Set([...named, ...(await evidence.listOlder(new Date(now - HOUR)))]))
    if (await removeUnnamedFile({ store, evidence }, sha256)) erased += 1
  return erased
}

/** Stores a file with the transaction that names it. A file that was refused leaves the disk at once. */
export const storeFile = <T>(
  needs: FileFolders,
  bytes: Uint8Array,
  work: (sha256: string, keep: () => Promise<void>) => Promise<T>,
): Promise<T> =>
  needs.evidence.withDraft(bytes, async (sha256, keep) => {
    try {
      return await work(sha256, keep)
    } catch (cause) {
      // A file that cannot be removed now leaves with the next pass of the worker.
      await Promise.allSettled([removeUnnamedFile(needs, sha256)])
      throw cause
    }
  })

/** Removes a file that no row names. A report or a copy that takes the same file meanwhile waits, and keeps it. */
export const removeUnnamedFile = ({ store, evidence }: FileStores, sha256: string): Promise<boolean> =>
  store.write<FileTables, boolean>(async (trx) => {
    await lockAudit(trx, store.engine)
    if (await isNamed(trx, sha256)) return false
    await evidence.remove(sha256)
    return true
  })

/** Returns the digests of the files. */
const eraseRows = async (store: Store, now: number): Promise<string[]> => {
  const rows = await store.write<FileTables, { sha256: string }[]>((trx) =>
    trx
      .updateTable('correction_files')
      .set({ erased_at: now })
      .where('erased_at', 'is', null)
      .where('report', 'in', (eb) =>
        eb
          .selectFrom('correction_reports')
          .select('number')
          .where((report) =>
            report.or([
              report('state', 'in', [...UNDECIDED]),
              report.and([
                report('state', 'not in', [...OPEN_REPORT_STATES]),
                report('changed_at', '<=', now - KEPT),
              ]),
            ]),
          ),
      )
      // A file that leaves the disk later counts until then.
      .where('added_at', '<', now - HOUR)
      .returning('sha256')
      .execute(),
  )
  return rows.map(({ sha256 }) => sha256)
}

const forgetClients = (store: Store, now: number): Promise<unknown> =>
  store.write<FileTables, unknown>((trx) =>
    trx
      .updateTable('correction_files')
      .set({ client: null })
      .where('client', 'is not', null)
      .where('added_at', '<', now - DAY)
      .execute(),
  )

/** Finds the files that no row names. */
export const findUnnamedFiles = async (
  store: Pick<Store, 'db'>,
  digests: readonly string[],
): Promise<string[]> => {
  const unnamed: string[] = []
  for (const sha256 of digests) if (!(await isNamed(store.db<FileTables>(), sha256))) unnamed.push(sha256)
  return unnamed
}

const isNamed = async (db: Kysely<FileTables>, sha256: string): Promise<boolean> => {
  const file = await db
    .selectFrom('correction_files')
    .select('report')
    .where('sha256', '=', sha256)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (file !== undefined) return true
  const copy = await db
    .selectFrom('correction_copies')
    .select('report')
    .where('sha256', '=', sha256)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return copy !== undefined
}
