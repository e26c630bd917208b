import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { listSources, openTestService } from './testing.ts'

const open = async (t: TestContext, environment: Readonly<Record<string, string>> = {}) => {
  const service = await openTestService(environment)
  t.after(() => service.close())
  const sources = await listSources(service)
  const ask = async (sha256: string) => {
    const { statusCode, body } = await service.app.inject(`/sources/${sha256}`)
    return { statusCode, detail: statusCode === 404 ? String(JSON.parse(body).detail) : '' }
  }
  return { service, sources, ask }
}

test('a digest that no published release names is not found, in any spelling', async (t) => {
  const { ask } = await open(t)
  for (const sha256 of ['0'.repeat(64), 'x', '..%2f..%2fsecrets', '__proto__']) {
    const { statusCode, detail } = await ask(sha256)
    assert.equal(statusCode, 404)
    assert.match(detail, /No release that is published here names a document with this digest/)
  }
})

test('documents of others are not given out, and the answer leads to the original', async (t) => {
  const { ask, sources } = await open(t)
  const others = sources.filter(({ publisher }) => /^Rotunda/.test(publisher))
  assert.ok(others.length > 0)
  for (const { source, url } of others) {
    const { statusCode, detail } = await ask(source)
    assert.equal(statusCode, 404)
    assert.ok(detail.includes(url))
  }
})

test('an operator may give out none', async (t) => {
  const { ask, sources } = await open(t, { ROTUNDA_SERVE_SOURCES: 'none' })
  for (const { source } of sources) assert.equal((await ask(source)).statusCode, 404)
})

test('a copy that is gone from the archive is said to be, with the way to the original', async (t) => {
  const { service, ask, sources } = await open(t)
  const [one] = sources.filter(({ publisher }) => /^House/.test(publisher))
  const { source = '', url = '' } = one ?? {}
  rmSync(join(service.settings.ROTUNDA_DATA, 'sources/objects', source.slice(0, 2), source))
  const { statusCode, detail } = await ask(source)
  assert.equal(statusCode, 404)
  assert.ok(detail.includes(`not in the archive of this service. The original is at ${url}`))
})
