import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readPayrolls, REAL_PAYROLLS } from './testing/real-payrolls.ts'
import { resolveStaff } from './resolve-staff.ts'
import { listObservations } from './run.ts'
import { listRuns } from './testing.ts'

const SKIP = REAL_PAYROLLS ? false : 'shared/reference/disbursements is not there'
const LEAST_PRECISION = 0.995
const LEAST_PAIRS = 400

type Pair = { readonly one: string; readonly other: string; readonly label: string; readonly reason: string }

const PAIRS: readonly Pair[] = readFileSync(new URL('golden-pairs.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [oneFile, oneRow, otherFile, otherRow, , label = '', reason = ''] = line.split(',')
    return { one: `${oneFile} ${oneRow}`, other: `${otherFile} ${otherRow}`, label, reason }
  })

test('the golden set has 400 pairs or more, each with a label and its reason', () => {
  assert.ok(PAIRS.length >= LEAST_PAIRS)
  assert.ok(PAIRS.every(({ label }) => ['same', 'different', 'undecided'].includes(label)))
  assert.ok(PAIRS.every(({ reason }) => /^[a-z_]+$/.test(reason)))
  assert.equal(new Set(PAIRS.map(({ one, other }) => `${one} ${other}`)).size, PAIRS.length)
})

test(
  'pairs of the real files that are merged are of one person, by the labels of the golden set',
  { skip: SKIP },
  async (t) => {
    const views = await readPayrolls()
    const resolution = resolveStaff(views)
    const { clusters, observations } = resolution
    const runOf = new Map<string, number>()
    for (const run of listRuns(resolution))
      for (const { given } of listObservations(run, observations)) {
        const view = views[given]
        for (const row of view?.rows ?? []) runOf.set(`${view?.file} ${row}`, run.number)
      }
    const get = (place: string): number => runOf.get(place) ?? assert.fail(`no observation at ${place}`)
    const judged = PAIRS.map((pair, index) => ({
      ...pair,
      // Every other pair was kept from those by which the weights were chosen.
      isFinal: index % 2 === 1,
      isMerged: clusters.find(get(pair.one)) === clusters.find(get(pair.other)),
    }))
    for (const [half, pairs] of [
      ['the half by which the weights were chosen', judged.filter(({ isFinal }) => !isFinal)],
      ['the half that was kept', judged.filter(({ isFinal }) => isFinal)],
    ] as const) {
      const merged = pairs.filter(({ isMerged, label }) => isMerged && label !== 'undecided')
      const right = merged.filter(({ label }) => label === 'same').length
      const same = pairs.filter(({ label }) => label === 'same').length
      const undecided = pairs.filter(({ label }) => label === 'undecided')
      const [low, high] = wilson(right, merged.length)
      t.diagnostic(
        `${half}: precision ${right} of ${merged.length} (95 %: ${low.toFixed(3)} to ${high.toFixed(3)}), recall ${right} of ${same} (${(right / same).toFixed(3)}); merged without being decided: ${undecided.filter(({ isMerged }) => isMerged).length} of ${undecided.length}`,
      )
      assert.ok(merged.length >= 100, 'enough pairs are merged to speak of a share')
      assert.ok(right / merged.length >= LEAST_PRECISION)
      assert.ok(right / same >= 0.6, 'most pairs of one person are found')
    }
  },
)

/** The interval of a share, with a confidence of 95 %. */
const wilson = (right: number, all: number): readonly [low: number, high: number] => {
  const z = 1.959964
  const share = right / all
  const middle = share + z ** 2 / (2 * all)
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))
  return [(middle - spread) / (1 + z ** 2 / all), Math.min((middle + spread) / (1 + z ** 2 / all), 1)]
}
