import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test, after } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import type { LobbyingFiling } from '@rotunda/contract'
import { makeFolder, readRows, runTool } from '../../releases/testing.ts'
import { buildLobbying, listSample } from './testing.ts'

const EXAMPLES = join(import.meta.dirname, '../../../../../examples/lobbying-filings')
const undo: (() => void)[] = []
after(() => {
  for (const clean of undo) clean()
})

let release: string
let latest: readonly string[]
before(async () => {
  const directory = makeFolder({ after: (clean) => undo.push(clean) })
  const { summary } = await buildLobbying(directory, await listSample(400))
  release = join(directory, summary.id)
  latest = readRows<LobbyingFiling>(directory, summary.id, 'filings')
    .filter(({ group_latest }) => group_latest)
    .map(({ filing_uuid }) => filing_uuid)
    .toSorted()
})

test('the recipe for DuckDB finds the filings that count', async () => {
  const query = readFileSync(join(EXAMPLES, 'latest-filings.sql'), 'utf8')
  const duckdb = await (await DuckDBInstance.create(':memory:')).connect()
  try {
    const reader = await duckdb.runAndReadAll(
      query.replaceAll("'data/", `'${join(release, 'data').replaceAll("'", "''")}/`),
    )
    assert.deepEqual(
      reader.getRowObjects().map(({ filing_uuid }) => String(filing_uuid)),
      latest,
    )
  } finally {
    duckdb.closeSync()
  }
})

test('the recipe for pandas finds the filings that count', (t) => {
  if (
    runTool(
      release,
      'python3',
      '-c',
      'import importlib.util as u; print(u.find_spec("pandas") is not None)',
    )?.trim() !== 'True'
  ) {
    t.skip('no python3 of this machine has pandas')
    return
  }
  const found = runTool(release, 'python3', join(EXAMPLES, 'latest-filings.py')) ?? ''
  assert.deepEqual(found.trim().split('\n'), latest)
})
