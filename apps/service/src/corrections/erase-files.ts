import { OPEN_REPORT_STATES } from '@rotunda/contract'
import type { FileTables } from './file-tables.ts'
import { EVIDENCE_LIMITS } from './limits.ts'
import { UNDECIDED, type FileNeeds } from './report-files.ts'

const KEPT = EVIDENCE_LIMITS.fileDays.value * 86_400_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Erases files whose report was decided long ago, and files on the disk that no row names: those of a process that died
 * before its report had them. Returns the number of files that left the disk.
 */
export const eraseReportFiles = async (
  { store, evidence }: Pick<FileNeeds, 'store' | 'evidence'>,
  at: Date,
): Promise<number> => {
  const now = at.getTime()
  await eraseRows(store, now)
  await forgetClients(store, now)
  let erased = 0
  // A file that was just stored has no row yet.
  for (const sha256 of await evidence.listOlder(new Date(now - HOUR)))
    if (!(await isNamed(store, sha256))) {
      await evidence.remove(sha256)
      erased += 1
    }
  return erased
}

const eraseRows = (store: FileNeeds['store'], now: number): Promise<unknown> =>
  store.write<FileTables, unknown>((trx) =>
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
      .execute(),
  )

const forgetClients = (store: FileNeeds['store'], now: number): Promise<unknown> =>
  store.write<FileTables, unknown>((trx) =>
    trx
      .updateTable('correction_files')
      .set({ client: null })
      .where('client', 'is not', null)
      .where('added_at', '<', now - DAY)
      .execute(),
  )

const isNamed = async (store: FileNeeds['store'], sha256: string): Promise<boolean> => {
  const db = store.db<FileTables>()
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
    .executeTakeFirst()
  return copy !== undefined
}
