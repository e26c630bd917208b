import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import { startSite } from '../releases/archive/testing.ts'
import { makeFaraFiles } from '../../../../test/sample/index.ts'
import { askHere, makeEnvironment } from './testing.ts'

const LIST = join(import.meta.dirname, '../../../../examples/foreign-agents/sources.json')
const HOST = 'https://efile.fara.gov'
const SIZES = { registrants: 30, principals: 60, shortForms: 30, documents: 60 }

test('the four archives of the list of the example are fetched, found unchanged, and built', async (t) => {
  const site = await startSite(t)
  const fresh = makeEnvironment(t)
  const ROTUNDA_SOURCES = join(fresh.ROTUNDA_DATA, 'sources.json')
  writeFileSync(ROTUNDA_SOURCES, readFileSync(LIST, 'utf8').replaceAll(HOST, site.base))
  for (const { file, bytes } of makeFaraFiles(3, SIZES, 1))
    site.documents.set(`/bulk/zip/${file}.zip`, { bytes: zipSync({ [file]: bytes }) })
  const environment = {
    ...fresh,
    ROTUNDA_SOURCES,
    ROTUNDA_SOURCES_CONTACT: 'data@example.org',
    ROTUNDA_SOURCES_PAUSE_SECONDS: '0',
  }
  const ask = (...args: string[]) => askHere(environment, ...args, '--collection', 'foreign-agents')
  const outcomes = ({ data }: { data: { outcome: string }[] }) => data.map(({ outcome }) => outcome)
  assert.deepEqual(outcomes(await ask('sources', 'fetch')), ['new', 'new', 'new', 'new'])
  assert.deepEqual(outcomes(await ask('sources', 'fetch')), [
    'unchanged',
    'unchanged',
    'unchanged',
    'unchanged',
  ])
  const { rows } = await ask('release', 'build')
  for (const table of ['fara-registrants', 'fara-principals', 'fara-short-forms', 'fara-documents'])
    assert.ok(rows[table] >= 30, table)
})
