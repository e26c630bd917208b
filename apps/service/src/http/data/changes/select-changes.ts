import type { ChangeKind } from '@rotunda/contract'
import { Refusal } from '../../../platform/index.ts'
import {
  compareTables,
  type AnyTable,
  type Comparison,
  type Filters,
  type OpenTable,
} from '../../../tables/index.ts'

/** Changes of one kind, with the position of each row in the tables that have it. */
export type ChangesOfKind = {
  readonly change: ChangeKind
  readonly size: number
  readonly later: Uint32Array | undefined
  readonly earlier: Uint32Array | undefined
}

export type Tables = { readonly later: OpenTable; readonly earlier: OpenTable }

/**
 * Selects the changes between two tables that pass a filter. A changed row passes if either of its states does, so
 * that a reader with a filter also sees the rows that leave it.
 */
export const selectChanges = (
  table: Pick<AnyTable, 'provenance'>,
  { later, earlier }: Tables,
  filters: Filters,
): readonly [ChangesOfKind, ChangesOfKind, ChangesOfKind] => {
  const { added, changed, withdrawn } = compareTables(table, later, earlier)
  const [isInLater, isInEarlier] = makePredicates([later, earlier], filters)
  return [
    makeKind('added', added.filter(isInLater), undefined),
    choosePairs(changed, (now, was) => isInLater(now) || isInEarlier(was)),
    makeKind('withdrawn', undefined, withdrawn.filter(isInEarlier)),
  ]
}

type Predicate = (position: number) => boolean

const makeKind = (
  change: ChangeKind,
  later: Uint32Array | undefined,
  earlier: Uint32Array | undefined,
): ChangesOfKind => ({ change, size: (later ?? earlier)?.length ?? 0, later, earlier })

const choosePairs = (
  { later, earlier }: Comparison['changed'],
  isChosen: (now: number, was: number) => boolean,
): ChangesOfKind => {
  const chosen = (_: number, index: number) => isChosen(later[index] ?? 0, earlier[index] ?? 0)
  return makeKind('changed', later.filter(chosen), earlier.filter(chosen))
}

/** A filter value that only one table knows selects no row of the other. A value that neither knows is refused. */
const makePredicates = (
  tables: readonly [OpenTable, OpenTable],
  filters: Filters,
): [Predicate, Predicate] => {
  const [later, earlier] = tables.map((table) => attempt(() => makePredicate(table, filters)))
  if (later instanceof Refusal && earlier instanceof Refusal) throw later
  return [orNever(later), orNever(earlier)]
}

const orNever = (predicate: Predicate | Refusal | undefined): Predicate =>
  predicate === undefined || predicate instanceof Refusal ? () => false : predicate

const attempt = (make: () => Predicate): Predicate | Refusal => {
  try {
    return make()
  } catch (fault) {
    if (fault instanceof Refusal) return fault
    throw fault
  }
}

const makePredicate = (table: OpenTable, filters: Filters): Predicate => {
  if (Object.keys(filters).length === 0) return () => true
  const selection = table.select(filters)
  const chosen = new Uint8Array(table.size)
  for (const position of selection.take(0, selection.total)) chosen[position] = 1
  return (position) => chosen[position] === 1
}
