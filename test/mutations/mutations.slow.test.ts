import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { COLLECTIONS } from '../../apps/service/src/wiring/collections.ts'
import { countVerdicts } from './count-verdicts.ts'
import { nameOf } from './declaration.ts'
import { DECLARATIONS } from './declarations.ts'
import { describeSilent, runDeclaration, type Result } from './run-declaration.ts'
import { listKinds } from './whole.ts'

test('every publisher of every collection declares the kinds of its columns', () => {
  const declared = new Set(DECLARATIONS.map(({ publisher }) => publisher))
  const missing = COLLECTIONS.flatMap(({ collection }) => Object.keys(collection.publishers)).filter(
    (name) => !declared.has(name),
  )
  assert.deepEqual(missing, [])
})

const all: Result[] = []

for (const [publisher, declarations] of Map.groupBy(DECLARATIONS, (one) => one.publisher)) {
  const kinds = new Set(declarations.flatMap((one) => listKinds(one.kinds).map(({ kind }) => kind)))
  test(`${publisher}: a wrong value of ${kinds.size} kinds is never published in silence`, async () => {
    for (const declaration of declarations) {
      const { results, stale } = await runDeclaration(declaration)
      all.push(...results)
      assert.deepEqual(describeSilent(results), [], nameOf(declaration))
      assert.deepEqual(stale, [], `${nameOf(declaration)}: no longer silent, take them out`)
    }
  })
}

test('the figures of the docs are those of the kit', () => {
  const figures: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8'))
  assert.deepEqual(
    figures,
    countVerdicts(all),
    'run `node test/mutations/run.ts --write`, then `npm run generate`',
  )
})
