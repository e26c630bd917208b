import type { FullRecord } from '@rotunda/contract'
import type { MovedTotal } from '../../../releases/index.ts'

/** Values of a record by which amounts are totalled. */
const GROUPS: readonly (readonly [
  name: string,
  valuesOf: (record: FullRecord) => readonly (string | null)[],
])[] = [
  ['subcommittee', ({ subcommittee }) => [subcommittee]],
  ['agency', ({ agency }) => [agency]],
  ['account', ({ account }) => [account]],
  ['recipient', ({ recipient }) => [recipient]],
  ['state of the project', ({ project_states: states }) => states],
  ['member', ({ requestors }) => requestors.map(({ bioguide, name }) => bioguide ?? name)],
]

/**
 * Totals that the change of a record moves, within its stage and fiscal year. A record without an amount adds nothing to
 * any total.
 */
export const listMoves = (before: FullRecord, after: FullRecord): MovedTotal[] => {
  const within = `${before.stage.replaceAll('_', ' ')}, ${before.fiscal_year}`
  const whole = { of: within, by: (after.amount ?? 0) - (before.amount ?? 0) }
  const parts = GROUPS.flatMap(([name, valuesOf]) => {
    const moved = new Map<string, number>()
    const add = (record: FullRecord, sign: 1 | -1) => {
      for (const value of new Set(valuesOf(record)))
        if (value !== null) moved.set(value, (moved.get(value) ?? 0) + sign * (record.amount ?? 0))
    }
    add(before, -1)
    add(after, 1)
    return [...moved].map(([value, by]) => ({ of: `${within}, ${name} ${value}`, by }))
  })
  return [whole, ...parts].filter(({ by }) => by !== 0)
}
