import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { Downloads } from '@rotunda/contract'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { RUN_MILLISECONDS } from '../../platform/testing.ts'
import { systemClock } from '../../platform/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import { openCurrentRelease } from '../../releases/open/index.ts'
import { verifyRelease } from '../../releases/verify/index.ts'
import { buildRelease } from '../../releases/build/index.ts'
import { makeFolder, makeNeeds, publishAnyway, SAMPLE_DOCUMENTS } from '../../releases/testing.ts'
import { appropriationsApi } from '../appropriations/index.ts'
import { downloads } from './index.ts'
import { listen } from './testing.ts'

/** The downloads over what is really built and published. */
const setUp = async (t: TestContext) => {
  const directory = makeFolder(t)
  const publish = async (documents = SAMPLE_DOCUMENTS): Promise<string> => {
    const { summary } = await buildRelease(makeNeeds(directory, documents))
    await publishAnyway({ directory, release: summary.id, now: systemClock() })
    return summary.id
  }
  await publish()
  const log = makeLog('silent')
  const currentRelease = openCurrentRelease({
    directory,
    collection: APPROPRIATIONS,
    clock: systemClock,
    log,
    graceSeconds: 0,
  })
  t.after(() => currentRelease.close())
  const wire = await listen(t, (app) =>
    app.register(downloads, { publishing: [appropriationsApi(currentRelease, directory)] }),
  )
  const list = async (): Promise<Downloads> => JSON.parse((await wire.ask('/downloads')).body.toString())
  return { ...wire, directory, publish, currentRelease, list }
}

const hasSha256sum = (): boolean =>
  spawnSync('sha256sum', ['--version'], { timeout: RUN_MILLISECONDS }).status === 0

test('whoever takes all files of a release by the list can check them with sha256sum and verify the zip', async (t) => {
  const { ask, list } = await setUp(t)
  const folder = makeFolder(t)
  const [release] = (await list()).data
  for (const { name, url } of release?.files ?? []) {
    const { status, body } = await ask(url)
    assert.equal(status, 200, name)
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), body)
  }
  if (hasSha256sum())
    execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], {
      cwd: folder,
      timeout: RUN_MILLISECONDS,
    })
  const zip = release?.files.find(({ name }) => name.endsWith('.zip'))
  assert.deepEqual(await verifyRelease(join(folder, zip?.name ?? '')), [])
})

test('the list says what a release was published in spite of', async (t) => {
  const { list } = await setUp(t)
  const [release] = (await list()).data
  assert.deepEqual(
    release?.accepted.map(({ gate, name, value }) => [gate, name, value]),
    [['refused', 'house-appropriations/requests/2026', '1of3']],
  )
})

test('what was published before stays downloadable, and publishing it again makes it current', async (t) => {
  const { ask, publish, currentRelease, list } = await setUp(t)
  const [first] = (await list()).data
  await publish(SAMPLE_DOCUMENTS.slice(1))
  await currentRelease.refresh()
  assert.deepEqual(
    (await list()).data.map(({ id, current }) => [id === first?.id, current]),
    [
      [false, true],
      [true, false],
    ],
  )
  assert.equal((await ask(first?.files[0]?.url ?? '')).status, 200)
  await publish()
  await currentRelease.refresh()
  assert.deepEqual(
    (await list()).data.map(({ id, current }) => [id === first?.id, current]),
    [
      [true, true],
      [false, false],
    ],
  )
})

test('a release that the operator took away is gone, and the others are there', async (t) => {
  const { ask, publish, currentRelease, directory, list } = await setUp(t)
  const [first] = (await list()).data
  const second = await publish(SAMPLE_DOCUMENTS.slice(1))
  await currentRelease.refresh()
  await list()
  rmSync(join(directory, first?.id ?? ''), { recursive: true })
  for (const method of ['GET', 'HEAD'])
    assert.equal((await ask(first?.files[0]?.url ?? '', { method })).status, 410)
  assert.equal((await ask(`/downloads/${second}/SHA256SUMS`)).status, 200)
})
