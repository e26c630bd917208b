import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import { officeMessage, openTestService, type Asked, type Description } from '../../bin/testing.ts'
import { holdClosed, holdToScopes, listKeyed, type AskWithKey } from './testing/keyed-operations.ts'

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())
const { id } = await service.send(officeMessage())

const CONTRACT = join(import.meta.dirname, '../../../../../packages/contract/openapi')
const read = (file: string): Description =>
  // As the service wrote it; what is looked into is what Description names.
  JSON.parse(readFileSync(join(CONTRACT, file), 'utf8')) as Description

const ask: AskWithKey = ({ method, url }, key) =>
  service.ask({
    // The descriptions name no other methods.
    method: method as NonNullable<Asked['method']>,
    url,
    key,
    ...(method === 'POST' && { body: officeMessage() }),
  })

const tables = globSync('*.json', { cwd: CONTRACT })
  .map((file) => ({ name: basename(file, '.json'), operations: listKeyed(read(file), { id }) }))
  .filter(({ operations }) => operations.length > 0)

test('there are operations behind keys, and each names what a key must have been given', () => {
  assert.ok(tables.some(({ name }) => name === 'message'))
  for (const { operations } of tables)
    for (const { name, scopes } of operations) assert.ok(scopes.length > 0 || name === 'whoAmI', name)
})

for (const { name, operations } of tables) {
  test(`no key that is not taken opens any operation of ${name}`, () =>
    holdClosed(service.access, operations, ask))

  test(`every operation of ${name} opens to the scopes that it names, and to no others`, () =>
    holdToScopes(service.access, operations, ask))
}
