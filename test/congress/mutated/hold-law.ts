import { OBSERVATIONS } from '../../../apps/service/src/publishers/congress/index.ts'
import { listValueNotes } from '../../../apps/service/src/releases/build/list-notes.ts'
import type { MadeRow } from '../../../apps/service/src/releases/index.ts'
import { joinFacts, type JoinedRows } from './join-facts.ts'
import type { Mutated } from './mutation.ts'
import { readMutated, type ReadMutated } from './read-mutated.ts'
import { countStatements, listDifferences, listStatements, mayRepeat, parseStatement } from './statements.ts'
import { isFlaggedPay } from './is-flagged-pay.ts'
import { isUnseen } from './unseen.ts'
import type { WholeDocument } from './whole-document.ts'

/** `unseen`: something is said wrongly that is in the list of what cannot be seen. */
export type Outcome = 'right' | 'flagged' | 'unseen' | 'refused' | 'stopped'

/** All whole documents, and the rows that they make together. */
export type World = {
  readonly readings: ReadonlyMap<WholeDocument, ReadMutated>
  readonly joined: JoinedRows
}

export const readWorld = async (documents: readonly WholeDocument[]): Promise<World> => {
  const readings = new Map<WholeDocument, ReadMutated>()
  for (const document of documents) {
    const read = await readMutated(document, document.text)
    if (!read?.rows.some(({ kind }) => kind === 'row')) throw new Error(`no row of the whole ${document.url}`)
    readings.set(document, read)
  }
  return { readings, joined: joinFacts([...readings.values()]) }
}

/**
 * Reads a document with one mutation. The law: every row that is left says what a row of the whole document says, no more
 * often than there; where one is gone, another was refused or the document stopped at. A row that says something else is
 * joined with all other documents: each row that is made with it has then a conflict or a note that it would not have, or
 * is as it would be. Throws where that does not hold.
 */
export const holdLaw = async (
  document: WholeDocument,
  world: World,
  { name, content, looksWhole = false, mustNotShow }: Mutated & { readonly name: string },
): Promise<Outcome> => {
  const whole = world.readings.get(document)
  if (whole === undefined) throw new Error(`${document.url} is no document of this world`)
  const read = await readMutated(document, content)
  if (read === undefined) return 'stopped'
  if (mustNotShow !== undefined && JSON.stringify(read.rows).includes(mustNotShow))
    throw new Error(`${mustNotShow} is in a row`)
  // A total that does not hold stops the release.
  if (read.isTold) return 'refused'
  const strange = listStrange(whole, read)
  const silent = strange.length === 0 ? [] : listSilent({ document, world, whole, read }, strange)
  for (const { statement } of silent) {
    const { table, fields } = findDifferences(whole, statement)
    if (!isUnseen(table, fields, name))
      throw new Error(`said and not flagged, other in ${JSON.stringify(fields)}: ${statement}`)
  }
  if (silent.length > 0) return 'unseen'
  if (read.rows.some(({ kind }) => kind === 'refused')) return 'refused'
  if (strange.length > 0) return 'flagged'
  const isLost =
    countStatements(whole.rows).size > countStatements(read.rows).size ||
    countSaying(whole) > countSaying(read)
  if (isLost && !looksWhole && document.form !== 'pages') throw new Error('rows vanished without a refusal')
  return 'right'
}

/** Rows that say something, or were joined or refused. */
const countSaying = ({ rows }: ReadMutated): number =>
  rows.filter((row) => row.kind !== 'row' || listStatements(row).length > 0).length

/** A statement that the whole document does not make, and the row that makes it. */
type Strange = { readonly index: number; readonly statement: string }

