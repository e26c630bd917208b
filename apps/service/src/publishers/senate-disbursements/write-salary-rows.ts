import { isMinor, LEFT_OUT, leaveNameOut } from '../payroll/leave-minors-out.ts'
import { OBSERVATIONS, type ObservationDraft, type ReportPeriod } from '../payroll/observation-draft.ts'
import { writeCents } from '../payroll/parse-cents.ts'
import type { ReadRow, RowPlace } from '../publisher.ts'
import { makeSenateDraft, type SalaryLine } from './make-senate-draft.ts'

/** A line that is read, with its place and its cells. */
export type PlacedLine = RowPlace & {
  readonly line: SalaryLine
  /** The cell that has the name. */
  readonly nameCell: string
}

/** Observations of salary lines. Lines of the same person, office, account and title are one, with a payment each. */
export function* writeSalaryRows(
  lines: readonly PlacedLine[],
  period: ReportPeriod,
): Generator<ReadRow, void, undefined> {
  const groups = new Map<string, PlacedLine[]>()
  const drafts = new Map<PlacedLine, ObservationDraft>()
  for (const placed of lines) {
    const draft = makeSenateDraft(placed.line, period)
    if (draft.title !== null && isMinor(draft.title)) {
      const { place, cells, nameCell } = placed
      yield { kind: 'refused', place, cells: leaveNameOut(cells, nameCell), ...LEFT_OUT }
      continue
    }
    drafts.set(placed, draft)
    groups.getOrInsertComputed(draft.key.join('\n'), () => []).push(placed)
  }
  for (const group of groups.values()) yield* writeGroup(group, drafts)
}

function* writeGroup(
  group: readonly PlacedLine[],
  drafts: ReadonlyMap<PlacedLine, ObservationDraft>,
): Generator<ReadRow, void, undefined> {
  const [first, ...others] = group
  const draft = first && drafts.get(first)
  if (first === undefined || draft === undefined) return
  const { place, cells } = first
  const joined = others.map((other) => ({ place: other.place, cells: other.cells }))
  const all = group.flatMap((placed) => drafts.get(placed) ?? [])
  yield {
    kind: 'row',
    table: OBSERVATIONS,
    place,
    cells,
    draft: others.length === 0 ? draft : addUp(draft, all, group),
    ...(joined.length > 0 && { joined }),
  }
  for (const row of joined) yield { kind: 'merged', ...row, into: place }
}

/** An amount that is not known leaves the sum unknown. */
const addUp = (
  draft: ObservationDraft,
  all: readonly ObservationDraft[],
  lines: readonly PlacedLine[],
): ObservationDraft => {
  const cents = lines.map(({ line }) => line.cents)
  const known = cents.filter((one) => one !== undefined)
  return {
    ...draft,
    components: all.flatMap(({ components }) => components),
    amount: known.length < cents.length ? null : writeCents(known.reduce((sum, one) => sum + one, 0)),
    amount_status:
      known.length < cents.length ? 'misaligned' : known.some((one) => one < 0) ? 'adjusted' : 'reported',
  }
}
