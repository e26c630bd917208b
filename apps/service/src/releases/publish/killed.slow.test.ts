import assert from 'node:assert/strict'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { carryOut, carryOutAndDie, findBroken, findLeft, makeFolder } from '../testing.ts'

const [BEFORE, AFTER] = [20, 21]

/**
 * Number of kill points to try, among all calls of the process to the file system; test:release-crash tries them all.
 */
const KILLS = 2

test('killed while it builds or publishes, a process leaves what is published whole, and the next one succeeds', async (t) => {
  const template = join(makeFolder(t), 'releases')
  await carryOut(template, BEFORE)
  const undisturbed = join(makeFolder(t), 'releases')
  cpSync(template, undisturbed, { recursive: true })
  const { asked } = await carryOutAndDie(undisturbed, AFTER, {})
  assert.ok(asked > 50, `${asked} moments`)
  const numbers = Array.from({ length: KILLS }, (_, kill) => Math.ceil(((kill + 0.5) * asked) / KILLS))
  // The last ones are those of publishing.
  for (const number of [...numbers, asked - 3, asked - 1]) {
    const directory = join(makeFolder(t), 'releases')
    cpSync(template, directory, { recursive: true })
    const { killed } = await carryOutAndDie(directory, AFTER, { number })
    assert.ok(killed, `at ${number} of ${asked}`)
    assert.deepEqual(await findBroken(directory, [BEFORE, AFTER]), [], `at ${number}`)
    await carryOut(directory, AFTER)
    assert.deepEqual(await findBroken(directory, [AFTER]), [], `at ${number}`)
    assert.deepEqual(await findLeft(directory), [], `at ${number}`)
  }
})
