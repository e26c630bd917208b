import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { askHere, makeEnvironment, startService } from '../../apps/service/src/operator/testing.ts'
import { startS3rver } from '../../apps/service/src/platform/object-store/testing.ts'
import {
  patience,
  RADOSGW_MISSING,
  startRadosgw,
  type S3Server,
} from '../../apps/service/src/platform/testing.ts'
import { readTree } from '../../apps/service/src/releases/testing.ts'
import { putSample } from '../../apps/service/src/wiring/testing/put-sample.ts'
import { mirrorRelease } from '../../packages/sdk/src/mirror.ts'

const mirrorFrom = async (t: TestContext, server: S3Server): Promise<void> => {
  const environment = {
    ...makeEnvironment(t),
    ROTUNDA_STORE: `s3://${server.bucket}/mirrored`,
    ROTUNDA_STORE_ENDPOINT: server.endpoint,
    ROTUNDA_STORE_KEY_ID: server.accessKey,
    ROTUNDA_STORE_SECRET: server.secretKey,
    ROTUNDA_DOWNLOADS: 'redirect',
  }
  await putSample(environment.ROTUNDA_DATA, ['appropriations'])
  // Its copy to the store, as the release was published without one.
  await askHere(environment, 'release', 'publish', 'latest')
  const service = await startService(environment)
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-redirected-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const origins: string[] = []
  const mirrored = await mirrorRelease({
    baseUrl: service.base,
    folder,
    fetch: async (request) => {
      const answer = await fetch(request, { signal: patience() })
      if (answer.redirected) origins.push(new URL(answer.url).origin)
      return answer
    },
  })
  assert.deepEqual([mirrored.wasThere, new Set(origins)], [false, new Set([new URL(server.endpoint).origin])])
  // A mirror has the files that the release lists, and release.json lists them.
  const files = readTree(join(environment.ROTUNDA_DATA, 'releases', mirrored.release))
  assert.ok(files.delete('release.json'))
  const copied = readTree(mirrored.path)
  assert.deepEqual([...copied.keys()], [...files.keys()])
  for (const [path, bytes] of files) assert.ok(copied.get(path) === bytes, path)
  await service.stop()
}

test('a release is mirrored from a quick S3 server, to which the service sends the client', async (t) => {
  await mirrorFrom(t, await startS3rver(t))
})

test('a release is mirrored from radosgw', { skip: RADOSGW_MISSING }, async (t) => {
  await mirrorFrom(t, await startRadosgw(t))
})
