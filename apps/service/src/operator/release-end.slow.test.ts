import assert from 'node:assert/strict'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openTestService } from '../bin/testing.ts'
import { readRows } from '../releases/testing.ts'
import { askHere, makeEnvironment, runHere } from './testing.ts'

const OPTIONS = ['--collection', 'enacted-projects']
const NOTICE = 'It named a body that is in danger.'

type Project = { readonly id: string; readonly recipient: string | null }

test('a release that still has a withheld value is named, and when its serving is ended its addresses are 410 with the notice', async (t) => {
  const service = await openTestService({}, 0, undefined, ['enacted-projects'])
  t.after(() => service.close())
  const { ROTUNDA_DATA } = service.settings
  const environment = { ...makeEnvironment(t), ROTUNDA_DATA }
  const directory = join(ROTUNDA_DATA, 'releases/enacted-projects')
  const [{ release: old }] = (await askHere(environment, 'release', 'list', ...OPTIONS)).data
  const project =
    readRows<Project>(directory, old, 'projects').find(({ recipient }) => recipient !== null) ?? assert.fail()
  const end = ['release', 'end', old, ...OPTIONS, '--notice', NOTICE, '--yes']
  assert.match((await runHere(environment, ...end)).stderr, /it is the current release/)

  const notice = { dataset: 'projects', row: project.id, kind: 'takedown', fields: ['recipient'] }
  const path = join(ROTUNDA_DATA, 'notices.json')
  writeFileSync(
    path,
    JSON.stringify({ notices: [{ ...notice, text: 'In danger.', decided_on: '2026-06-20' }] }),
  )
  const added = ['--publisher', 'notices', '--url', 'https://operator.example/notices.json']
  await askHere(environment, 'sources', 'add', path, ...added, ...OPTIONS)
  const { release } = await askHere(environment, 'release', 'build', ...OPTIONS)
  const published = await askHere(environment, 'release', 'publish', 'latest', ...OPTIONS)
  assert.deepEqual(published.still_holding, [
    { release: old, held: [{ dataset: 'projects', row: project.id, field: 'recipient' }] },
  ])
  const { stdout } = await runHere(environment, 'release', 'publish', 'latest', ...OPTIONS)
  assert.match(
    stdout,
    new RegExp(`Release ${old.slice(0, 12)} still has 1 withheld value. .*release end ${old.slice(0, 12)}`),
  )

  const addresses = [`/downloads/${old}/data/projects.csv`, `/api/enacted/v1/releases/${old}/projects`]
  for (const url of addresses) assert.equal((await service.ask({ url })).status, 200, url)
  assert.match((await runHere(environment, ...end, '--dry-run')).stdout, /would be ended/)
  assert.equal((await askHere(environment, ...end)).ended, old)
  for (const url of addresses) {
    const answer = await service.ask({ url })
    assert.equal(answer.status, 410, url)
    assert.ok(answer.text.includes(NOTICE), url)
  }
  assert.ok(!existsSync(join(directory, old)))
  assert.deepEqual(
    readdirSync(join(directory, 'indexes')).filter((name) => name.startsWith(old)),
    [],
  )
  const downloads = (await service.ask({ url: '/downloads' })).json as Listed
  assert.deepEqual(
    downloads.ended.map(({ id, notice: text }) => [id, text]),
    [[old, NOTICE]],
  )
  const catalog = (await service.ask({ url: '/data.json' })).json as Catalogued
  const entries = catalog.dataset.filter((one) => one['@id'].includes(old))
  assert.ok(entries.length > 0)
  for (const { accessRights, distribution } of entries) {
    assert.ok(accessRights?.includes(NOTICE))
    assert.deepEqual(distribution, [])
  }
  // Again, as after an interrupted removal.
  assert.equal((await askHere(environment, ...end)).ended, old)
  const current = await service.ask({ url: `/downloads/${release}/data/projects.csv` })
  assert.equal(current.status, 200)
  assert.match(
    (await runHere(environment, 'release', 'end', release, ...OPTIONS, '--notice', 'x', '--yes')).stderr,
    /current/,
  )
})

/** Parts of the answers that the test reads. */
type Listed = { readonly ended: readonly { readonly id: string; readonly notice: string }[] }
type Catalogued = {
  readonly dataset: readonly {
    readonly '@id': string
    readonly accessRights?: string
    readonly distribution: readonly object[]
  }[]
}
