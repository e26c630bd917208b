import type { DatabaseSync } from 'node:sqlite'
import type { ReadRow } from '../../publishers/index.ts'
import { catchRefusal } from './catch-refusal.ts'
import type { ChosenSource, OpenSource, Publishers } from './choose-sources.ts'
import { isExcerpt, isQuoted } from './is-quoted.ts'
import { makeRequestorMatcher, type MatchRequestor } from './match-requestors.ts'
import { readMembers } from './read-members.ts'
import { DATASET_OF, makeRowStore, type RowStore } from './row-store.ts'
import type { StagedSource } from './staged-source.ts'

type StageNeeds = {
  readonly staging: DatabaseSync
  readonly chosen: readonly ChosenSource[]
  readonly openSource: OpenSource
  readonly publishers: Publishers
  readonly say: (doing: string) => void
}

/** Reads every chosen document, row by row. A document that is refused half-way leaves no row. */
export const stageRows = async (needs: StageNeeds): Promise<StagedSource[]> => {
  const staged: StagedSource[] = []
  const store = makeRowStore(needs.staging, matchLate(needs.staging, staged))
  const wholeYears = new Set<string>()
  const { lists = [], whole = [], excerpts = [] } = Object.groupBy(needs.chosen, nameTurn)
  const inOrder = [...lists, ...whole, ...excerpts]
  for (const [number, chosen] of inOrder.entries()) {
    needs.say(`Reading ${chosen.source.url} (${number + 1} of ${inOrder.length})`)
    const one = await stageSource(number, chosen, needs, store, wholeYears)
    if (one.refusal === null) wholeYears.add(`${one.source.publisher}/${one.series}`)
    staged.push(one)
  }
  return staged
}

const nameTurn = (one: ChosenSource): 'lists' | 'whole' | 'excerpts' => {
  if (DATASET_OF[one.source.publisher] === null) return 'lists'
  return isExcerpt(one) ? 'excerpts' : 'whole'
}

/** The lists of members are staged before every record: the first one asks for them. */
const matchLate = (staging: DatabaseSync, staged: readonly StagedSource[]): MatchRequestor => {
  let match: MatchRequestor | undefined
  return (requestor, fiscalYear) => {
    match ??= makeRequestorMatcher(readMembers(staging, staged))
    return match(requestor, fiscalYear)
  }
}

const stageSource = async (
  number: number,
  chosen: ChosenSource,
  { openSource, publishers }: StageNeeds,
  store: RowStore,
  wholeYears: ReadonlySet<string>,
): Promise<StagedSource> => {
  const { source } = chosen
  const open = () => openSource(source.sha256)
  const reading = publishers[source.publisher].read({ source, open })
  const counts = { read: 0, merged: 0 }
  const undo = store.mark()
  try {
    for (;;) {
      const next = await reading.next()
      if (next.done === true) return { ...chosen, number, ...counts, totals: next.value, refusal: null }
      counts.read += 1
      if (next.value.kind === 'merged') counts.merged += 1
      else if (isQuoted(next.value, chosen, wholeYears))
        store.add(...refuseQuoted(next.value, chosen), number)
      else store.add(next.value, chosen, number)
    }
  } catch (cause) {
    const refusal = await catchRefusal(cause, open)
    undo()
    return { ...chosen, number, read: 0, merged: 0, totals: [], refusal }
  }
}

type QuotedRow = Extract<ReadRow, { kind: 'record' }>
type Refused = Extract<ReadRow, { kind: 'refused' }>

/** It is counted in its own year. */
const refuseQuoted = (
  { place, cells, draft }: QuotedRow,
  { source }: ChosenSource,
): [Refused, ChosenSource] => {
  const { fiscal_year } = draft
  const detail = `The whole document of fiscal year ${fiscal_year} is in this release.`
  return [
    { kind: 'refused', place, cells, reason: 'superseded_by_workbook', detail },
    { series: 'requests', source: { ...source, fiscal_year } },
  ]
}
