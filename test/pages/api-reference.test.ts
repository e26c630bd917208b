import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { CONGRESS } from '../../apps/service/src/collections/congress/index.ts'
import { expandParts } from '../../apps/service/src/http/describe/share-parts.ts'
import { listFields } from '../../apps/service/src/releases/bundle/list-fields.ts'
import { listSideTables } from '../../apps/service/src/releases/bundle/write-payload.ts'
import { APIS } from '../../apps/web/src/ask/api-description.ts'
import { openPages, wordsOf } from './testing/open-pages.ts'

const { service, read } = await openPages({ after })

const bare = (text: string): string => text.replaceAll('`', '').replace(/\s+/g, ' ').trim()

type Operation = {
  readonly description: string
  readonly parameters?: readonly { readonly description?: string }[]
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** Operations in the order of the page: those of the API first, without those of a named release and other forms. */
const listOperations = (description: object) => {
  // The service made the description.
  const { paths } = expandParts(description) as { readonly paths: Paths }
  const all = Object.entries(paths).filter(
    ([path]) =>
      !path.includes('/releases/{release}/') &&
      !Object.keys(paths).some((other) => path.startsWith(`${other}.`)),
  )
  const isOfApi = ([path]: (typeof all)[number]): boolean => path.startsWith('/api/')
  return [...all.filter(isOfApi), ...all.filter((one) => !isOfApi(one))]
}

for (const name of ['appropriations', 'enacted', 'partner', 'portal', 'corrections'] as const)
  test(`the page of the API ${name} names every operation and parameter of the description, each with its meaning`, async () => {
    const { document, status } = await read(`/docs/api/${name}`)
    assert.equal(status, 200)
    const operations = listOperations(service.app.describeData(name)).flatMap(([path, methods]) =>
      Object.values(methods).map((one) => [path, one] as const),
    )
    const shown = [...document.querySelectorAll('.operation')]
    assert.deepEqual(
      shown.map((one) => wordsOf(one.querySelector('.operation-address code'))),
      operations.map(([path]) => path),
    )
    for (const [index, [, operation]] of operations.entries()) {
      const section = shown[index]
      const words = wordsOf(section ?? null)
      for (const { description = '' } of [operation, ...(operation.parameters ?? [])])
        assert.ok(words.includes(bare(description)), description)
      assert.match(words, /curl/)
    }
  })

test('the page of the partner API has every field of every list, with its meaning', async () => {
  const { document } = await read('/docs/api/partner')
  const sections = [...document.querySelectorAll('.operation')]
  const fields = listFields(CONGRESS, listSideTables(CONGRESS)).filter(({ file }) => file.endsWith('.json'))
  assert.ok(fields.length > 500)
  for (const { file, field, description } of fields) {
    const address = `/api/partner/v1/${file.replace('.json', '')}`
    const section = sections.find((one) => wordsOf(one.querySelector('.operation-address code')) === address)
    const row = [...(section?.querySelectorAll('details tr') ?? [])].find(
      (one) => wordsOf(one.querySelector('th')) === field,
    )
    assert.ok(wordsOf(row ?? null).includes(bare(description)), `${address} ${field}`)
  }
})

test('the page of the message API shows the fields of the body, an example of it and every status', async () => {
  const { document } = await read('/docs/api/message')
  const section = document.getElementById('sendMessage')?.parentElement ?? null
  for (const word of ['destination_id', 'phone_number', 'HCA12', '422', 'Authorization: Bearer'])
    assert.ok(wordsOf(section).includes(word), word)
})

test('a request is filled in and sent without a script, with the answer beside what was sent', async () => {
  const { document, status, headers } = await read(
    '/docs/api/try/appropriations?operation=listRecords&send=1&state=AL&limit=1&stage=&nothing=1',
  )
  assert.equal(status, 200)
  assert.equal(headers['cache-control'], 'no-store')
  assert.match(wordsOf(document.querySelector('main')), /HTTP 200, application\/json/)
  const figures = [...document.querySelectorAll('figure.code pre')].map(
    ({ textContent }) => textContent ?? '',
  )
  assert.match(figures[0] ?? '', /^curl 'http:\/\/.+\/api\/appropriations\/v1\/records\?state=AL&limit=1'$/)
  assert.equal(JSON.parse(figures[1] ?? '').data.length, 1)
})

test('a refusal is an answer to look at like any other', async () => {
  const { document, status } = await read(
    '/docs/api/try/appropriations?operation=listRecords&send=1&state=Alabama',
  )
  assert.equal(status, 200)
  assert.match(wordsOf(document.querySelector('main')), /HTTP 400.+invalid_query/)
})

test('a request that needs a key is written out and never sent, and no field asks for the key', async () => {
  const { document, status } = await read('/docs/api/try/partner?operation=listMembers&send=1&state=CA')
  assert.equal(status, 200)
  const words = wordsOf(document.querySelector('main'))
  assert.match(words, /Authorization: Bearer YOUR_KEY/)
  assert.doesNotMatch(words, /HTTP \d{3}/)
  assert.equal(document.querySelectorAll('[name*=key], [type=password]').length, 0)
})

test('any text that is filled in stays text: on the page, in the address and in the command', async () => {
  for (const value of [
    `"><script>alert(1)</script>`,
    `'; rm -rf / #`,
    '\u202Eevil',
    '../../api/partner/v1/members',
    '%00',
  ]) {
    const { document, status, text } = await read(
      `/docs/api/try/appropriations?operation=listRecords&send=1&q=${encodeURIComponent(value)}`,
    )
    assert.equal(status, 200, value)
    assert.doesNotMatch(text, /<script>alert/)
    const [command = ''] = [...document.querySelectorAll('figure.code pre')].map(
      ({ textContent }) => textContent ?? '',
    )
    // The shell sees one quoted word: nothing of the value ends it.
    assert.match(command, /^curl '[^']*'$/)
  }
})

test('a form leads to its request only once what must be filled in is there', async () => {
  for (const name of Object.keys(APIS)) {
    const first = (await read(`/docs/api/try/${name}`)).document
    for (const option of first.querySelectorAll('#try-operation option')) {
      const address = `/docs/api/try/${name}?operation=${option.getAttribute('value') ?? ''}`
      const main = (await read(address)).document.querySelector('main')
      const link = [...(main?.querySelectorAll('a') ?? [])].find(
        (one) => wordsOf(one) === 'Open this address',
      )
      if (link === undefined)
        assert.match(wordsOf(main), /needs (a key|the session)|Fill in .+ to open this address/)
      else assert.equal((await read(link.getAttribute('href') ?? '')).status, 200, address)
    }
  }
  const { text } = await read('/docs/api/try/appropriations?operation=getRecord&id=sr-2026-ffffffffffffffff')
  assert.match(text, /record\?id=sr-2026-ffffffffffffffff">Open this address/)
})

test('an operation or an API that there is not is a 404', async () => {
  for (const path of [
    '/docs/api/try/nothing',
    '/docs/api/try/appropriations?operation=dropRecords',
    '/docs/api/try/message?operation=sendMessage',
  ])
    assert.equal((await read(path)).status, 404, path)
})

test('the address above the requests to try leads on to one that can be tried', async () => {
  const { status, headers } = await read('/docs/api/try')
  assert.equal(status, 302)
  assert.equal((await read(headers['location'] ?? '')).status, 200)
})

test('the reference and llms.txt name the same six APIs, and their Postman collection', async () => {
  const names = Object.keys(APIS)
  assert.equal(names.length, 6)
  const { document } = await read('/docs/api')
  const listed = [...document.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'))
  assert.deepEqual(
    listed,
    names.map((name) => `/docs/api/${name}`),
  )
  const { text } = await read('/llms.txt')
  const collection = '/api/postman.json'
  assert.ok(document.querySelector(`main a[href="${collection}"]`) && text.includes(`${collection})`))
  assert.equal((await read(collection)).status, 200)
  for (const name of names) {
    assert.ok(text.includes(`/api/openapi/${name}.json)`), name)
    assert.equal((await read(`/api/openapi/${name}.json`)).status, 200)
  }
})

test('an operation for people who are signed in asks for their session, and never for a key', async () => {
  const { document } = await read('/docs/api/portal')
  const section = document.getElementById('listKeys')?.parentElement ?? null
  assert.match(wordsOf(section), /with the cookie of the session.+__Host-rotunda=YOUR_SESSION/)
  assert.doesNotMatch(wordsOf(document.querySelector('main')), /Bearer/)
})
