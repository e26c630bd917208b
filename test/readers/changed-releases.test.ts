import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Answer } from '../../apps/service/src/http/appropriations/testing/ask.ts'
import { openMoments, PATHS, type Answered, type Written } from './open-moments.ts'

const { ask, stopAt, goOn, write, publish, withdraw } = await openMoments({ after })

type Change = { readonly before: readonly Written[]; readonly carryOut: () => Promise<void> }

/** Changes while an answer is made, with the publications before them. */
const CHANGES: Readonly<Record<string, (one: Written, other: Written) => Change>> = {
  published: (one, other) => ({ before: [one], carryOut: () => publish(other) }),
  restored: (one, other) => ({ before: [other, one], carryOut: () => publish(other) }),
  withdrawn: (one, other) => ({
    before: [one],
    carryOut: async () => {
      await publish(other)
      withdraw(one)
    },
  }),
}

type Moment = readonly [name: string, kind: Answered, left: number]

const MOMENTS: readonly Moment[] = [
  ['before the first question of a page', 'page', 0],
  ['between two questions of a page', 'page', 1],
  ['before a total', 'total', 0],
  ['before a stream', 'ndjson', 0],
  ['in the middle of a stream', 'csv', 2],
  ['before a Parquet file', 'parquet', 0],
  ['in the middle of a Parquet file', 'parquet', 2],
]

const isSame = (one: Answer, other: Answer): boolean =>
  one.headers.etag === other.headers.etag &&
  one.headers['rotunda-snapshot'] === other.headers['rotunda-snapshot'] &&
  one.bytes.equals(other.bytes)

for (const [change, plan] of Object.entries(CHANGES))
  for (const [moment, kind, left] of MOMENTS)
    test(`a release that is ${change} ${moment}: each answer is of one release, with its tag`, async () => {
      const path = PATHS[kind]
      const one = await write(`one ${change} ${moment}`)
      const other = await write(`other ${change} ${moment}`)
      const { before, carryOut } = plan(one, other)
      for (const written of before) await publish(written)
      const ofOne = await ask(path)
      assert.equal(ofOne.status, 200)
      const accept = `*/*, text/x-${change}-${moment.replaceAll(' ', '-')}`
      const held = await stopAt(kind, 'waits', { left, accept })
      await carryOut()
      const same = ask(path, accept)
      const asked = ask(path)
      // Packed files are made one after another.
      if (kind !== 'parquet') await asked
      goOn(kind)
      const ofOther = await asked
      assert.equal(ofOther.status, 200)
      assert.ok(!isSame(ofOne, ofOther))
      // One that is asked now is of the release that is current now, also when it is the same as one under way.
      assert.ok(isSame(await same, ofOther), 'what is asked for after the change')
      const answer = await held.answer
      if (answer.status === 200) {
        const isWhole = [ofOne, ofOther].some((whole) => isSame(answer, whole))
        assert.ok(isWhole, 'what was asked for before the change')
      } else {
        assert.equal(change, 'withdrawn')
        assert.deepEqual([answer.status, answer.headers.etag], [503, undefined])
      }
      for (let time = 0; time < 2; time += 1) assert.ok(isSame(await ask(path, accept), ofOther))
    })
