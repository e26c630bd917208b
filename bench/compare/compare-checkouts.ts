import { connect } from '../public/connection.ts'
import { makeKinds } from './questions.ts'
import { startSide, type Checkout, type Side } from './side.ts'

export type Compared = {
  readonly name: string
  /** Milliseconds of processor time of one answer. */
  readonly before: number
  readonly after: number
}

const ROUNDS = 4

/**
 * Asks two commits the same, in turn, and each of them first in every second round: a noisy minute meets both. What
 * counts is processor time, which what else the machine does changes least.
 */
export const compareCheckouts = async (before: Checkout, after: Checkout): Promise<readonly Compared[]> => {
  const sides = [await startSide(before), await startSide(after)] as const
  const kinds = await makeKinds(sides[0].base, ROUNDS + 1)
  const compared: Compared[] = []
  for (const { name, rounds } of kinds) {
    const [warm = [], ...measured] = rounds
    for (const side of sides) await measure(side, warm)
    const spent = [0, 0]
    for (const [round, paths] of measured.entries())
      for (const at of round % 2 === 0 ? [0, 1] : [1, 0])
        spent[at] = (spent[at] ?? 0) + (await measure(sides[at === 0 ? 0 : 1], paths))
    const [one = 0, other = 0] = spent.map((seconds) => (seconds / measured.flat().length) * 1000)
    compared.push({ name, before: one, after: other })
  }
  for (const side of sides) await side.stop()
  return compared
}

/** Seconds of processor time for all of these. */
const measure = async (side: Side, paths: readonly string[]): Promise<number> => {
  const connection = await connect(side.base)
  const begun = side.countSeconds()
  for (const path of paths) await connection.ask(path)
  const spent = side.countSeconds() - begun
  connection.close()
  return spent
}
