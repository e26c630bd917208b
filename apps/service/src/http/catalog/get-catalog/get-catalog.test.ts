import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { Catalog, DATASETS, namesOf } from '@rotunda/contract'
import { Compile } from 'typebox/compile'
import { sha256Of, type Answer } from '../../downloads/testing.ts'
import { LOBBYING, openCatalog } from '../testing.ts'

const schema = Compile(Catalog)

const parse = ({ status, body }: Answer): Catalog => {
  assert.equal(status, 200)
  const parsed: unknown = JSON.parse(body.toString())
  assert.deepEqual(schema.Errors(parsed), [])
  assert.ok(schema.Check(parsed))
  return parsed
}

test('every dataset of every release is listed, the newest release first, each with the one before it', async (t) => {
  const { ask, publish } = await openCatalog(t)
  const [first, second, third] = [publish('1'), publish('2'), publish('3')]
  const { dataset, datasetSeries } = parse(await ask('/data.json'))
  const names = namesOf(DATASETS)
  assert.deepEqual(
    dataset.map(({ version }) => version),
    [third, second, first].flatMap(({ token }) => names.map(() => token)),
  )
  for (const [index] of names.entries()) {
    const [newest, middle, oldest] = [0, 1, 2].map((release) => dataset[index + release * names.length])
    assert.equal(newest?.previousVersion?.['@id'], middle?.['@id'])
    assert.equal(middle?.previousVersion?.['@id'], oldest?.['@id'])
    assert.equal(oldest?.previousVersion, undefined)
    assert.deepEqual(
      newest?.hasVersion?.map((one) => one['@id']),
      [middle?.['@id'], oldest?.['@id']],
    )
    const series = datasetSeries.find((one) => one['@id'] === newest.inSeries?.at(0)?.['@id'])
    assert.deepEqual(
      series?.seriesMember.map((member) => member['@id']),
      [newest, middle, oldest].map((member) => member?.['@id']),
    )
  }
  assert.equal(new Set(dataset.map((one) => one['@id'])).size, dataset.length)
})

test('each address of a file leads to it, with the size and the checksum that the catalog says', async (t) => {
  const { ask, publish } = await openCatalog(t)
  publish('1')
  const { dataset } = parse(await ask('/data.json'))
  const files = dataset.flatMap(({ distribution, describedBy }) => [...distribution, describedBy])
  assert.equal(files.length, 9)
  for (const file of files) {
    const { body, headers } = await ask(new URL(file?.downloadURL ?? '').pathname)
    assert.equal(String(body.length), file?.byteSize)
    assert.equal(sha256Of(body), file?.checksum.checksumValue)
    assert.ok(String(headers['content-type']).startsWith(file?.mediaType ?? '?'))
  }
})

test('what is not in the data travels with each dataset, and so do rights, sources and credit', async (t) => {
  const { ask, publish } = await openCatalog(t)
  publish('1')
  for (const { title, description, rights, provenance } of parse(await ask('/data.json')).dataset) {
    assert.ok(description.startsWith(`${title}. 1 rows.`) || description.startsWith(`${title}. 0 rows.`))
    assert.match(rights.join(' '), /no blanket licence.*Keep source links/s)
    assert.match(provenance.join(' '), /last retrieved at 2026-01-02T03:04:05Z/)
  }
  const [senate] = parse(await ask('/data.json')).dataset
  assert.match(senate?.description ?? '', /Neither establishes an enacted appropriation/)
  assert.match(senate?.description ?? '', /Senate bill-inclusion tables are not included/)
})

test('each dataset says when its newest document was retrieved, and which fiscal years it spans', async (t) => {
  const { ask, publish } = await openCatalog(t)
  publish('1')
  const [senate] = parse(await ask('/data.json')).dataset
  assert.equal(senate?.modified, '2026-01-02T03:04:05Z')
  assert.deepEqual(senate.temporal, [
    { '@type': 'PeriodOfTime', startDate: '2025-10-01', endDate: '2026-09-30' },
  ])
})

test('the API is listed with its description, and serves the newest release', async (t) => {
  const { ask, publish, port } = await openCatalog(t)
  publish('1')
  publish('2')
  const { service, dataset } = parse(await ask('/data.json'))
  assert.deepEqual(service[0]?.endpointURL, [`http://127.0.0.1:${port}/api/appropriations/v1`])
  assert.deepEqual(service[0].endpointDescription, [
    `http://127.0.0.1:${port}/api/openapi/appropriations.json`,
  ])
  assert.deepEqual(
    service[0].servesDataset.map((one) => one['@id']),
    dataset.slice(0, 3).map((one) => one['@id']),
  )
})

test('published snapshots of other kinds are listed with what they hold and that there is no API', async (t) => {
  const { ask, publish } = await openCatalog(t, { snapshots: [LOBBYING] })
  publish('1')
  const { dataset } = parse(await ask('/data.json'))
  const listed = dataset.at(-1)
  assert.equal(dataset.length, 4)
  assert.equal(listed?.description, `${LOBBYING.holds} A snapshot, as of 2026-04-20; there is no API for it.`)
  assert.deepEqual([listed.issued, listed.version], ['2026-04-20', '2026-04-20'])
  assert.equal(listed.distribution[0]?.checksum.checksumValue, LOBBYING.sha256)
  assert.deepEqual(listed.provenance, ['From what was published by: Sample Clerk.'])
})

test('links begin with the public address of the service where it is set', async (t) => {
  const { ask, publish } = await openCatalog(t, {}, (app) =>
    app.decorate('publicUrl', 'https://data.rotunda.example/'),
  )
  publish('1')
  const catalog = parse(await ask('/data.json'))
  assert.equal(catalog['@id'], 'https://data.rotunda.example/data.json')
  assert.ok(catalog.dataset.every((one) => one['@id'].startsWith('https://data.rotunda.example/downloads#')))
})

test('the catalog comes compressed to whoever takes that, under a tag of its own', async (t) => {
  const { ask, publish } = await openCatalog(t)
  publish('1')
  const plain = await ask('/data.json')
  const headers = { 'accept-encoding': 'gzip' }
  const short = await ask('/data.json', { headers })
  assert.deepEqual([short.headers['content-encoding'], short.headers.vary], ['gzip', 'Accept-Encoding'])
  assert.ok(short.body.length < plain.body.length / 4)
  assert.deepEqual(gunzipSync(short.body), plain.body)
  assert.notEqual(short.headers.etag, plain.headers.etag)
  const held = { 'if-none-match': String(plain.headers.etag) }
  assert.equal((await ask('/data.json', { headers: { ...headers, ...held } })).status, 200)
  assert.equal((await ask('/data.json', { headers: held })).status, 304)
})

test('a Host header that names no host is not written into links', async (t) => {
  const { ask, publish } = await openCatalog(t)
  publish('1')
  for (const host of ['a b', 'x"y', 'x/y', 'user@x', 'x?y', '[::1', '<script>']) {
    const { status, body } = await ask('/data.json', { headers: { host } })
    assert.equal(status, 400)
    assert.ok(!body.includes(`//${host}`))
  }
  for (const host of ['rotunda.example', 'rotunda.example:8080', '[::1]:80', '127.0.0.1'])
    assert.ok((await ask('/data.json', { headers: { host } })).body.includes(`"http://${host}/data.json"`))
})
