import assert from 'node:assert/strict'
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { officeMessage, openTestService } from './testing.ts'
import { putSample } from '../wiring/testing/put-sample.ts'

test('a sandbox whose publications are lost and whose release is damaged takes messages, and says why it has no data', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-'))
  t.after(() => rmSync(directory, { recursive: true }))
  const ROTUNDA_DATA = join(directory, 'data')
  await putSample(ROTUNDA_DATA)
  const releases = join(ROTUNDA_DATA, 'releases')
  rmSync(join(releases, 'publications'), { recursive: true })
  const [release = ''] = readdirSync(releases).filter((name) => /^[0-9a-f]{64}$/.test(name))
  appendFileSync(join(releases, release, 'data/senate-requests.csv'), 'a line too many\n')
  const service = await openTestService({ ROTUNDA_DATA })
  t.after(() => service.close())
  const { id, status } = await service.send(officeMessage(), { prefer: 'wait=20' })
  assert.deepEqual([status, (await service.status(id)).state], [200, 'delivered'])
  const { parts, ready } = await service.findStatus()
  const part = parts.find(({ name }) => name === 'release')
  assert.deepEqual([ready, part?.status], [true, 'missing'])
  // Samples are made from the moment at which it listens.
  await service.app.listen({ port: 0 })
  await service.log.until('sample.fault')
  const refused = await service.app.inject('/api/appropriations/v1/records')
  assert.deepEqual([refused.statusCode, refused.json().code], [503, 'unavailable'])
  assert.match(refused.json().detail, /sample of Appropriations could not be made/)
})
