import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { SCOPES } from '@rotunda/contract'
import { officeMessage, shareTestService } from '../../bin/testing.ts'
import { describeApis } from './describe-apis.ts'
import { expandParts } from './share-parts.ts'

const service = await shareTestService({ after })
const { secret } = await service.issue({ scopes: SCOPES })

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly example?: unknown
}
type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly responses: Readonly<Record<string, object>>
}
type Document = {
  readonly info: { readonly license: { readonly url: string }; readonly contact?: object }
  readonly servers: readonly { readonly url: string }[]
  readonly externalDocs?: { readonly url: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Operation & { readonly tags: readonly string[] }>>>
  >
}

const readServed = async (name: string, headers = {}): Promise<Document> => {
  const { statusCode, body } = await service.app.inject({ url: `/api/openapi/${name}.json`, headers })
  assert.equal(statusCode, 200)
  return expandParts(JSON.parse(body) as Document) // Only what is named above is looked into.
}

const NAMES = ['message', 'appropriations', 'partner'] as const

const listGets = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, { get }]) => (get === undefined ? [] : [{ path, ...get }]))

const ask = (path: string, parameters: readonly Parameter[]) => {
  const query = new URLSearchParams()
  const headers: Record<string, string> = { authorization: `Bearer ${secret}` }
  let url = path
  for (const { name, in: place, example } of parameters)
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(String(example)))
    else if (place === 'header') headers[name] = String(example)
    else for (const value of [example].flat()) query.append(name, String(value))
  return service.app.inject({ url: `${url}?${query.toString()}`, headers })
}

/** Forms of an operation at an address of their own take the parameters of the operation. */
const isForm = (path: string) => /\.(ndjson|parquet|xlsx)$/.test(path)

for (const name of NAMES)
  test(`${name}: the example of each parameter is answered, alone beside what is required`, async () => {
    const message = await service.send(officeMessage(), { Prefer: 'wait=30' })
    const refused: string[] = []
    const operations = listGets(await readServed(name)).filter(({ path }) => !isForm(path))
    for (const { path, parameters: listed = [] } of operations) {
      // Messages are their sender's: no example of an id is everybody's.
      const parameters = listed.map((one) =>
        /^msg_/.test(String(one.example)) ? { ...one, example: message.id } : one,
      )
      const required = parameters.filter((one) => one.required)
      for (const parameter of parameters) {
        assert.notEqual(parameter.example, undefined, `${path} ${parameter.name}`)
        const { statusCode, body } = await ask(path, [...new Set([...required, parameter])])
        if (statusCode >= 400) refused.push(`${statusCode} ${path} ${parameter.name} ${body.slice(0, 200)}`)
      }
    }
    assert.deepEqual(refused, [])
    assert.ok(operations.length > 5)
  })

const EVERY = [...NAMES, 'enacted', 'portal', 'corrections'] as const

test('each parameter of the APIs for people has an example', async () => {
  for (const name of ['portal', 'corrections']) {
    const operations = Object.values((await readServed(name)).paths).flatMap((methods) =>
      Object.values(methods),
    )
    const parameters = operations.flatMap(({ parameters: listed = [] }) => listed)
    assert.ok(parameters.length > 20)
    for (const { name: parameter, example } of parameters) assert.notEqual(example, undefined, parameter)
  }
})

test('an operation that is asked with a parameter that it does not have answers as its description says', async () => {
  let refused = 0
  for (const name of EVERY)
    for (const [path, methods] of Object.entries((await readServed(name)).paths))
      for (const [method, { parameters = [], responses }] of Object.entries(methods)) {
        const place = parameters.filter((one) => one.in === 'path')
        const url = `${place.reduce((whole, one) => whole.replace(`{${one.name}}`, String(one.example)), path)}?no_such=1`
        const headers = { authorization: `Bearer ${secret}` }
        // The method is one of the description.
        const { statusCode } = await service.app.inject({ method: method as 'GET', url, headers })
        assert.ok(String(statusCode) in responses, `${method} ${url}: ${statusCode}`)
        if (statusCode === 400) refused += 1
      }
  assert.ok(refused > 150, `${refused}`)
})

test('a served description has whole addresses, of the host that was asked; a committed one fits any host', async () => {
  const committed = await describeApis()
  for (const name of NAMES) {
    const { servers, info, externalDocs } = await readServed(name, { host: 'data.example:8443' })
    const [license, docs] = [info.license.url, externalDocs?.url ?? 'http://data.example:8443/']
    assert.deepEqual(servers, [{ url: 'http://data.example:8443' }])
    for (const url of [license, docs]) assert.equal(new URL(url).origin, 'http://data.example:8443')
    assert.deepEqual(info.contact, { email: 'data@rotunda.example' })
    const { servers: own } = committed[name] as Document // As above.
    assert.equal(own[0]?.url, '/')
  }
})

test('a description never goes to a host under the address of another', async () => {
  await readServed('message', { host: 'forged.example' })
  assert.deepEqual((await readServed('message', { host: 'data.example' })).servers, [
    { url: 'http://data.example' },
  ])
})

test('every tag of an operation is described, and every described tag has operations', async () => {
  for (const name of NAMES) {
    const { tags, paths } = await readServed(name)
    const used = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((one) => one.tags))
    assert.deepEqual(tags.map((tag) => tag.name).sort(), [...new Set(used)].sort())
    assert.ok(tags.every(({ description }) => description !== ''))
  }
})
