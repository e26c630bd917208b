import assert from 'node:assert/strict'
import { test } from 'node:test'
import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { DocumentRefused } from '../publisher.ts'
import { readPdfPages, type PdfBounds } from './read-pdf-pages.ts'
import { writeObjects } from './testing.ts'

const stream = (bytes: Buffer, entries: string): string =>
  `<< /Length ${bytes.length} ${entries} >>\nstream\n${bytes.toString('latin1')}\nendstream`

const pack = (content: string | Buffer, filters = 1): string =>
  stream(deflateSync(content, { level: 9 }), `/Filter [${'/FlateDecode '.repeat(filters)}]`)

/** `deflateSync` of a text that is repeated, which is packed once: it ends with a flush, so its bytes are repeated too. */
const deflateRepeated = (text: string, times: number, before = '', after = ''): Buffer => {
  const flushed = (part: string) => deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const repeated = flushed(text)
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    flushed(before),
    ...Array.from({ length: times }, () => repeated),
    deflateRawSync(after),
    checkRepeated(text, times, before, after),
  ])
}

/** The Adler-32 checksum that ends a zlib stream. */
const checkRepeated = (text: string, times: number, before: string, after: string): Buffer => {
  const base = 65_521
  const [first, repeated, last] = [before, text, after].map((part) => {
    let [sum, sums] = [0, 0]
    const bytes = Buffer.from(part)
    for (const byte of bytes) {
      sum += byte
      sums = (sums + sum) % base
    }
    return { length: bytes.length, sum, sums }
  })
  let [sum, sums] = [1, 0]
  for (const part of [first, ...Array.from({ length: times }, () => repeated), last]) {
    sums = (sums + (part?.length ?? 0) * sum + (part?.sums ?? 0)) % base
    sum = (sum + (part?.sum ?? 0)) % base
  }
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(sums * 0x10000 + sum)
  return bytes
}

