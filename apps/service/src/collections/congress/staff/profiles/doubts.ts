import type { MatchVeto } from '@rotunda/contract'
import { makeColumns } from './observation-columns.ts'
import { PARTS_OF_BIT, type Edge } from './weigh-runs.ts'

/** A pair of runs that stays apart until a person decides. */
export type Doubt = Omit<Edge, 'canMerge'> & { readonly veto: MatchVeto | null }

export type Doubts = {
  readonly count: number
  readonly at: (place: number) => Doubt
}

export type DoubtList = {
  add(doubt: Doubt): void
  /** The doubts that remain: pairs for which `isLeft` is true. */
  close(isLeft: (one: number, other: number) => boolean): Doubts
}

const VETOES = [
  null,
  'middle_conflict',
  'suffix_conflict',
  'two_posts',
  'profile_conflict',
  'decided_apart',
] as const satisfies readonly (MatchVeto | null)[]

const COLUMNS = ['one', 'other', 'weight', 'veto'] as const

/** Holds doubts in columns, because common names make more doubts than merges. */
export const makeDoubtList = (): DoubtList => {
  const gathered = makeColumns(COLUMNS)
  return {
    add: ({ one, other, weight, veto }) => {
      gathered.add({ one, other, weight: Math.round(weight * PARTS_OF_BIT), veto: VETOES.indexOf(veto) })
    },
    close: (isLeft) => {
      const columns = gathered.close()
      const of = (column: Int32Array, index: number): number => column[index] ?? 0
      const left = Int32Array.from({ length: columns.one.length }, (_, index) => index).filter((index) =>
        isLeft(of(columns.one, index), of(columns.other, index)),
      )
      return {
        count: left.length,
        at: (place) => {
          const index = of(left, place)
          return {
            one: of(columns.one, index),
            other: of(columns.other, index),
            weight: of(columns.weight, index) / PARTS_OF_BIT,
            veto: VETOES[of(columns.veto, index)] ?? null,
          }
        },
      }
    },
  }
}
