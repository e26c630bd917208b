import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { toLine, writeText, type Citation } from './citation.ts'
import { writeBibtex, writeCsl, writeRis } from './citation-forms.ts'
import { parseBibtex, printTex, unwrap } from './testing/parse-bibtex.ts'
import { parseRis } from './testing/parse-ris.ts'

const SHA256 = 'ab'.repeat(32)
const RELEASE = 'cd'.repeat(32)
const SOURCE = {
  url: 'https://house.example/requests.xlsx',
  sha256: SHA256,
  retrievedAt: '2026-06-01T12:00:00.000Z',
  place: 'sheet Requests, row 7',
}
const ORIGIN = `Rotunda, release ${RELEASE}; document SHA-256 ${SHA256}, sheet Requests, row 7, retrieved 2026-06-01`
const CITATION: Citation = {
  key: 'hr-2026-0000000000000001',
  title: 'Sewer & water: 100 % of “Main_Street”',
  publishers: ['House Committee on Appropriations'],
  publishedOn: '2026-04-27',
  releasedOn: '2026-06-15',
  view: '/records/hr-2026-0000000000000001',
  document: SOURCE,
  release: RELEASE,
  address: 'https://rotunda.example/api/appropriations/v1/releases/x/record?id=hr-2026-0000000000000001',
  readOn: '2026-11-22',
}

const FORMS = { text: writeText, BibTeX: writeBibtex, 'CSL-JSON': writeCsl, RIS: writeRis }

for (const [name, write] of Object.entries(FORMS))
  test(`a citation as ${name} names the publisher first, then Rotunda, release, digest and dates`, () => {
    const written = write(CITATION)
    const places = ['House Committee', 'Rotunda', RELEASE, SHA256].map((part) => written.indexOf(part))
    assert.ok(
      places.every((place) => place >= 0),
      written,
    )
    assert.equal(Math.min(...places), places[0])
    assert.match(written, /retrieved 2026-06-01/)
    assert.match(written, /sheet Requests, row 7/)
    assert.match(written, /2026-11-22|2026\/11\/22|2026,\s+11,\s+22/)
  })

test('a citation in words is one line that a reader can check', () => {
  assert.equal(
    writeText(CITATION),
    `House Committee on Appropriations. “Sewer & water: 100 % of “Main_Street”” (2026-04-27). https://house.example/requests.xlsx. Rotunda, release ${RELEASE}; document SHA-256 ${SHA256}, sheet Requests, row 7, retrieved 2026-06-01. ${CITATION.address} (read 2026-11-22).`,
  )
})

test('BibTeX reads each field, and the body as one name', () => {
  const { type, key, fields } = parseBibtex(writeBibtex(CITATION))
  assert.deepEqual([type, key], ['misc', 'hr-2026-0000000000000001'])
  const { author, title, howpublished = '', ...others } = fields
  assert.equal(printTex(unwrap(author)), 'House Committee on Appropriations')
  assert.equal(printTex(unwrap(title)), CITATION.title)
  assert.equal(printTex(howpublished), ORIGIN)
  assert.deepEqual(others, {
    year: '2026',
    month: '4',
    day: '27',
    note: '\\url{https://house.example/requests.xlsx}',
    url: CITATION.address,
    urldate: '2026-11-22',
  })
})

test('CSL-JSON is a list of one dataset with each of its fields', () => {
  assert.deepEqual(JSON.parse(writeCsl(CITATION)), [
    {
      id: 'hr-2026-0000000000000001',
      type: 'dataset',
      title: CITATION.title,
      author: [{ literal: 'House Committee on Appropriations' }],
      issued: { 'date-parts': [[2026, 4, 27]] },
      publisher: 'Rotunda',
      version: RELEASE,
      URL: CITATION.address,
      accessed: { 'date-parts': [[2026, 11, 22]] },
      source: 'https://house.example/requests.xlsx',
      note: ORIGIN,
    },
  ])
})

test('RIS is one reference to data with each of its fields', () => {
  assert.deepEqual(parseRis(writeRis(CITATION)), [
    ['TY', 'DATA'],
    ['ID', 'hr-2026-0000000000000001'],
    ['AU', 'House Committee on Appropriations'],
    ['TI', CITATION.title],
    ['PY', '2026'],
    ['DA', '2026/04/27'],
    ['PB', 'Rotunda'],
    ['ET', `release ${RELEASE}`],
    ['UR', CITATION.address],
    ['L2', 'https://house.example/requests.xlsx'],
    ['N1', ORIGIN],
    ['Y2', '2026/11/22'],
    ['ER', ''],
  ])
})

