import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { FundingLine } from '@rotunda/contract'
import { dropControls, type ReadRow } from '../../../publishers/index.ts'
import { archive, build, makeFolder, makeLineRow, makeRow, makeRefusedRow, readRows } from '../../testing.ts'

const NOTE = 'control_characters'
const TABLE = archive({
  series: 'requests/2026',
  rows: [
    {
      ...makeRow(2, {
        title: 'NUL \0 end',
        links: [{ rel: 'member_page', url: 'https://a.example/\u0007' }],
      }),
      cells: { Title: 'NUL \0 end', 'Bell \u0007': 'ring' },
    },
    makeRow(3, { title: 'Sound' }),
    { ...makeRefusedRow(4), detail: 'Bell \u0007 rang.', cells: { Title: 'C1 \u0085 \0' } } as ReadRow,
  ],
})
const GUIDANCE = archive(
  {
    series: 'guidance',
    rows: [makeLineRow(2, { program: 'Sample \u0085 Centers' }), makeLineRow(3, { program: 'Sound' })],
  },
  { publisher: 'guidance', url: 'guidance.csv' },
)

test('no value and no file has control characters; flags say where one was, and cells keep them', async (t) => {
  const directory = makeFolder(t)
  const { summary } = await build(directory, [TABLE, GUIDANCE])
  const rows = readRows(directory, summary.id)
  const cleaned = rows.find(({ title }) => title === 'NUL end')
  const sound = rows.find(({ title }) => title === 'Sound')
  assert.deepEqual([cleaned?.flags, sound?.flags], [['control_characters_removed'], []])
  assert.equal(cleaned?.links[0]?.url, 'https://a.example/')
  assert.deepEqual(cleaned.evidence[0]?.cells, { Title: 'NUL ␀ end', 'Bell \u0007': 'ring' })
  const lines = readRows<FundingLine>(directory, summary.id, 'funding-guidance')
  assert.deepEqual(
    lines.map(({ program, coverage }) => [program, coverage.some((code) => code === NOTE)]),
    [
      ['Sample Centers', true],
      ['Sound', false],
    ],
  )
  const folder = join(directory, summary.id)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(csv|json|txt)$/.test(name) && statSync(join(folder, name)).isFile(),
  )
  assert.ok(files.some((name) => name.endsWith('refusals.csv')))
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8')
    assert.ok(dropControls(text) === text, name)
  }
})

test('a row with damaged letters or a day of no known year has a note, and an address with &amp; has none', async (t) => {
  const directory = makeFolder(t)
  const drafts = [
    { program: 'Sample\u00ad Centers' },
    { program: 'Sample&amp;Centers' },
    { submission_deadline: '0200-01-02' },
    { guidance_url: 'https://a.example/?a=1&amp;b=2' },
  ]
  const rows = drafts.map((draft, index) => makeLineRow(index + 2, draft))
  const { summary } = await build(directory, [
    archive({ series: 'guidance', rows }, { publisher: 'guidance', url: 'guidance.csv' }),
  ])
  const lines = readRows<FundingLine>(directory, summary.id, 'funding-guidance')
  const notes = lines.map(({ coverage }) => coverage.filter((code) => /^(?:damaged|implausible)_/.test(code)))
  assert.deepEqual(notes.toSorted(), [[], ['damaged_text'], ['damaged_text'], ['implausible_date']])
})
