import type { Kysely, Transaction } from 'kysely'
import type { FileTables } from './file-tables.ts'

export type NamedEvidence = { readonly report: number; readonly name: string; readonly sha256: string }

/** Files of evidence and published copies that should be on the disk. */
export const listEvidence = async (
  db: Kysely<FileTables> | Transaction<FileTables>,
): Promise<NamedEvidence[]> => {
  const files = db
    .selectFrom('correction_files')
    .select(['report', 'name', 'sha256'])
    .where('erased_at', 'is', null)
  const copies = db
    .selectFrom('correction_copies')
    .select(['report', 'name', 'sha256'])
    .where('erased_at', 'is', null)
  return [...(await files.orderBy('report').execute()), ...(await copies.orderBy('report').execute())]
}

/** Number of the files that were erased by rule: their rows stay, and no copy has them. */
export const countErasedEvidence = async (
  db: Kysely<FileTables> | Transaction<FileTables>,
): Promise<number> => {
  const { erased } = await db
    .selectFrom('correction_files')
    .select((eb) => eb.fn.countAll<number | string>().as('erased'))
    .where('erased_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(erased)
}
