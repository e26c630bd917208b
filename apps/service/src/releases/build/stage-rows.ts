import { DocumentRefused } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'
import { blameDocument } from './blame-document.ts'
import type { BuildSteps, ChosenSource } from './build-steps.ts'
import { nameSeries } from './choose-sources.ts'
import type { DocumentReader } from './readings/document-reader.ts'
import { makeRowStore, type RowStore } from './row-store.ts'
import type { StagedSource } from './staged-source.ts'
import type { Staging } from './staging.ts'

type StageNeeds = {
  readonly collection: Collection
  readonly staging: Staging
  readonly steps: BuildSteps
  readonly chosen: readonly ChosenSource[]
  readonly documents: DocumentReader
  readonly say: (doing: string) => void
}

/** Reads every chosen document, row by row, in the order of the collection. A document that is refused half-way leaves no row. */
export const stageRows = async (needs: StageNeeds): Promise<void> => {
  const { collection, staging, chosen, say } = needs
  const isTaken = (publisher: string, series: string): boolean => taken.has(`${publisher}/${series}`)
  const store = makeRowStore({ ...needs, isTaken })
  const taken = new Set<string>()
  const turns = chosen.map((document) => ({ document, turn: collection.documents.readingOrder(document) }))
  const inOrder = turns.toSorted((one, other) => one.turn - other.turn)
  for (const [number, { document }] of inOrder.entries()) {
    say(`Reading ${document.source.url} (${number + 1} of ${inOrder.length})`)
    const one = await stageSource(number, document, needs, store)
    if (one.refusal === null) taken.add(nameSeries(one))
    staging.documents.push(one)
  }
}

const stageSource = async (
  number: number,
  chosen: ChosenSource,
  { documents }: StageNeeds,
  store: RowStore,
): Promise<StagedSource> => {
  const { source } = chosen
  const reading = documents.readDocument(source)
  const counts = { read: 0, merged: 0 }
  const undo = store.mark()
  try {
    for (;;) {
      const next = await reading.next()
      if (next.done === true) return { ...chosen, number, ...counts, totals: next.value, refusal: null }
      counts.read += 1
      if (next.value.kind === 'merged') counts.merged += 1
      else store.add(next.value, chosen, number)
    }
  } catch (cause) {
    if (!(cause instanceof DocumentRefused)) throw blameDocument(cause, source)
    undo()
    return { ...chosen, number, read: 0, merged: 0, totals: [], refusal: cause.message }
  } finally {
    await reading.return([])
  }
}
