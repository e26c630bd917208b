import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import { readPdfPages } from './read-pdf-pages.ts'
import { makePdf, type PdfEntries, type PlacedText } from './testing.ts'

const SEEN: PlacedText = { x: 40, y: 100, text: 'Town of Oak' }
const HIDDEN: PlacedText = { x: 40, y: 120, text: 'Elm County' }

const read = async (bytes: Uint8Array, demandsVisible = true): Promise<readonly string[]> => {
  const texts: string[] = []
  for await (const { lines } of readPdfPages(bytes, { demandsVisible }))
    texts.push(...lines.flatMap(({ tokens }) => tokens.map(({ text }) => text)))
  return texts
}

const refusal = (detail: RegExp) => (fault: unknown) =>
  fault instanceof DocumentRefused && detail.test(fault.message)

const DESCRIPTOR =
  '/FontDescriptor << /Type /FontDescriptor /FontName /ABCDEF+Own /Flags 4 /FontBBox [0 0 1 1] >>'
const ENCODED = `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Own /FirstChar 32 /LastChar 121 ${DESCRIPTOR} /Encoding << /Type /Encoding /Differences [69 /glyph1 /glyph2] >> >>`
const NUMBERED = ENCODED.replace('/glyph1 /glyph2', '/g69 /g70')
const COMPOSITE = `<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Own /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Own /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 ${DESCRIPTOR} >>] >>`
const LAYER: PdfEntries = {
  resources: '/Properties << /Layer 6 0 R >>',
  objects: ['<< /Type /OCG /Name (Draft) >>'],
}
const layer = (off: string) => `/OCProperties << /OCGs [6 0 R] /D << /OFF [${off}] >> >>`
const annotation = (entries: string): PdfEntries => ({
  page: `/Annots [<< /Type /Annot /Rect [40 480 90 500] ${entries} >>]`,
})

const FAULTS: readonly (readonly [string, Partial<PlacedText>, RegExp, PdfEntries?])[] = [
  ['a text that is not drawn', { style: '3 Tr' }, /^Page 1 has a text without fill .*“Elm County”/],
  ['a text that only clips', { style: '7 Tr' }, /^Page 1 has a text without fill/],
  ['a text of no size', { style: '/F1 0 Tf' }, /^Page 1 has letters of 0 points/],
  ['a text of one point', { style: '/F1 1 Tf' }, /^Page 1 has letters of 1 points: “Elm County”/],
  ['a text as narrow as a line', { style: '1 Tz' }, /^Page 1 has letters of 0\.06 points/],
  ['a text off the page', { x: 900 }, /^Page 1 has letters that are off the page/],
  [
    'a text off the visible part',
    {},
    /^Page 1 has letters that are off/,
    { page: '/CropBox [0 500 792 612]' },
  ],
  ['a text cut by the edge', { x: 770 }, /^Page 1 has letters that are off the page/],
  [
    'a rotated text',
    { style: '0 1 -1 0 300 200 Tm' },
    /^Page 1 has a text that is not upright: “Elm County”/,
  ],
  ['a mirrored text', { style: '-1 0 0 1 300 200 Tm' }, /^Page 1 has a text that is not upright/],
  ['a rotated page', {}, /^Page 1 has a text that is not upright/, { page: '/Rotate 90' }],
  [
    'a font whose glyphs have names of its own',
    { style: '/F2 6 Tf' },
    /^Page 1 has letters whose font does not say which they are: “Elm County”/,
    { fonts: `/F2 ${ENCODED}` },
  ],
  [
    'a font whose glyphs have numbers',
    { style: '/F2 6 Tf' },
    /^Page 1 has letters whose font does not say which they are/,
    { fonts: `/F2 ${NUMBERED}` },
  ],
  [
    'a font of glyphs without letters',
    { style: '/F2 6 Tf' },
    /^Page 1 has letters whose font does not say which they are/,
    { fonts: `/F2 ${COMPOSITE}` },
  ],
  ['a white text', { style: '1 g' }, /^Page 1 has a text that is white/],
  ['a white text of four inks', { style: '0 0 0 0.01 k' }, /^Page 1 has a text that is white/],
  [
    'a transparent text',
    { style: '/Clear gs' },
    /^Page 1 has a text that is white, transparent/,
    { resources: '/ExtGState << /Clear << /ca 0 >> >>' },
  ],
  [
    'a text of a layer that is off',
    { style: '/OC /Layer BDC' },
    /^Page 1 has a text of a layer that is off: “Elm County”/,
    { ...LAYER, catalog: layer('6 0 R') },
  ],
  [
    'a note over a cell',
    {},
    /^Page 1 has an annotation \(FreeText\)/,
    annotation('/Subtype /FreeText /Contents (500,000) /DA (/F1 6 Tf)'),
  ],
  [
    'a field of a form over a cell',
    {},
    /^Page 1 has an annotation \(Widget\)/,
    annotation('/Subtype /Widget /FT /Tx /T (amount) /V (500,000) /DA (/F1 6 Tf)'),
  ],
]
for (const [what, change, detail, entries] of FAULTS)
  test(`a PDF is refused with its page and the reason: ${what}`, async () => {
    await assert.rejects(read(makePdf([[SEEN, { ...HIDDEN, ...change }]], entries)), refusal(detail))
  })

test('the page of a hidden text is named', async () => {
  const bytes = makePdf([[SEEN], [SEEN, { ...HIDDEN, style: '3 Tr' }]])
  await assert.rejects(
    read(bytes),
    refusal(/^Page 2 has .*: “Elm County”.*give the file as the publisher made it/),
  )
})

const SOUND: readonly (readonly [string, Partial<PlacedText>, PdfEntries?])[] = [
  ['a text that is stroked as well', { style: '2 Tr' }],
  ['a grey text', { style: '0.6 g' }],
  ['an upright text of a rotated page', { style: '0 1 -1 0 300 200 Tm' }, { page: '/Rotate 90' }],
  ['a text of a layer that is on', { style: '/OC /Layer BDC' }, { ...LAYER, catalog: layer('') }],
  ['a page with a link', {}, annotation('/Subtype /Link')],
]
for (const [what, change, entries] of SOUND)
  test(`a PDF is read: ${what}`, async () => {
    const seen = entries?.page === '/Rotate 90' ? [] : [SEEN]
    const texts = await read(makePdf([[...seen, { ...HIDDEN, ...change }]], entries))
    assert.deepEqual(texts, [...seen.map(({ text }) => text), 'Elm County'])
  })

test('a reader of the prints of the Government Publishing Office takes a text in their margin', async () => {
  const margin = { ...HIDDEN, style: '0 1 -1 0 20 200 Tm' }
  assert.deepEqual((await read(makePdf([[SEEN, margin]]), false)).toSorted(), ['Elm County', 'Town of Oak'])
})
