import { makeDocument } from '../../apps/service/src/collections/families/testing.ts'
import {
  DocumentRefused,
  openBytes,
  type Publishers,
  type Reading,
  type ReadRow,
  type Source,
  type TableRow,
} from '../../apps/service/src/publishers/index.ts'
import { listValueNotes } from '../../apps/service/src/releases/build/list-notes.ts'
import { makeDocumentReader } from '../../apps/service/src/releases/build/readings/document-reader.ts'
import { cleanReadings } from '../../apps/service/src/releases/build/readings/clean-readings.ts'
import { COLLECTIONS } from '../../apps/service/src/wiring/collections.ts'
import { nameOf, type Declaration, type Exception } from './declaration.ts'
import { judge, type Read, type Verdict } from './judge.ts'
import { MUTATIONS, type Kind, type Right } from './kinds.ts'
import type { WholeKind } from './text-mutation.ts'
import { kindOf, listFirstCells, listWholeMutations, writeBytes } from './whole.ts'

export type Result = {
  readonly publisher: string
  readonly column: string
  readonly kind: Kind | WholeKind
  readonly mutation: string
  readonly verdict: Verdict
  readonly detail: string
}

/** `stale`: mutations and columns of exceptions that are no longer silent. */
export type Outcome = { readonly results: readonly Result[]; readonly stale: readonly string[] }

/** Mutations and columns for which an exception was needed. */
type Used = Map<Exception, { readonly names: Set<string> }>

type Case = {
  readonly column: string
  readonly kind: Kind | WholeKind
  readonly mutation: string
  readonly right: Right
  readonly bytes: Uint8Array
}

/** Reads the document of a declaration with every mutation in turn. */
export const runDeclaration = async (declaration: Declaration): Promise<Outcome> => {
  const whole = await read(declaration, writeBytes(declaration, declaration.text))
  if (whole === undefined || !whole.rows.some(({ kind }) => kind === 'row') || whole.isContradicted)
    throw new Error(`${nameOf(declaration)}: the valid document gives no row`)
  const used: Used = new Map()
  const results: Result[] = []
  for (const { bytes, right, ...one } of listCases(declaration)) {
    const found = judge(whole.rows, await read(declaration, bytes), right)
    results.push({ publisher: declaration.publisher, ...one, ...except(declaration, one, found, used) })
  }
  const stale = (declaration.unseen ?? []).flatMap((one) => {
    const { names } = used.get(one) ?? { names: new Set() }
    return [...one.mutations, ...(one.columns ?? [])].filter((name) => !names.has(name))
  })
  return { results, stale }
}

/** A line for each mutation that is silent: column, kind, mutation and values. */
export const describeSilent = (results: readonly Result[]): readonly string[] =>
  results.flatMap(({ column, kind, mutation, verdict, detail }) =>
    verdict === 'silent' ? [`${column} [${kind}] ${mutation}: ${detail}`] : [],
  )

const listCases = (declaration: Declaration): readonly Case[] => [
  ...listFirstCells(declaration).flatMap((cell) =>
    MUTATIONS[cell.kind].flatMap(({ name, change, ...right }): readonly Case[] => {
      const changed = change(cell.value)
      if (changed === undefined || changed === cell.value) return []
      const bytes = writeBytes(declaration, cell.put(changed))
      return [{ column: cell.column, kind: cell.kind, mutation: name, right, bytes }]
    }),
  ),
  ...listWholeMutations(declaration).map(({ kind, name, column = '', bytes, ...right }): Case => ({
    column,
    kind,
    mutation: name,
    right,
    bytes,
  })),
]

/** Reads as a build does: the document is known, and then read. */
const read = async (
  { collection: name, publisher, facts }: Declaration,
  content: Uint8Array,
): Promise<Read> => {
  const { source, bytes } = makeDocument(publisher, content, facts)
  const openSource = openBytes(bytes)
  const reader = cleanReadings(makeDocumentReader({ publishers: findPublishers(name), openSource }))
  try {
    await reader.findSeries(source)
    return await readAll(reader.readDocument(source), source)
  } catch (cause) {
    if (cause instanceof DocumentRefused) return undefined
    throw cause
  }
}

/** Reads all rows, with the notes that a build makes on their values. */
const readAll = async (reading: Reading, source: Source): Promise<Read> => {
  const rows: ReadRow[] = []
  for (;;) {
    const { done, value } = await reading.next()
    if (done === true)
      return {
        rows,
        isContradicted: value.some((total) => 'found' in total && total.printed !== total.found),
      }
    rows.push(value.kind === 'row' ? withNotes(value, source) : value)
  }
}

const withNotes = (row: TableRow, source: Source): TableRow => {
  const notes = [
    ...(row.isCleaned === true ? ['control_characters'] : []),
    ...listValueNotes(row.draft, source),
  ]
  return { ...row, draft: { ...row.draft, value_notes: notes } }
}

const findPublishers = (name: string): Publishers =>
  COLLECTIONS.find(({ collection }) => collection.name === name)?.collection.publishers ?? {}

const except = (
  declaration: Declaration,
  { column, mutation }: Pick<Case, 'column' | 'mutation'>,
  { verdict, detail }: { readonly verdict: Verdict; readonly detail: string },
  used: Used,
): Pick<Result, 'verdict' | 'detail'> => {
  if (verdict !== 'silent') return { verdict, detail }
  const names = [column, kindOf(declaration, column)?.name ?? column]
  const exception = declaration.unseen?.find(
    ({ columns, mutations }) =>
      mutations.includes(mutation) && (columns === undefined || columns.some((name) => names.includes(name))),
  )
  if (exception === undefined) return { verdict, detail }
  const before = used.get(exception)?.names ?? []
  used.set(exception, { names: new Set([...before, mutation, ...names]) })
  return { verdict: 'unseen', detail: exception.why }
}
