import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { compileSchema, listOperations, type Description } from '../testing.ts'
import { describeApis } from '../index.ts'

// What is looked into of a description is the same for all of them.
const description = (await describeApis()).appropriations as Description
const operations = listOperations(description).filter(({ path }) => !path.startsWith('/api/'))

test('files, their list, the catalog and the link set are in the description of the public API', () => {
  assert.deepEqual(operations.map(({ path }) => path).sort(), [
    '/.well-known/api-catalog',
    '/data.json',
    '/downloads',
    '/downloads/{release}/{path}',
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

test('every declared status has its test file, and every test file its declared status', () => {
  const declared = operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => `${folderOf(operationId)}/${status}`),
  )
  const tested = globSync('{downloads,catalog}/*/[0-9][0-9][0-9].test.ts', {
    cwd: join(import.meta.dirname, '..'),
  }).map((file) => file.split(/[\\/]/).slice(1).join('/').replace('.test.ts', ''))
  assert.deepEqual(declared.sort(), tested.sort())
})

const folderOf = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
