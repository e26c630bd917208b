import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as contract from '@rotunda/contract'
import { describeApis } from './describe-apis.ts'
import { compileSchema, type Description } from '../testing.ts'

const apis = Object.entries(await describeApis()).map(([name, document]) => ({
  name,
  // The tests read the same parts of both descriptions.
  description: JSON.parse(JSON.stringify(document)) as Description,
}))

const listNodes = (node: unknown): object[] =>
  typeof node === 'object' && node !== null ? [node, ...Object.values(node).flatMap(listNodes)] : []

const listReferences = (node: unknown): string[] =>
  listNodes(node).flatMap((one) => ('$ref' in one ? [String(one.$ref)] : []))

for (const { name, description } of apis) {
  const { schemas, parameters = {}, responses = {} } = description.components
  test(`every reference of the description of ${name} leads to a part, and every part is referred to`, () => {
    const named = Object.entries({ parameters, responses, schemas }).flatMap(([kind, parts]) =>
      Object.keys(parts).map((one) => `#/components/${kind}/${one}`),
    )
    assert.deepEqual([...new Set(listReferences(description))].sort(), named.sort())
  })

  test(`what stands under a name in the description of ${name} stands nowhere else`, () => {
    const texts = new Set(Object.values(schemas).map((schema) => JSON.stringify(schema)))
    const found = listNodes(description).filter((node) => texts.has(JSON.stringify(node)))
    assert.equal(found.length, texts.size)
    assert.equal(texts.size, Object.keys(schemas).length)
  })
}

test('refusals, records and funding lines have the names of the contract, and take what it takes', () => {
  const { description } = apis.find(({ name }) => name === 'appropriations') ?? assert.fail()
  const { SourcedRecord, RecordWithRelations, FundingLine, Aggregate } = contract
  for (const [name, schema] of Object.entries({
    SourcedRecord,
    RecordWithRelations,
    FundingLine,
    Aggregate,
  })) {
    const named = description.components.schemas[name] ?? assert.fail(name)
    const { required, properties } = JSON.parse(JSON.stringify(named))
    assert.deepEqual([required, Object.keys(properties)], [schema.required, Object.keys(schema.properties)])
    assert.equal(compileSchema(description, named)({}), false)
  }
  assert.ok(description.components.schemas['Problem'])
})
