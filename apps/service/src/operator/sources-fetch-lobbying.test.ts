import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { startSite } from '../releases/archive/testing.ts'
import { makeArchives } from '../../../../test/sample/index.ts'
import { askHere, makeEnvironment } from './testing.ts'

test('archives of XML of the lobbying filings are fetched, found unchanged, and built', async (t) => {
  const site = await startSite(t)
  const fresh = makeEnvironment(t)
  const ROTUNDA_SOURCES = join(fresh.ROTUNDA_DATA, 'sources.json')
  const archives = makeArchives(3, 2025).map(({ publisher, url, bytes }) => ({
    publisher,
    path: new URL(url).pathname,
    bytes,
  }))
  for (const { path, bytes } of archives) site.documents.set(path, { bytes })
  const entries = archives.map(({ publisher, path }) => ({ publisher, url: `${site.base}${path}` }))
  writeFileSync(ROTUNDA_SOURCES, JSON.stringify({ 'lobbying-filings': entries }))
  const environment = {
    ...fresh,
    ROTUNDA_SOURCES,
    ROTUNDA_SOURCES_CONTACT: 'data@example.org',
    ROTUNDA_SOURCES_PAUSE_SECONDS: '0',
  }
  const ask = (...args: string[]) => askHere(environment, ...args, '--collection', 'lobbying-filings')
  const outcomes = ({ data }: { data: { outcome: string }[] }) => data.map(({ outcome }) => outcome)
  for (const outcome of ['new', 'unchanged'])
    assert.deepEqual(
      outcomes(await ask('sources', 'fetch')),
      archives.map(() => outcome),
    )
  const { rows } = await ask('release', 'build')
  assert.ok(rows['house-filings'] > 0 && rows['house-contributions'] > 0 && rows['senate-filings'] > 0)
  assert.equal(rows['filings'], 0)
})
