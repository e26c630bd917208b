import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { DATASETS, namesOf } from '@rotunda/contract'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import { openCurrentRelease } from '../../releases/open/index.ts'
import { build, makeFolder, publishAnyway } from '../../releases/testing.ts'
import { openPublicApi } from './testing.ts'

const directory = makeFolder({ after })
const { summary } = await build(directory)
await publishAnyway({ directory, release: summary.id, now: new Date('2026-06-15T12:00:00Z') })
const clock = () => new Date('2026-06-15T12:00:00Z')
const current = openCurrentRelease({
  directory,
  collection: APPROPRIATIONS,
  clock,
  log: makeLog('silent'),
  graceSeconds: 0,
})
after(() => current.close())
const { ask } = await openPublicApi({ after }, { current })

for (const dataset of namesOf(DATASETS))
  test(`the whole set as CSV is the bulk file of ${dataset}, byte for byte`, async () => {
    const path = dataset === 'funding-guidance' ? '/funding-lines?' : `/records?dataset=${dataset}&`
    const { text } = await ask(`${path}all=true&format=csv`)
    const file = readFileSync(join(directory, summary.id, `data/${dataset}.csv`), 'utf8')
    assert.equal(text, file)
    assert.ok(file.split('\n').length > 2)
  })

test('the list of datasets names the files of the release with their digests', async () => {
  const { body } = await ask('/datasets')
  const [release] = body.data[0]?.['releases'] as { files: { name: string; sha256: string }[] }[] // of the contract
  for (const { name, sha256 } of release?.files ?? assert.fail())
    assert.equal(summary.files.find(({ path }) => path === name)?.sha256, sha256)
  assert.ok(release?.files.some(({ name }) => name.endsWith('.zip')))
})
