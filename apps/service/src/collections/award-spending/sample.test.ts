import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AwardLink, ProjectSpending, SpendingAward } from '@rotunda/contract'
import { makeFolder, readRows } from '../../releases/testing.ts'
import { makeSpendingEditions } from '../../sample/index.ts'
import { buildSpending, failuresOf, makeDocument, type TestDocument } from './testing.ts'

test('the sample makes a release with projects of every result, and no stated or unique award is that of another project', async (t) => {
  const documents: TestDocument[] = []
  for await (const [{ facts, bytes }] of makeSpendingEditions({ seed: 3, records: 900 }))
    documents.push(makeDocument(facts.publisher, facts.url, bytes, facts))
  const directory = makeFolder(t)
  const built = await buildSpending(directory, documents)
  assert.deepEqual(failuresOf(built), [])
  const { id } = built.summary
  const projects = readRows<ProjectSpending>(directory, id, 'project-spending')
  const results = new Set(projects.map(({ result }) => result))
  for (const result of ['stated', 'unique', 'not_found', 'no_listing'] as const)
    assert.ok(results.has(result), `${result}: ${[...results].join()}`)
  const awards = new Map(readRows<SpendingAward>(directory, id, 'awards').map((award) => [award.id, award]))
  const names = new Map(projects.map(({ id: project, recipient }) => [project, recipient ?? '']))
  for (const { project_id, award_id, grade } of readRows<AwardLink>(directory, id, 'award-links'))
    if (grade !== 'candidate')
      assert.ok(awards.get(award_id)?.recipient_name?.includes((names.get(project_id) ?? '?').toUpperCase()))
  assert.doesNotMatch(JSON.stringify([...awards.values()]), /1 SAMPLE ST|SAMPLE OFFICER|99999/)
})
