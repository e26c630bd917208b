import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { compileSchema, listOperations, listUndescribedHeaders, type Description } from '../testing.ts'
import { openCatalog } from '../catalog/testing.ts'
import { describeApis } from '../index.ts'

// What is looked into of a description is the same for all of them.
const description = (await describeApis()).appropriations as Description
const operations = listOperations(description).filter(({ path }) => !path.startsWith('/api/'))

test('files, their list, sources, the catalog and the link set are in the description of the public API', () => {
  assert.deepEqual(operations.map(({ path }) => path).sort(), [
    '/.well-known/api-catalog',
    '/data.json',
    '/downloads',
    '/downloads/{release}/{path}',
    '/sources/{sha256}',
  ])
  for (const { operationId, summary, security } of operations)
    assert.ok(operationId && summary && security?.length === 0, operationId)
})

test('every body that is answered as JSON has an example, and the example fits its schema', () => {
  const bodies = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap((answer) => Object.entries(answer.content ?? {})),
  )
  const described = bodies.filter(([type]) => /^application\/(linkset\+)?json$/.test(type))
  assert.equal(described.length, 3)
  for (const [type, { schema, example }] of described) {
    const validate = compileSchema(description, schema)
    assert.ok(example !== undefined && validate(example), `${type}: ${JSON.stringify(validate.errors)}`)
  }
})

test('every header of an answer is described', async (t) => {
  const { ask, publish } = await openCatalog(t)
  const { id } = publish('1')
  const file = `/downloads/${id}/bagit.txt`
  const seen = new Set<number>()
  for (const url of [
    '/downloads',
    '/data.json',
    '/.well-known/api-catalog',
    file,
    '/downloads/latest/bagit.txt',
  ])
    for (const more of [
      {},
      { range: 'bytes=0-1', 'want-content-digest': 'sha-256=1' },
      { range: 'bytes=99-' },
    ]) {
      const { status, headers } = await ask(url, { headers: more })
      const held = await ask(url, { headers: { 'if-none-match': String(headers.etag) } })
      for (const answer of [{ status, headers }, held]) {
        seen.add(answer.status)
        assert.deepEqual(listUndescribedHeaders(description, { ...answer, method: 'GET', url }), [], url)
      }
    }
  assert.deepEqual([...seen].sort(), [200, 206, 302, 304, 416])
})

test('every declared status has its test file, and every test file its declared status', () => {
  const declared = operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => `${folderOf(operationId)}/${status}`),
  )
  const tested = globSync('{downloads,catalog,sources}/*/[0-9][0-9][0-9].test.ts', {
    cwd: join(import.meta.dirname, '..'),
  }).map((file) => file.split(/[\\/]/).slice(1).join('/').replace('.test.ts', ''))
  assert.deepEqual(declared.sort(), tested.sort())
})

const folderOf = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