test('each of several bodies is a name of its own', () => {
  const publishers = ['Committee A, and others', 'Committee B']
  const two = { ...CITATION, publishers }
  assert.match(writeText(two), /^Committee A, and others; Committee B\. /)
  assert.equal(parseBibtex(writeBibtex(two)).fields['author'], '{Committee A, and others} and {Committee B}')
  assert.deepEqual(
    JSON.parse(writeCsl(two))[0].author,
    publishers.map((literal) => ({ literal })),
  )
  const names = parseRis(writeRis(two)).filter(([tag]) => tag === 'AU')
  assert.deepEqual(
    names.map(([, name]) => name),
    publishers,
  )
})

test('what was corrected here is said in every form', () => {
  const corrected = { ...CITATION, corrected: ['amount corrected by Rotunda', 'place corrected by Rotunda'] }
  for (const write of Object.values(FORMS))
    assert.ok(write(corrected).includes('; amount corrected by Rotunda; place corrected by Rotunda'))
})

test('what has no document names none', () => {
  const { document: _document, ...many } = CITATION
  assert.equal(parseBibtex(writeBibtex(many)).fields['note'], undefined)
  assert.equal(JSON.parse(writeCsl(many))[0].source, undefined)
  assert.ok(parseRis(writeRis(many)).every(([tag]) => tag !== 'L2'))
  assert.match(
    writeText(many),
    new RegExp(`\\(2026-04-27\\)\\. Rotunda, release ${RELEASE}\\. https://rotunda`),
  )
})

test('what has no day of its own has that of its release, and says so in words', () => {
  const released = { ...CITATION, publishedOn: null }
  assert.match(writeText(released), /\(released 2026-06-15\)/)
  const { year, month, day } = parseBibtex(writeBibtex(released)).fields
  assert.deepEqual([year, month, day], ['2026', '6', '15'])
  assert.deepEqual(JSON.parse(writeCsl(released))[0].issued, { 'date-parts': [[2026, 6, 15]] })
  const dates = parseRis(writeRis(released)).filter(([tag]) => tag === 'PY' || tag === 'DA')
  assert.deepEqual(
    dates.map(([, date]) => date),
    ['2026', '2026/06/15'],
  )
})

test('a day that nothing states is not made up', () => {
  const unknown = { ...CITATION, publishedOn: null, releasedOn: null }
  assert.match(writeText(unknown), /day of publication not stated/)
  assert.equal(parseBibtex(writeBibtex(unknown)).fields['year'], undefined)
  assert.equal(JSON.parse(writeCsl(unknown))[0].issued, undefined)
  assert.ok(parseRis(writeRis(unknown)).every(([tag]) => tag !== 'DA' && tag !== 'PY'))
})

const noise = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...Array.from('\\{}$&#%_~^ "\r\n\u0000\u0085\u200b\u2028')) }),
)

test('any text of a document is given as it is, in one line, and begins no field of its own', () => {
  fc.assert(
    fc.property(noise, (text) => {
      const title = `${text}\r\nER  - \nTY  - JOUR\n}, url = {x}`
      const hostile = { ...CITATION, title, publishers: [title], key: `${text} {x},` }
      const { key, fields } = parseBibtex(writeBibtex(hostile))
      assert.match(key, /^[\w-]+$/)
      assert.deepEqual([fields['author'], fields['title']].map(unwrap).map(printTex), [
        toLine(title),
        toLine(title),
      ])
      const ris = parseRis(writeRis(hostile)).filter(([tag]) => ['AU', 'TI'].includes(tag))
      assert.deepEqual(ris, [
        ['AU', toLine(title)],
        ['TI', toLine(title)],
      ])
      assert.equal(JSON.parse(writeCsl(hostile)).length, 1)
      assert.doesNotMatch(writeText(hostile), /[\p{Cc}\p{Cf}\u2028\u2029]/u)
      assert.doesNotMatch(toLine(title), /[\p{Cc}\p{Cf}\u2028\u2029]/u)
    }),
  )
})

test('no sign of an address ends its field', () => {
  const document = { ...SOURCE, url: 'https://house.example/a}b\\{c%20d_e' }
  const { fields } = parseBibtex(writeBibtex({ ...CITATION, document, address: document.url }))
  assert.deepEqual(
    [fields['url'], fields['note']],
    ['https://house.example/a%7Db%5C%7Bc%20d_e', '\\url{https://house.example/a%7Db%5C%7Bc%20d_e}'],
  )
})