const listStrange = (whole: ReadMutated, read: ReadMutated): readonly Strange[] => {
  const left = new Map(countStatements(whole.rows))
  return read.rows.flatMap((row, index) =>
    listStatements(row).flatMap((statement) => {
      const times = left.get(statement) ?? 0
      if (times > 0 && !mayRepeat(statement)) left.set(statement, times - 1)
      return times > 0 || isKnownInPart(whole, statement) ? [] : [{ index, statement }]
    }),
  )
}

/** It says nothing that a row of the whole document does not say, with something unknown or absent: of pay, the amount. */
const isKnownInPart = (whole: ReadMutated, statement: string): boolean => {
  const { table, fields } = findDifferences(whole, statement)
  return fields.length === 0 && (table === OBSERVATIONS || !countStatements(whole.rows).has(statement))
}

/** Against the row of the whole document that is most like it. */
const findDifferences = (whole: ReadMutated, statement: string) => {
  const { table, said } = parseStatement(statement)
  const all = whole.rows.flatMap(listStatements).map(parseStatement)
  const fields = all
    .filter((one) => one.table === table)
    .map((one) => listDifferences(one.said, said))
    .sort((one, other) => one.length - other.length)
  return { table, fields: fields[0] ?? ['all'] }
}

type Reading = {
  readonly document: WholeDocument
  readonly world: World
  readonly whole: ReadMutated
  readonly read: ReadMutated
}

/** Facts that no flag is written for where they are published. */
const listSilent = (
  { document, world, whole, read }: Reading,
  strange: readonly Strange[],
): readonly Strange[] => {
  const others = [...world.readings].filter(([one]) => one !== document).map(([, reading]) => reading)
  const joined = joinFacts([...others, read])
  const hasNews = openNews(world.joined)
  // A state of a meeting that a newer one has replaced makes no row.
  const hasVanished = [...world.joined].some(
    ([key, { from }]) => !joined.has(key) && from.some(({ source }) => source.sha256 === whole.source.sha256),
  )
  return strange.filter(({ index }) => {
    if (isFlaggedPay(read.rows[index])) return false
    const made = [...joined].filter(([, { from }]) => from.some((one) => isFrom(one, read, index)))
    if (made.length === 0) return hasVanished
    return made.some(
      ([key, row]) => !hasNews(key, row) && !isAsBefore(world.joined.get(key), row, { whole, read }),
    )
  })
}

const isFrom = ({ sources }: MadeRow['from'][number], { source }: ReadMutated, index: number): boolean =>
  sources.some(({ source_id: id, locator }) => id === source.sha256 && locator === String(index))

const isAsBefore = (
  before: MadeRow | undefined,
  row: MadeRow,
  { whole, read }: Pick<Reading, 'whole' | 'read'>,
): boolean =>
  before !== undefined &&
  writeBody(before) === writeBody(row).replaceAll(read.source.sha256, whole.source.sha256)

/** Without what documents said before: a row says that of each as it was. */
const writeBody = ({ body }: MadeRow): string =>
  JSON.stringify(body, (name, value: unknown) => (name === 'revisions' ? undefined : value))

/** Whether a row has a conflict or a note that it has not where all documents are whole. */
const openNews = (joined: JoinedRows): ((key: string, row: MadeRow) => boolean) => {
  const ofTables = Map.groupBy(joined.values(), ({ table }) => table)
  return (key, row) => {
    const before = joined.get(key)
    const usual =
      before === undefined ? (ofTables.get(row.table) ?? []).flatMap(listFlags) : listFlags(before)
    return listFlags(row).some((flag) => !usual.includes(flag))
  }
}

/** A build adds the notes on values. */
const listFlags = ({ body, notes = [], from }: MadeRow): readonly string[] => {
  const conflicts = 'conflicts' in body && Array.isArray(body.conflicts) ? body.conflicts : []
  // Rows of /conflicts have a field.
  const values = from.flatMap(({ source }) => listValueNotes(body, source))
  return [
    ...notes,
    ...values,
    ...conflicts.map(({ field }: { readonly field: string }) => `conflict ${field}`),
  ]
}
