import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Citation } from './citation.ts'
import { writeBibtex } from './write-bibtex.ts'
import { writeCsl } from './write-csl.ts'
import { writeRis } from './write-ris.ts'
import { writeText } from './write-text.ts'

const SHA256 = 'ab'.repeat(32)
const RELEASE = 'cd'.repeat(32)
const CITATION: Citation = {
  key: 'hr-2026-0000000000000001',
  title: 'Sewer & water: 100 % of “Main_Street”',
  publishers: ['House Committee on Appropriations'],
  publishedOn: '2026-04-27',
  document: {
    url: 'https://house.example/requests.xlsx',
    sha256: SHA256,
    retrievedAt: '2026-06-01T12:00:00.000Z',
    place: 'sheet Requests, row 7',
  },
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

test('BibTeX is told that the body is one name, and signs of TeX are letters', () => {
  const written = writeBibtex(CITATION)
  assert.ok(written.includes('note = {\\url{https://house.example/requests.xlsx}}'))
  assert.match(
    written,
    /^@misc\{hr-2026-0000000000000001,\n {2}author = \{\{House Committee on Appropriations\}\},/,
  )
  assert.ok(written.includes('Sewer \\& water: 100 \\% of “Main\\_Street”'))
})

test('CSL-JSON is a list of one dataset', () => {
  const [item] = JSON.parse(writeCsl(CITATION))
  assert.deepEqual(
    [item.type, item.issued, item.version],
    ['dataset', { 'date-parts': [[2026, 4, 27]] }, RELEASE],
  )
})

test('a day of publication that is not known is not made up', () => {
  const unknown = { ...CITATION, publishedOn: null }
  assert.match(writeText(unknown), /day of publication not stated/)
  assert.doesNotMatch(writeBibtex(unknown), /year =/)
  assert.doesNotMatch(writeRis(unknown), /DA {2}-/)
})

test('no text of a document begins a field of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (noise) => {
      const hostile = { ...CITATION, title: `${noise}\r\nER  - \nTY  - JOUR\n}, url = {x}` }
      assert.equal(writeRis(hostile).match(/^ER {2}-/gm)?.length, 1)
      assert.equal(writeRis(hostile).match(/^TY {2}-/gm)?.length, 1)
      assert.equal(writeBibtex(hostile).match(/^ {2}url = /gm)?.length, 1)
      assert.equal(JSON.parse(writeCsl(hostile)).length, 1)
      assert.doesNotMatch(writeText(hostile), /\n/)
    }),
  )
})
