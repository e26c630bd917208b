import type { Transaction } from 'kysely'
import type { Actor } from '../people/index.ts'
import { Refusal, refuseFields } from '../platform/index.ts'
import { applyReportEvent, orderOnReport, type ChangedReport } from './change-report.ts'
import { storeFile } from './erase-files.ts'
import { demandRoomInAll } from './evidence-room.ts'
import type { CopyRow, FileTables } from './file-tables.ts'
import {
  checkFile,
  refuseMissing,
  scanBytes,
  type FileNeeds,
  type GivenFile,
  type ReadFile,
} from './report-files.ts'

export type CopyOrder = GivenFile & {
  readonly actor: Actor
  readonly number: number
  readonly revision?: number | undefined
}

/** Path of a published copy. */
export const copyPath = (sha256: string): string => `/api/corrections/v1/files/${sha256}`

/** Publishes a redacted copy of evidence, which the reviewer made. It keeps its address for good. */
export const publishCopy = async (
  needs: FileNeeds,
  { actor, number, revision, ...given }: CopyOrder,
  at: Date,
): Promise<ChangedReport & { readonly sha256: string; readonly path: string }> => {
  const { name, bytes, media_type } = checkFile(given)
  await needs.store.write<FileTables, unknown>((trx) => demandRoomInAll(trx, bytes))
  return storeFile(needs, bytes, async (sha256, keep) => {
    await scanBytes(needs, bytes)
    const described = { report: number, sha256, name, media_type, bytes: bytes.length }
    const copy = { ...described, person: actor.person, added_at: at.getTime(), erased_at: null }
    const changed = await orderOnReport(needs, { number, revision }, async (given, row) => {
      // One database holds the tables of every module.
      const trx = given as unknown as Transaction<FileTables>
      await refuseErased(trx, number, sha256)
      await demandRoomInAll(trx, bytes)
      await trx
        .insertInto('correction_copies')
        .values(copy)
        .onConflict((conflict) => conflict.columns(['report', 'sha256']).doUpdateSet({ erased_at: null }))
        .execute()
      await keep()
      const order = { by: { by: 'reviewer', actor }, at } as const
      return applyReportEvent(
        given,
        needs.store.engine,
        { row, order },
        { event: 'publish', detail: { sha256 } },
      )
    })
    return { ...changed, sha256, path: copyPath(sha256) }
  })
}

const refuseErased = async (trx: Transaction<FileTables>, report: number, sha256: string): Promise<void> => {
  const erased = await trx
    .selectFrom('correction_files')
    .select('report')
    .where('report', '=', report)
    .where('sha256', '=', sha256)
    .where('erased_by', 'is not', null)
    .executeTakeFirst()
  if (erased === undefined) return
  const detail =
    'A file of this report with the same bytes was erased, so it is not published. Redact a copy, and publish the copy.'
  throw refuseFields([{ field: 'file', detail }])
}

/** Copies that were published with a report. */
export const listCopies = ({ store }: Pick<FileNeeds, 'store'>, report: number): Promise<CopyRow[]> =>
  store
    .db<FileTables>()
    .selectFrom('correction_copies')
    .selectAll()
    .where('report', '=', report)
    .orderBy('added_at')
    .execute()

/** Reads a published copy, for anybody. */
export const readCopy = async (
  { store, evidence }: Pick<FileNeeds, 'store' | 'evidence'>,
  sha256: string,
): Promise<ReadFile> => {
  const copy = await store
    .db<FileTables>()
    .selectFrom('correction_copies')
    .select(['name', 'media_type', 'erased_at'])
    .where('sha256', '=', sha256)
    // A copy that was published again with another report is public.
    .orderBy((eb) => eb.case().when('erased_at', 'is', null).then(0).else(1).end())
    .executeTakeFirst()
  if (copy === undefined) throw new Refusal('not_found', 'No copy of evidence was published at this address.')
  const { erased_at: erased, ...named } = copy
  if (erased !== null)
    throw new Refusal('not_found', `A reviewer withdrew this copy at ${new Date(erased).toISOString()}.`)
  const content = await evidence.read(sha256)
  if (content === undefined) throw refuseMissing(sha256)
  return { ...named, content }
}
