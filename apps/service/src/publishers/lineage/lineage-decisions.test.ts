import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused, openBytes, type Source } from '../index.ts'
import { lineageDecisions } from './lineage-decisions.ts'

const DECISION = {
  id: 'd1',
  record: 's-1',
  project: 'enp-1',
  decision: 'same',
  decided_by: 'Two readers',
  decided_at: '2026-06-01T12:00:00Z',
  reason: 'The report names the pair.',
  evidence_url: 'https://example.gov/report.pdf',
}

const read = (document: unknown) => {
  const open = openBytes(Buffer.from(JSON.stringify(document)))
  // The publisher reads no fact of the source.
  return Array.fromAsync(lineageDecisions.read({ source: {} as Source, open }))
}

test('each decision is a row; an unknown verdict, an address that is not https and a repeated id are refused', async () => {
  const rows = await read({
    lineage_decisions: [
      DECISION,
      { ...DECISION, id: 'd2', decision: 'perhaps' },
      { ...DECISION, id: 'd3', evidence_url: 'http://example.gov/' },
      DECISION,
    ],
  })
  assert.deepEqual(
    rows.map((row) => (row.kind === 'row' ? row.draft : row.kind === 'refused' ? row.reason : row.kind)),
    [DECISION, 'entry_unreadable', 'entry_unreadable', 'entry_repeated'],
  )
})

test('a document of another form is refused', async () => {
  for (const document of [{ decisions: [DECISION] }, [DECISION], { lineage_decisions: [], more: 1 }])
    await assert.rejects(read(document), DocumentRefused)
})
