import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { parquetMetadata } from 'hyparquet'
import { makeRecord } from '../../collections/appropriations/testing.ts'
import { once } from '../../platform/testing.ts'
import { makeFolder } from '../../releases/testing.ts'
import { PackedFiles } from '../data/packed-files.ts'
import { BASE, openPublicApi } from './testing.ts'

/** Texts that nothing packs: more than lies between a server and a client that does not read. */
const RECORDS = Array.from({ length: 1500 }, (_, index) => {
  const purpose = Array.from({ length: 60 }, (_, part) => hash('sha512', `${index} ${part}`)).join(' ')
  return makeRecord({ id: `sr-${index}`, project: `p-${index}`, purpose })
})

const ask = async (port: number, address: string, format: string): Promise<IncomingMessage> => {
  const path = `${BASE}/records?all=true&format=${format}`
  const asked = get({ port, path, agent: false, headers: { 'x-forwarded-for': address } })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return response
}

const open = (t: Parameters<typeof openPublicApi>[0]) =>
  openPublicApi(t, { records: RECORDS, mostHere: -1, limit: 1000, trusted: ['127.0.0.1'] })

const countRows = async (response: IncomingMessage): Promise<number> => {
  const { buffer: bytes, byteOffset, byteLength } = await buffer(response)
  return Number(parquetMetadata(bytes.slice(byteOffset, byteOffset + byteLength)).num_rows)
}

test('clients that do not read their packed files hold up no other client', async (t) => {
  const { port } = await open(t)
  const slow: IncomingMessage[] = []
  for (let client = 0; client < 12; client += 1)
    slow.push(await ask(port, `10.0.0.${client}`, client % 2 === 0 ? 'parquet' : 'xlsx'))
  assert.deepEqual(new Set(slow.map(({ statusCode }) => statusCode)), new Set([200]))
  const whole = await ask(port, '10.0.1.1', 'parquet')
  assert.equal(await countRows(whole), RECORDS.length)
  // The spool of a slow client is there when it reads.
  assert.equal(await countRows(slow[0] ?? assert.fail()), RECORDS.length)
  for (const response of slow.slice(1)) response.destroy()
})

test('an address has one packed file under way, nine addresses have one, and others are told when to come again', async (t) => {
  const { port } = await open(t)
  const addresses = Array.from({ length: 10 }, (_, client) => `10.0.0.${client}`)
  const answers = await Promise.all(
    ['10.0.0.0', ...addresses].map((address) => ask(port, address, 'parquet')),
  )
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  assert.equal(refused.length, 2)
  for (const response of refused) {
    assert.equal(response.statusCode, 503)
    assert.ok(Number(response.headers['retry-after']) > 0)
    response.destroy()
  }
  const made = answers.filter(({ statusCode }) => statusCode === 200)
  for (const response of made) assert.equal(await countRows(response), RECORDS.length)
  assert.equal(await countRows(await ask(port, '10.0.0.0', 'parquet')), RECORDS.length)
})

test('a client that goes while its file waits or is made leaves its place to others', async (t) => {
  const { port } = await open(t)
  const path = `${BASE}/records?all=true&format=parquet`
  const leaving = Array.from({ length: 9 }, (_, client) =>
    get({ port, path, agent: false, headers: { 'x-forwarded-for': `10.0.0.${client}` } }),
  )
  for (const asked of leaving) asked.on('error', () => undefined)
  const [response] = (await once(leaving[0] ?? assert.fail(), 'response')) as [IncomingMessage]
  assert.equal(response.statusCode, 200)
  for (const asked of leaving) asked.destroy()
  // Their places are free as soon as the service hears of it.
  for (;;) {
    const next = await ask(port, '10.0.1.1', 'parquet')
    if (next.statusCode === 200) return assert.equal(await countRows(next), RECORDS.length)
    next.resume()
  }
})

const make = (files: PackedFiles, directory: string, pieces: readonly Uint8Array[]) =>
  files.make(
    () => Promise.resolve({ total: 1, pieces, close: () => undefined }),
    { client: 'test' },
    { directory, waitForPiece: () => Promise.resolve() },
  )

const readAll = async (file: Awaited<ReturnType<typeof make>>): Promise<number> => {
  try {
    let bytes = 0
    for await (const piece of file.pieces) bytes += piece.length
    return bytes
  } finally {
    file.close()
  }
}

test('files that wait for their readers have so many bytes, and one more cuts the file that is made', async (t) => {
  const files = new PackedFiles({ isLimited: false, mostBytes: 200_000 })
  const directory = makeFolder(t)
  const piece = (bytes: number) => [new Uint8Array(bytes)]
  const waiting = await make(files, directory, piece(150_000))
  assert.equal(await readAll(await make(files, directory, piece(50_000))), 50_000)
  await assert.rejects(readAll(await make(files, directory, piece(50_001))), /200000 bytes/)
  assert.equal(await readAll(waiting), 150_000)
  assert.equal(await readAll(await make(files, directory, piece(200_000))), 200_000)
})