const packRepeated = (text: string, times: number, before = '', after = ''): string =>
  stream(deflateRepeated(text, times, before, after), '/Filter /FlateDecode')

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
const onPage = (contents: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} /Resources << /Font << /F1 5 0 R >> /XObject << /I 6 0 R >> >> >>`
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'

/** One page with this content. */
const makePdf = (content: string, ...others: string[]): Uint8Array =>
  Buffer.from(writeObjects([CATALOG, PAGES, onPage('4 0 R'), content, FONT, ...others]), 'latin1')

/** Far below those of the service, so that each is met by a small document. */
const SMALL: PdfBounds = { pages: 20, texts: 200, pageSeconds: 1000, allSeconds: 1000, megabytes: 256 }

const read = async (bytes: Uint8Array, bounds?: PdfBounds): Promise<string[]> => {
  const pages: string[] = []
  for await (const { lines } of readPdfPages(bytes, { ...(bounds && { bounds }) }))
    pages.push(lines.map(({ tokens }) => tokens.map(({ text }) => text).join(' ')).join('\n'))
  return pages
}

const refused =
  (bound: RegExp) =>
  (fault: unknown): boolean =>
    fault instanceof DocumentRefused && bound.test(fault.message)

/** Each text on a line of its own. */
const write = (texts: number): string =>
  Array.from({ length: texts }, (_, row) => `BT /F1 6 Tf 1 0 0 1 20 ${780 - row * 8} Tm (A) Tj ET`).join('\n')

test('a page of as many texts as are allowed is read, and one more is refused', async () => {
  const [page = ''] = await read(makePdf(pack(write(40))))
  assert.equal(page.split('\n').length, 40)
  assert.equal((await read(makePdf(pack(write(40))), { ...SMALL, texts: 40 })).length, 1)
  const fewer = read(makePdf(pack(write(40))), { ...SMALL, texts: 39 })
  await assert.rejects(fewer, refused(/more than 39 texts on page 1/))
})

const makePages = (count: number): Uint8Array => {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ')
  const pages = `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`
  return Buffer.from(writeObjects([CATALOG, pages, onPage('4 0 R'), pack(write(1)), FONT]), 'latin1')
}

test('a document of as many pages as are allowed is read, and one more is refused before any is read', async () => {
  assert.equal((await read(makePages(20), SMALL)).length, 20)
  await assert.rejects(read(makePages(21), SMALL), refused(/more than 20 pages/))
  await assert.rejects(read(makePages(10_001)), refused(/more than 10,000 pages/))
})

const MEGABYTE = 'q Q '.repeat(256 * 1024)

test('a page of operators without end is refused by its processor time, and so are many such pages', async () => {
  const content = packRepeated(MEGABYTE, 80)
  const bounds = { ...SMALL, megabytes: 2048 }
  await assert.rejects(
    read(makePdf(content), { ...bounds, pageSeconds: 2 }),
    refused(/more than 2 seconds of processor time for page 1/),
  )
  await assert.rejects(
    read(makePdf(content), { ...bounds, allSeconds: 2 }),
    refused(/more than 2 seconds of processor time\./),
  )
})

const SPACES = ' '.repeat(1_000_000)

/** Documents of some hundred kilobytes; what each of them would take is gigabytes or hours. */
const BOMBS: Readonly<Record<string, () => Uint8Array>> = {
  'one stream of texts': () => makePdf(packRepeated('BT /F1 12 Tf (A) Tj ET\n'.repeat(50_000), 100)),
  'one stream of spaces': () => makePdf(packRepeated(SPACES, 600)),
  'filters in filters': () => makePdf(pack(deflateSync(deflateRepeated(SPACES, 500), { level: 9 }), 3)),
  'one text of a hundred megabytes': () =>
    makePdf(packRepeated('A'.repeat(1_000_000), 200, 'BT /F1 12 Tf (', ') Tj ET')),
  'pages that share a long stream': () => {
    const kids = Array.from({ length: 5000 }, () => '3 0 R').join(' ')
    const pages = `<< /Type /Pages /Kids [${kids}] /Count 5000 >>`
    const objects = [CATALOG, pages, onPage('4 0 R'), packRepeated(MEGABYTE, 100), FONT]
    return Buffer.from(writeObjects(objects), 'latin1')
  },
  'objects packed into a stream': () => {
    const before = 600_000_000
    const packed = deflateRepeated(SPACES, 600, '', `3 0 ${CATALOG}`)
    const objects = deflateSync(packed, { level: 9 })
    const entries = `/Type /ObjStm /N 1 /First ${before + 4} /Filter [/FlateDecode /FlateDecode]`
    const head = '%PDF-1.5\n'
    const first = `1 0 obj\n${stream(objects, entries)}\nendobj\n`
    const table = Buffer.alloc(4 * 6)
    for (const [place, [type, offset]] of [
      [0, 0],
      [1, head.length],
      [1, head.length + first.length],
      [2, 1],
    ].entries()) {
      table.writeUInt8(type ?? 0, place * 6)
      table.writeUInt32BE(offset ?? 0, place * 6 + 1)
    }
    const second = `2 0 obj\n${stream(table, '/Type /XRef /Size 4 /W [1 4 1] /Root 3 0 R')}\nendobj\n`
    const end = `startxref\n${head.length + first.length}\n%%EOF\n`
    return Buffer.from(`${head}${first}${second}${end}`, 'latin1')
  },
  'forms that draw each other': () => {
    const form = (next: string, times: number) =>
      stream(
        Buffer.from(`${next} Do\n`.repeat(times)),
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> /XObject << /I ${next === '/I' ? 7 : 8} 0 R /J 8 0 R >> >>`,
      )
    const text = stream(
      Buffer.from('BT /F1 6 Tf (A) Tj ET\n'.repeat(100)),
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> >>',
    )
    return makePdf(pack('/I Do\n'.repeat(1000)), form('/I', 1000), form('/J', 1000), text)
  },
}

for (const [name, make] of Object.entries(BOMBS))
  test(`a small PDF that would take far more is refused by a bound of the service: ${name}`, async () => {
    const bytes = make()
    assert.ok(bytes.length < 2_000_000, String(bytes.length))
    await assert.rejects(read(bytes), refused(/over a bound: it takes more than \d/))
  })

test('an image is not unpacked, however large it says that it is', async () => {
  const image = stream(
    deflateRepeated('\0'.repeat(1_000_000), 200),
    '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
  )
  assert.deepEqual(await read(makePdf(pack(`/I Do\n${write(2)}`), image)), ['A\nA'])
})

test('trees without end, deep or going round, and brackets in brackets are no PDF that can be read', async () => {
  const deep = [CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>']
  for (let level = 3; level < 5000; level += 1)
    deep.push(`<< /Type /Pages /Parent ${level - 1} 0 R /Kids [${level + 1} 0 R] /Count 1 >>`)
  deep.push('<< /Type /Pages /Kids [2 0 R] /Count 1 >>')
  const brackets = [CATALOG, `<< /Type /Pages /Kids ${'['.repeat(500_000)} /Count 1 >>`]
  for (const objects of [deep, brackets])
    await assert.rejects(read(Buffer.from(writeObjects(objects), 'latin1')), DocumentRefused)
})

test('pages that are not asked for are not read', async () => {
  const pages = readPdfPages(makePages(5000))
  assert.equal((await pages.next()).done, false)
  assert.equal((await pages.return()).done, true)
})
