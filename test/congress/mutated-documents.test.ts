import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { runs } from '../../apps/service/src/platform/testing.ts'
import { makeRandom } from '../sample/random.ts'
import { holdDocuments } from './mutated/hold-documents.ts'
import { readWorld, type World } from './mutated/hold-law.ts'
import { listMutations } from './mutated/mutations.ts'
import { listWholeDocuments, PUBLISHERS } from './mutated/whole-documents.ts'

const DOCUMENTS = listWholeDocuments()

let world: World
before(async () => {
  world = await readWorld(DOCUMENTS)
})

test('every publisher of the collection has a document that is mutated', () => {
  assert.deepEqual([...new Set(DOCUMENTS.map(({ publisher }) => publisher))].sort(), PUBLISHERS.toSorted())
})

test('every document is mutated in twelve ways at least', () => {
  const few = DOCUMENTS.filter((document) => {
    const all = Object.values(listMutations(document))
    return all.filter((mutate) => mutate(document.text, makeRandom(0)).length > 0).length < 12
  })
  assert.deepEqual(
    few.map(({ url }) => url),
    [],
  )
})

test('every mutation of every form is made of a document', () => {
  const made = new Set<string>()
  const named = new Set<string>()
  for (const document of DOCUMENTS)
    for (const [name, mutate] of Object.entries(listMutations(document))) {
      named.add(`${document.form}: ${name}`)
      if (mutate(document.text, makeRandom(1)).length > 0) made.add(`${document.form}: ${name}`)
    }
  // Lists and rosters have no days.
  const found = [...named.difference(made)].filter((name) => !name.endsWith(': an impossible day'))
  assert.deepEqual(found, [])
})

test('a mutated document of any publisher gives right rows, flags, refusals or a stop', async (t) => {
  const outcomes = await holdDocuments(world, runs(1000).numRuns, 1)
  t.diagnostic(JSON.stringify(outcomes))
  // Readers that stopped at everything would keep the law as well.
  assert.ok(outcomes.right + outcomes.refused > outcomes.stopped / 4)
})
