import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { SCOPES } from '@rotunda/contract'
import { openTestService, type Description } from '../../bin/testing.ts'
import { EVIDENCE_LIMITS } from '../../corrections/index.ts'
import { putReport } from '../../corrections/testing.ts'
import { digestOf } from '../../people/index.ts'
import { enrol, signIn, TEST_HOST, TEST_ORIGIN, type Visitor } from '../portal/testing.ts'
import { listOperations } from '../testing.ts'
import { fillSchema } from './testing/fill-schema.ts'

const CONTRACT = join(import.meta.dirname, '../../../../../packages/contract/openapi')
const operations = globSync('*.json', { cwd: CONTRACT }).flatMap((name) => {
  // The service wrote it; the test reads what Description names.
  const description = JSON.parse(readFileSync(join(CONTRACT, name), 'utf8')) as Description
  return listOperations(description).map((operation) => ({ ...operation, description }))
})

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())
const { secret } = await service.issue({ scopes: SCOPES })
const people: Readonly<Record<string, Visitor>> = {
  person: await signIn(service, 'owner@society.example'),
  reviewer: await enrol(service, 'reviewer@rotunda.example'),
  operator: await enrol(service, 'operator@rotunda.example', 'operator'),
}

// The report of the address that `send` asks for: a file for another address is 404 before its body is read.
await putReport(service.store, { secret: digestOf('none') })

type Operation = (typeof operations)[number]

/** Header fields of a caller that the operation takes. */
const authorize = ({ security: [needed = {}] = [] }: Operation): Readonly<Record<string, string>> => {
  if ('key' in needed) return { authorization: `Bearer ${secret}` }
  if (!('session' in needed)) return {}
  const [role = 'person'] = needed.session as readonly string[]
  const { cookies } = people[role] ?? assert.fail(role)
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

type Wrong = {
  readonly status: number
  readonly query?: string
  readonly type?: string
  readonly payload?: string | Buffer
}

const JSON_TYPE = 'application/json'
const MIB = 1024 * 1024

/** A request with an unknown parameter alone; and the wrong bodies of an operation that may have one. */
const listWrong = ({ method, requestBody, description }: Operation): readonly Wrong[] => {
  const { [JSON_TYPE]: json, 'application/octet-stream': file } = requestBody?.content ?? {}
  const body = json && { type: JSON_TYPE, payload: JSON.stringify(fillSchema(description, json.schema)) }
  const unknown = { status: 400, query: '?colour=red', ...body }
  if (method === 'GET') return [unknown]
  const payload = Buffer.alloc((file === undefined ? 1 : EVIDENCE_LIMITS.fileMib.value) * MIB + 1, ' ')
  const tooLarge = { status: 413, type: JSON_TYPE, payload }
  if (file !== undefined) return [unknown, tooLarge]
  return [
    unknown,
    tooLarge,
    { status: 400, type: JSON_TYPE, payload: '{' },
    { status: 415, type: 'text/plain', payload: 'x' },
  ]
}

const send = async (operation: Operation, { query = '', type, payload }: Wrong) =>
  service.app.inject({
    // The descriptions name no other methods.
    method: operation.method as 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: operation.path.replace(/\{\w+\}/g, 'none') + query,
    headers: {
      host: TEST_HOST,
      origin: TEST_ORIGIN,
      ...authorize(operation),
      ...(type !== undefined && { 'content-type': type }),
    },
    ...(payload !== undefined && { payload }),
  })

for (const operation of operations)
  test(`${operation.operationId} lists the statuses with which it refuses wrong requests`, async () => {
    for (const wrong of listWrong(operation)) {
      const { statusCode, body } = await send(operation, wrong)
      assert.equal(statusCode, wrong.status, body)
      assert.ok(operation.responses[statusCode], `${statusCode} is not listed: ${body}`)
    }
  })
