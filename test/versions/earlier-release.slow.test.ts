import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { askHere } from '../../apps/service/src/operator/testing.ts'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { publishAnyway } from '../../apps/service/src/releases/testing.ts'
import { archiveSample } from '../sample/archive-sample.ts'
import { openEarlierData } from './open-earlier-data.ts'

const VERSIONS = readdirSync(import.meta.dirname).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
const BASE = '/api/appropriations/v1'

const open = async (t: { after(clean: () => Promise<void>): void }, environment: Record<string, string>) => {
  const service = await openTestService({ ...environment, ROTUNDA_PUBLIC_RATE: '0' })
  t.after(() => service.close())
  return service
}

const get = async (service: TestService, url: string) => {
  const { status, json, text } = await service.ask({ url, key: null })
  assert.equal(status, 200, `${url}: ${text}`)
  return json
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const readTree = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path, digest(readFileSync(path))])

for (const version of VERSIONS) {
  test(`a release of ${version} is listed, whole, and publishing it changes nothing`, async (t) => {
    const { environment, answers } = openEarlierData(t, version)
    const folder = join(environment.ROTUNDA_DATA, 'releases', answers.release)
    const before = readTree(folder)
    const listed = await askHere(environment, 'release', 'list')
    assert.partialDeepStrictEqual(listed, { data: [{ release: answers.release, current: true }] })
    assert.deepEqual((await askHere(environment, 'release', 'verify', 'latest')).faults, [])
    assert.equal((await askHere(environment, 'release', 'publish', 'latest')).outcome, 'already_current')
    assert.deepEqual((await askHere(environment, 'sources', 'check')).problems, [])
    assert.deepEqual(readTree(folder), before)
  })

  test(`a release of ${version} is served with its records, totals and files, and stays as it is`, async (t) => {
    const { environment, answers } = openEarlierData(t, version)
    const folder = join(environment.ROTUNDA_DATA, 'releases', answers.release)
    const before = readTree(folder)
    const service = await open(t, environment)
    for (const base of [BASE, `${BASE}/releases/${answers.release}`]) {
      assert.partialDeepStrictEqual(await get(service, `${base}/records?limit=5`), {
        data: answers.records.data,
      })
      // Each version finds related records anew.
      const { related: _, ...record } = answers.record.data[0] ?? {}
      const found = await get(service, `${base}/record?id=${String(record['id'])}`)
      assert.partialDeepStrictEqual(found, { data: [record] })
      assert.partialDeepStrictEqual(await get(service, `${base}/funding-lines?limit=5`), {
        data: answers.lines.data,
      })
      const totals = await get(service, `${base}/aggregates?group_by=fiscal_year&group_by=stage`)
      assert.partialDeepStrictEqual(totals, { data: answers.aggregates.data })
    }
    for (const { url, bytes, sha256 } of answers.downloads.data[0]?.files ?? []) {
      const { rawPayload } = await service.app.inject(url)
      assert.deepEqual([rawPayload.byteLength, digest(rawPayload)], [bytes, sha256], url)
    }
    assert.deepEqual(readTree(folder), before)
  })

  test(`a release of ${version} that another one replaced answers at its own address`, async (t) => {
    const { environment, answers } = openEarlierData(t, version)
    await archiveSample(environment.ROTUNDA_DATA, { records: 40, seed: 2 })
    const { release } = await askHere(environment, 'release', 'build')
    const directory = join(environment.ROTUNDA_DATA, 'releases')
    await publishAnyway({ directory, release, now: new Date() })
    const service = await open(t, environment)
    const answer = await get(service, `${BASE}/releases/${answers.release}/records?limit=5`)
    assert.partialDeepStrictEqual(answer, { data: answers.records.data })
    await get(service, `${BASE}/releases/${answers.release}/funding-lines?limit=200`)
    await get(service, `${BASE}/releases/${answers.release}/datasets`)
  })
}
