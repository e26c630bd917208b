import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test, after } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import type { LobbyingFiling } from '@rotunda/contract'
import { findPython } from '../../platform/testing.ts'
import { makeFolder, readRows, runTool } from '../../releases/testing.ts'
import { buildLobbying, listSample } from './testing.ts'

const EXAMPLES = join(import.meta.dirname, '../../../../../examples/lobbying-filings')
const undo: (() => void)[] = []
after(() => {
  for (const clean of undo) clean()
})

let release: string
let filings: readonly LobbyingFiling[]
let latest: readonly string[]
before(async () => {
  const directory = makeFolder({ after: (clean) => undo.push(clean) })
  const { summary } = await buildLobbying(directory, await listSample(400))
  release = join(directory, summary.id)
  filings = readRows<LobbyingFiling>(directory, summary.id, 'filings')
  latest = filings
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
  const python = findPython('pandas')
  if (python === undefined) return t.skip('no python3 of this machine has pandas')
  const found = runTool(release, python, join(EXAMPLES, 'latest-filings.py')) ?? ''
  assert.deepEqual(found.trim().split('\n'), latest)
})

test('the recipe for R finds the filings that count', (t) => {
  const found = runTool(release, 'Rscript', join(EXAMPLES, 'latest-filings.R'))
  if (found === undefined) return t.skip('this machine has no R')
  assert.deepEqual(found.trim().split('\n'), latest)
})

test('the recipes leave out groups of which no filing counts', () => {
  assert.ok(filings.some(({ group_ambiguous }) => group_ambiguous))
  assert.ok(filings.some(({ supersession }) => supersession === 'SUPERSEDED_BY_LATER_AMENDMENT'))
})
