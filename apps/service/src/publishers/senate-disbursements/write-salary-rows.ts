import { findPaymentFault } from '../payroll/find-payment-fault.ts'
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
  /** Whether a printed total counts the amount of this line. */
  readonly isTotalled: boolean
  /** Whether its title could be that of a minor: the titles of the page cannot be assigned. */
  readonly isMaybeMinor: boolean
}

type Drafted = { readonly placed: PlacedLine; readonly draft: ObservationDraft }

/**
 * Observations of salary lines. Lines of the same person, office, account and title are one, with a payment each. A line
 * that is the same to the cent is refused, unless a total counts it as often as it stands there.
 */
export function* writeSalaryRows(
  lines: readonly PlacedLine[],
  period: ReportPeriod,
): Generator<ReadRow, void, undefined> {
  const groups = new Map<string, Drafted[]>()
  for (const placed of lines) {
    const draft = makeSenateDraft(placed.line, period)
    const refused = refuseLine(placed, draft)
    if (refused !== undefined) yield refused
    else groups.getOrInsertComputed(draft.key.join('\n'), () => []).push({ placed, draft })
  }
  for (const group of groups.values()) yield* writeGroup(group)
}

const refuseLine = (placed: PlacedLine, draft: ObservationDraft): ReadRow | undefined => {
  const { place, cells, nameCell, line, isMaybeMinor } = placed
  if (isMaybeMinor || isMinor(draft.title ?? ''))
    return { kind: 'refused', place, cells: leaveNameOut(cells, nameCell), ...LEFT_OUT }
  const detail = findPaymentFault({
    ...line,
    days: { start: draft.pay_start, end: draft.pay_end },
  })
  return detail === undefined
    ? undefined
    : { kind: 'refused', place, cells, reason: 'payment_not_understood', detail }
}

function* writeGroup(group: readonly Drafted[]): Generator<ReadRow, void, undefined> {
  const seen = new Set<number | undefined>()
  const repeated = group.filter(({ placed }) => seen.size === seen.add(placed.line.cents).size)
  const kept = group.filter((one) => one.placed.isTotalled || !repeated.includes(one))
  for (const { placed } of group.filter((one) => !kept.includes(one)))
    yield { kind: 'refused', place: placed.place, cells: placed.cells, ...REPEATED }
  const [first, ...others] = kept
  if (first === undefined) return
  const joined = others.map(({ placed }) => ({ place: placed.place, cells: placed.cells }))
  const { place, cells } = first.placed
  const draft = others.length === 0 ? first.draft : addUp(first.draft, kept)
  yield {
    kind: 'row',
    table: OBSERVATIONS,
    place,
    cells,
    draft: repeated.length > 0 && others.length > 0 ? flagRepeated(draft) : draft,
    ...(joined.length > 0 && { joined }),
  }
  for (const row of joined) yield { kind: 'merged', ...row, into: place }
}

const REPEATED = {
  reason: 'entry_repeated',
  detail:
    'The same person, office, title and amount stand above, and no total that is printed counts them twice.',
} as const

const flagRepeated = (draft: ObservationDraft): ObservationDraft => ({
  ...draft,
  flags: [...draft.flags, 'line_repeated'],
})

/** An amount that is not known leaves the sum unknown. */
const addUp = (draft: ObservationDraft, all: readonly Drafted[]): ObservationDraft => {
  const cents = all.map(({ placed }) => placed.line.cents)
  const known = cents.filter((one) => one !== undefined)
  return {
    ...draft,
    components: all.flatMap(({ draft: { components } }) => components),
    amount: known.length < cents.length ? null : writeCents(known.reduce((sum, one) => sum + one, 0)),
    amount_status:
      known.length < cents.length ? 'misaligned' : known.some((one) => one < 0) ? 'adjusted' : 'reported',
  }
}
