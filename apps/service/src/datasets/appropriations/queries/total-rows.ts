import type { Aggregate } from '@rotunda/contract'
import type { Columns } from '../columns/open-columns.ts'
import { findNext, selectNumber } from './select-number.ts'

type Totals = Omit<Aggregate, 'group'>
export type Sums = Omit<Totals, 'amount_min' | 'amount_max' | 'amount_median'>

export type Totaller = {
  readonly total: (rows: Uint32Array) => Totals
  readonly addUp: (rows: Uint32Array) => Sums
}

/**
 * Totals of rows of one stage. A project counts once, with the least amount that its rows have. Sums of doubles are
 * exact: no snapshot is written whose amounts come to more than 2^53.
 */
export const makeTotaller = (columns: Columns): Totaller => {
  let made: Scratch | undefined
  const getScratch = (): Scratch => (made ??= makeScratch(columns))
  return {
    total: (rows) => {
      const scratch = getScratch()
      const walked = walk(scratch, rows)
      const ranks = scratch.ranks.subarray(0, walked.known)
      return {
        ...makeSums(rows, walked),
        ...(walked.known === 0 ? NO_SPREAD : spreadOf(ranks, scratch.amounts)),
      }
    },
    addUp: (rows) => makeSums(rows, walk(getScratch(), rows)),
  }
}

const makeSums = ({ length }: Uint32Array, { known, sum, projects, sumOfProjects }: Walked): Sums => ({
  rows: length,
  projects,
  amount_missing: length - known,
  amount_sum: known === 0 ? null : sum,
  amount_sum_of_projects: known === 0 ? null : sumOfProjects,
})

const NO_SPREAD = { amount_min: null, amount_max: null, amount_median: null }

/** In place of the project of a record that has no other records. */
const ALONE = 0xff_ff_ff_ff

/** What the totals of one group after the other are read from and written to. */
const makeScratch = (columns: Columns) => {
  const { cardinality: projects } = columns.get('project')
  return {
    ...gatherFacts(columns),
    ...{ unknown: columns.get('amount').cardinality, run: 0 },
    amounts: columns.getAmounts(),
    ranks: new Uint32Array(columns.size),
    /** For each project, the run in which it was last seen, and the code of its least amount in that run. */
    seen: new Uint32Array(projects * 2),
  }
}

/**
 * Four numbers for each record, so that one look at memory gives all that totals need of it: the code of its amount,
 * its project, and its amount as a double, which `amountOf` reads from the same memory.
 */
const gatherFacts = (columns: Columns) => {
  const [ranks, projects] = [columns.get('amount').codes, columns.get('project')]
  const [amounts, recordsOf] = [columns.getRecordAmounts(), projects.getCounts()]
  const facts = new Uint32Array(columns.size * 4)
  const amountOf = new Float64Array(facts.buffer)
  for (let row = 0; row < columns.size; row++) {
    const project = projects.codes[row] ?? 0
    facts[row * 4] = ranks[row] ?? 0
    facts[row * 4 + 1] = recordsOf[project] === 1 ? ALONE : project
    amountOf[row * 2 + 1] = amounts[row] ?? 0
  }
  return { facts, amountOf }
}

type Scratch = ReturnType<typeof makeScratch>

const MAX_RUN = 0xff_ff_ff_ff

type Walked = {
  readonly known: number
  readonly sum: number
  readonly projects: number
  readonly sumOfProjects: number
}

const walk = (scratch: Scratch, rows: Uint32Array): Walked => {
  if (scratch.run === MAX_RUN) {
    scratch.seen.fill(0)
    scratch.run = 0
  }
  const run = ++scratch.run
  const { facts, amountOf, amounts, unknown, ranks, seen } = scratch
  let known = 0
  let sum = 0
  let projects = 0
  let sumOfProjects = 0
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0
    const rank = facts[row * 4] ?? unknown
    const project = facts[row * 4 + 1] ?? ALONE
    const amount = amountOf[row * 2 + 1] ?? 0
    sum += amount
    ranks[known] = rank
    known += rank === unknown ? 0 : 1
    const at = project * 2
    if (project === ALONE || seen[at] !== run) {
      projects++
      sumOfProjects += amount
      if (project !== ALONE) {
        seen[at] = run
        seen[at + 1] = rank
      }
      continue
    }
    const least = seen[at + 1] ?? 0
    if (rank < least) {
      seen[at + 1] = rank
      sumOfProjects += amount - (amounts[least] ?? 0)
    }
  }
  return { known, sum, projects, sumOfProjects }
}

/** `ranks` is not empty. */
const spreadOf = (ranks: Uint32Array, amounts: Float64Array) => {
  let least = ranks[0] ?? 0
  let greatest = least
  for (let index = 1; index < ranks.length; index++) {
    const rank = ranks[index] ?? 0
    if (rank < least) least = rank
    if (rank > greatest) greatest = rank
  }
  // Most groups of many have one row.
  if (ranks.length <= 2) return describeSpread(amounts, { least, greatest, lower: least, upper: greatest })
  const place = (ranks.length - 1) >>> 1
  const lower = selectNumber(ranks, place, greatest)
  const upper = ranks.length % 2 === 1 ? lower : findNext(ranks, place, lower)
  return describeSpread(amounts, { least, greatest, lower, upper })
}

type Spread = Readonly<Record<'least' | 'greatest' | 'lower' | 'upper', number>>

const describeSpread = (amounts: Float64Array, { least, greatest, lower, upper }: Spread) => ({
  amount_min: amounts[least] ?? 0,
  amount_max: amounts[greatest] ?? 0,
  amount_median: ((amounts[lower] ?? 0) + (amounts[upper] ?? 0)) / 2,
})
