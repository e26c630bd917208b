import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { CONTENTS, openDownloads } from '../testing.ts'

const problem = (body: Buffer) => JSON.parse(body.toString())

test('a file that the release does not have is answered with those that it has', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const { id } = publish(CONTENTS)
  for (const release of [id, 'latest']) {
    const { status, headers, body } = await ask(`/downloads/${release}/data/senate-request.csv`)
    assert.deepEqual([status, headers.etag], [404, undefined])
    assert.deepEqual(problem(body).allowed, Object.keys(CONTENTS))
    assert.equal(problem(body).did_you_mean, 'data/senate-requests.csv')
  }
})

test('a release that was never published is answered with those that were', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const ids = [publish({ a: '1' }).id, publish({ a: '2' }).id]
  for (const release of ['0'.repeat(64), '..', '%2e%2e', 'x'.repeat(90)]) {
    const { status, body } = await ask(`/downloads/${release}/a`)
    assert.equal(status, 404)
    assert.deepEqual(problem(body).allowed, ['latest', ...ids.toReversed()])
  }
})

test('nothing on the disk can be had but the files that the release names', async (t) => {
  const { ask, publish, directory } = await openDownloads(t)
  const { id } = publish(CONTENTS)
  writeFileSync(join(directory, 'secret.txt'), 'secret')
  writeFileSync(join(directory, id, 'secret.txt'), 'secret')
  const paths = ['secret.txt', '../secret.txt', '..%2fsecret.txt', 'data/../secret.txt', '%2e%2e/secret.txt']
  for (const path of [
    ...paths,
    './bagit.txt',
    'data',
    'data/',
    '',
    '/etc/passwd',
    'bagit.txt%00',
    '__proto__',
  ]) {
    const { status, body } = await ask(`/downloads/${id}/${path}`)
    assert.equal(status, 404, path)
    assert.ok(!body.includes('"secret"'))
  }
})
