import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused, openBytes, type Source } from '../index.ts'
import { lineageLabels, readLabels } from './lineage-labels.ts'

const HEAD = 'record_id,project_id,reader_1,reader_2\n'

test('each labelled pair is a row of the document, and a document with a fault is refused as a whole', async () => {
  // The publisher reads no fact of the source.
  const needs = (text: string | Uint8Array) => ({ source: {} as Source, open: openBytes(Buffer.from(text)) })
  const document = needs(`${HEAD}r1,p1,same,different\nr2,p2,unsure,same\n`)
  assert.equal(await lineageLabels.findSeries(document), 'lineage-labels')
  const rows = await Array.fromAsync(lineageLabels.read(document))
  assert.deepEqual(
    rows.map((row) => row.kind === 'row' && [row.table, row.place.row, row.draft]),
    [
      ['lineage-labels', 2, { record: 'r1', project: 'p1', reader_1: 'same', reader_2: 'different' }],
      ['lineage-labels', 3, { record: 'r2', project: 'p2', reader_1: 'unsure', reader_2: 'same' }],
    ],
  )
  for (const wrong of [`${HEAD}r1,p1,same,yes\n`, 'a,b\n', Uint8Array.of(0xff, 0xfe)])
    await assert.rejects(lineageLabels.findSeries(needs(wrong)), DocumentRefused)
})

test('a file of labels may have further columns, in any order', () => {
  const text = '\uFEFFnote,project_id,reader_2,reader_1,record_id\n"a, b",p1,same,unsure,r1\n\n'
  assert.deepEqual(readLabels(text), [{ record: 'r1', project: 'p1', reader_1: 'unsure', reader_2: 'same' }])
})

test('a file of labels with a fault is refused, and the line is named', () => {
  assert.throws(() => readLabels('record_id,project_id,reader_1\nr,p,same\n'), /column reader_2/)
  assert.throws(() => readLabels(`${HEAD}r1,p1,same,yes\n`), /line 2: a verdict/)
  assert.throws(() => readLabels(`${HEAD}r1,p1,same\n`), /line 2: a verdict/)
  assert.throws(() => readLabels(`${HEAD},p1,same,same\n`), /line 2: an id/)
  assert.throws(
    () => readLabels(`${HEAD}r1,p1,same,same\nr1,p1,same,same\n`),
    /line 3: an earlier line has the pair/,
  )
  assert.throws(() => readLabels(`${HEAD}"r1,p1,same,same\n`), /cannot be read/)
})
