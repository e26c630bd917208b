import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { DocumentRefused, openBytes, type ReadRow } from '../../apps/service/src/publishers/index.ts'
import {
  isRecordRow,
  publishers,
  type RecordDraft,
  type AppropriationsSource,
} from '../../apps/service/src/publishers/appropriations/index.ts'
import { aSource } from '../../apps/service/src/publishers/testing.ts'
import { writeCsv, writeWorkbook } from './document.ts'
import { makeDraft, mutatedTables, type Mutated } from './mutations.ts'
import { realShapes, type RealShape } from './tables.ts'

/** Counts of a run over mutated tables. */
export type Outcomes = { read: number; stopped: number; rowsRefused: number; rowsPublished: number }

/**
 * Reads tables of the real forms with one mutation each, as CSV or as workbook. The law: every row that is published is
 * one that the unmutated table has, no more often than there; all others are refused or the document is stopped, and
 * none vanishes. Throws with the smallest table that breaks it.
 */
export const holdLaw = async (tables: number, seed?: number): Promise<Outcomes> => {
  const outcomes: Outcomes = { read: 0, stopped: 0, rowsRefused: 0, rowsPublished: 0 }
  await fc.assert(
    fc.asyncProperty(mutatedTables(realShapes), fc.boolean(), async ({ shape, mutated }, asWorkbook) => {
      const write =
        (asWorkbook || mutated.workbookOnly === true) && mutated.cutAt === undefined
          ? writeWorkbook
          : writeCsv
      const whole = await readRows(shape, write(makeDraft(shape)))
      if (whole === undefined || listDrafts(whole).length < shape.rows.length)
        throw new Error(`The unmutated table is not read whole: ${JSON.stringify(whole)}`)
      const rows = await readRows(shape, cut(write(mutated.draft), mutated.cutAt))
      count(outcomes, rows)
      if (rows !== undefined) compare(whole, rows, mutated)
    }),
    { numRuns: tables, ...(seed === undefined ? {} : { seed }) },
  )
  return outcomes
}

const cut = (bytes: Uint8Array, at = 1): Uint8Array => bytes.subarray(0, Math.ceil(bytes.length * at))

/** Undefined where the document is stopped. */
const readRows = async (shape: RealShape, bytes: Uint8Array): Promise<readonly ReadRow[] | undefined> => {
  const publisher = publishers[shape.publisher]
  const source: AppropriationsSource = {
    ...aSource(bytes, { publisher: shape.publisher, ...shape.facts }),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  try {
    const open = openBytes(bytes)
    await publisher.findSeries({ source, open })
    return await Array.fromAsync(publisher.read({ source, open }))
  } catch (cause) {
    if (cause instanceof DocumentRefused) return undefined
    throw cause
  }
}

const listDrafts = (rows: readonly ReadRow[]): RecordDraft[] =>
  rows.flatMap((row) => (isRecordRow(row) ? [row.draft] : []))

const count = (outcomes: Outcomes, rows: readonly ReadRow[] | undefined): void => {
  if (rows === undefined) outcomes.stopped += 1
  else outcomes.read += 1
  outcomes.rowsRefused += rows?.filter(({ kind }) => kind === 'refused').length ?? 0
  outcomes.rowsPublished += rows?.filter(({ kind }) => kind === 'row').length ?? 0
}

/** Content of a row, without the flag of a repeated row. */
const nameDraft = ({ flags, ...draft }: RecordDraft): string =>
  JSON.stringify([draft, flags.filter((flag) => flag !== 'identical_rows')])

const compare = (whole: readonly ReadRow[], rows: readonly ReadRow[], mutated: Mutated): void => {
  const left = new Map<string, number>()
  for (const draft of listDrafts(whole)) left.set(nameDraft(draft), (left.get(nameDraft(draft)) ?? 0) + 1)
  for (const draft of listDrafts(rows)) {
    const times = left.get(nameDraft(draft)) ?? 0
    if (times === 0 && !isMember(draft, mutated))
      throw new Error(`${mutated.what}: published, and not in the table: ${JSON.stringify(draft)}`)
    left.set(nameDraft(draft), times - 1)
  }
  if (mutated.cutAt === undefined && rows.length < whole.length)
    throw new Error(`${mutated.what}: ${whole.length} rows became ${rows.length}`)
}

/** A row of two members is right when it has both of them. */
const isMember = ({ requestors }: RecordDraft, { what }: Mutated): boolean =>
  what.startsWith('two members') && requestors.length === 2
