import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdLaw, type Outcome } from './mutated/hold-law.ts'
import { listMutations } from './mutated/mutations.ts'
import { readMutated } from './mutated/read-mutated.ts'
import { listWholeDocuments, PUBLISHERS } from './mutated/whole-documents.ts'

const DOCUMENTS = listWholeDocuments()

test('every publisher of the collection has a document that is mutated', () => {
  assert.deepEqual([...new Set(DOCUMENTS.map(({ publisher }) => publisher))].sort(), PUBLISHERS.toSorted())
})

test('every mutation of every form is made of a document', () => {
  const made = new Set<string>()
  const named = new Set<string>()
  for (const document of DOCUMENTS)
    for (const [name, all] of Object.entries(listMutations(document))) {
      named.add(`${document.form}: ${name}`)
      if (all.length > 0) made.add(`${document.form}: ${name}`)
    }
  assert.deepEqual([...named.difference(made)], [])
})

for (const document of DOCUMENTS)
  test(`a mutated document of ${document.publisher} gives right rows, refusals or a stop: ${document.url.replace(/^.*\//, '')}`, async () => {
    const whole =
      (await readMutated(document, document.text)) ?? assert.fail('the whole document is stopped at')
    assert.ok(whole.rows.some(({ kind }) => kind === 'row'))
    const outcomes: Record<Outcome, number> = { right: 0, refused: 0, stopped: 0 }
    for (const [name, all] of Object.entries(listMutations(document)))
      for (const mutated of all)
        try {
          outcomes[await holdLaw(document, whole, mutated)] += 1
        } catch (cause) {
          throw new Error(`${name}: ${String(mutated.content).slice(0, SHOWN)}`, { cause })
        }
    assert.ok(outcomes.stopped >= LEAST_STOPPED, JSON.stringify(outcomes))
  })

const SHOWN = 2000
/** Of another document, of a page around it, and of another encoding. */
const LEAST_STOPPED = 8
