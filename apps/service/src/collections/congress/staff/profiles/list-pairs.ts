import { METHOD } from './method.ts'
import type { Run } from './run.ts'

/**
 * Pairs of runs that may be of one person. In each of some orders a run stands beside those that are likest to it, and is
 * compared with the next few: so the number of pairs grows with that of the runs, however common a name is. A pair can come
 * more than once.
 */
export function* listPairs(runs: readonly Run[]): Generator<readonly [Run, Run], void, undefined> {
  for (const { keyOf, neighbours, isLike } of ORDERS) {
    const keyed = runs.flatMap((run) => {
      const key = keyOf(run)
      return key === undefined ? [] : [{ run, ...key }]
    })
    keyed.sort(
      (one, other) =>
        compare(one.block, other.block) ||
        compare(one.within, other.within) ||
        one.run.start - other.run.start ||
        one.run.number - other.run.number,
    )
    for (const [index, one] of keyed.entries())
      for (let next = index + 1; next <= index + neighbours; next += 1) {
        const other = keyed[next]
        if (other === undefined || other.block !== one.block) break
        if (isLike?.(one.run, other.run) === false) continue
        yield [one.run, other.run]
      }
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

type Order = {
  /** Runs of different blocks are never compared; within one they stand in the order of `within`, then of their days. */
  readonly keyOf: (run: Run) => { readonly block: string; readonly within: string } | undefined
  readonly neighbours: number
  readonly isLike?: (one: Run, other: Run) => boolean
}

const hasParts = ({ name }: Run): boolean => name.last !== '' && name.first !== ''

const ORDERS: readonly Order[] = [
  // The same name in full, also where its parts cannot be told.
  {
    keyOf: ({ name }) => ({ block: name.whole, within: name.suffix }),
    neighbours: METHOD.neighbours,
  },
  // The same surname and first name; the middle name may differ.
  {
    keyOf: (run) =>
      hasParts(run) ? { block: `${run.name.last}, ${run.name.first}`, within: '' } : undefined,
    neighbours: METHOD.neighbours,
  },
  // The same surname and first letter, with one member or in one office.
  {
    keyOf: (run) =>
      hasParts(run)
        ? {
            block: `${run.name.last}, ${run.name.first.charAt(0)}, ${run.place.member ?? run.place.office}`,
            within: '',
          }
        : undefined,
    neighbours: METHOD.neighbours,
  },
  // The same first name in one office, where the one begins as the other ends: surnames change.
  {
    keyOf: (run) =>
      hasParts(run) ? { block: `${run.place.office}, ${run.name.first}`, within: '' } : undefined,
    neighbours: METHOD.neighbours,
    isLike: (one, other) => Math.abs(other.start - one.end) <= METHOD.adjoiningDays,
  },
]
