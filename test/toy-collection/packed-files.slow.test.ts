import assert from 'node:assert/strict'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { parquetMetadata } from 'hyparquet'
import { Type } from 'typebox'
import { once } from '../../apps/service/src/platform/testing.ts'
import { LONG_TEXTS, listTexts, makeTexts } from './long-texts.ts'
import { serveWells, type ServeOptions } from './serve-wells.ts'

const LIMITED: ServeOptions = { limit: 1000, trusted: ['127.0.0.1'] }

const send = (port: number, address: string, format = 'parquet', more = '') => {
  const path = `/api/wells/v1/texts?all=true&format=${format}${more}`
  return get({ port, path, agent: false, headers: { 'x-forwarded-for': address } })
}

const ask = async (...asking: Parameters<typeof send>): Promise<IncomingMessage> => {
  // `response` has the answer alone.
  const [response] = (await once(send(...asking), 'response')) as [IncomingMessage]
  return response
}

const countRows = async (response: IncomingMessage): Promise<number> => {
  const { buffer: bytes, byteOffset, byteLength } = await buffer(response)
  return Number(parquetMetadata(bytes.slice(byteOffset, byteOffset + byteLength)).num_rows)
}

const change: ServeOptions['change'] = (api) => ({ ...api, operations: [listTexts] })
const { port } = await serveWells({ after }, { ...LIMITED, threads: 1, change })

test('clients that do not read their packed files hold up no other client', async () => {
  const slow: IncomingMessage[] = []
  for (let client = 0; client < 10; client += 1)
    slow.push(await ask(port, `10.0.0.${client}`, client % 2 === 0 ? 'parquet' : 'xlsx'))
  assert.deepEqual(new Set(slow.map(({ statusCode }) => statusCode)), new Set([200]))
  assert.equal(await countRows(await ask(port, '10.0.1.1')), LONG_TEXTS)
  // The spool of a slow client is there when it reads.
  assert.equal(await countRows(slow[0] ?? assert.fail()), LONG_TEXTS)
  for (const response of slow.slice(1)) response.destroy()
})

test('a client that goes while its file waits or is made leaves its place to others', async () => {
  const leaving = Array.from({ length: 9 }, (_, client) => send(port, `10.0.0.${client}`))
  for (const asked of leaving) asked.on('error', () => undefined)
  const [response] = (await once(leaving[0] ?? assert.fail(), 'response')) as [IncomingMessage]
  assert.equal(response.statusCode, 200)
  for (const asked of leaving) asked.destroy()
  // Their places are free as soon as the service hears of it.
  for (;;) {
    const next = await ask(port, '10.0.1.1')
    if (next.statusCode === 200) return assert.equal(await countRows(next), LONG_TEXTS)
    next.resume()
  }
})

const FEW = 3

test('an address has one packed file under way, nine addresses have one, and others are told when to come again', async (t) => {
  const gate = Promise.withResolvers<undefined>()
  const query = Type.Object({ ...listTexts.query.properties, sort: Type.Optional(Type.String()) })
  const held: typeof listTexts = {
    ...listTexts,
    query,
    find: async (_, { sort }) => {
      // A reader checks the question without its sort; the file is made with it.
      if (sort !== undefined) await gate.promise
      return { datasets: [], rows: makeTexts(FEW) }
    },
  }
  const { port } = await serveWells(t, { ...LIMITED, change: (api) => ({ ...api, operations: [held] }) })
  const addresses = Array.from({ length: 10 }, (_, client) => `10.0.0.${client}`)
  const refused: IncomingMessage[] = []
  const counts = ['10.0.0.0', ...addresses].map(async (address) => {
    const response = await ask(port, address, 'parquet', '&sort=text')
    if (response.statusCode === 200) return countRows(response)
    refused.push(response.resume())
    // No file is made before: the order in which clients come is theirs.
    if (refused.length === 2) gate.resolve(undefined)
    return 0
  })
  const made = (await Promise.all(counts)).filter((rows) => rows > 0)
  assert.deepEqual(
    made,
    Array.from({ length: 9 }, () => FEW),
  )
  for (const { statusCode, headers } of refused) {
    assert.equal(statusCode, 503)
    assert.ok(Number(headers['retry-after']) > 0)
  }
  assert.equal(await countRows(await ask(port, '10.0.0.0')), FEW)
})
