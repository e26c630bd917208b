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
    /^Page 1 has letters whose font does not identify them: “Elm County”/,
    { fonts: `/F2 ${ENCODED}` },
  ],
  [
    'a font whose glyphs have numbers',
    { style: '/F2 6 Tf' },
    /^Page 1 has letters whose font does not identify them/,
    { fonts: `/F2 ${NUMBERED}` },
  ],
  [
    'a font of glyphs without letters',
    { style: '/F2 6 Tf' },
    /^Page 1 has letters whose font does not identify them/,
    { fonts: `/F2 ${COMPOSITE}` },
  ],
  [
    'a white text',
    { style: '1 g' },
    /^Page 1 has a text that is white, or has the colour of what is under it: “Elm County”/,
  ],
  ['a white text of four inks', { style: '0 0 0 0.01 k' }, /^Page 1 has a text that is white/],
  [
    'a transparent text',
    { style: '/Clear gs' },
    /^Page 1 has a text that is transparent/,
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

/** Operators between two texts of a page. */
const paint = (operators: string): PlacedText => ({ x: 0, y: 0, text: '', style: `ET ${operators} BT` })
/** The hidden text, with operators in front of it. */
const after = (operators: string, colour = ''): PlacedText => ({
  ...HIDDEN,
  style: `ET ${operators} BT /F1 6 Tf 1 0 0 1 40 492 Tm ${colour}`,
})

const COVER = /^Page 1 has a text under a later shape or image: “Elm County”/
const CUT = /^Page 1 has a text that a clipping path cuts, or may cut: “Elm County”/
const COLOUR = /^Page 1 has a text that is white, or has the colour of what is under it: “Elm County”/
const MIXED = /^Page 1 has a text that a mask or the mixing of colours may hide: “Elm County”/
const STATES =
  '/ExtGState << /Clear << /ca 0 >> /Half << /ca 0.5 >> /Screen << /BM /Screen >> /Multiply << /BM /Multiply >> /Mask << /SMask << /Type /Mask /S /Luminosity /G 6 0 R >> >> >>'
const GROUP =
  '<< /Type /XObject /Subtype /Form /BBox [0 0 792 612] /Group << /S /Transparency /CS /DeviceGray >> /Length 0 >>\nstream\n\nendstream'
const form = (content: string, entries = '/BBox [0 0 792 612]'): PdfEntries => ({
  resources: '/XObject << /Form 6 0 R >>',
  objects: [
    `<< /Type /XObject /Subtype /Form ${entries} /Resources << /Font << /F1 3 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ],
})
const image = (width: number): PdfEntries => ({
  resources: '/XObject << /Image 6 0 R >>',
  objects: [
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n0\nendstream`,
  ],
})

const COVERED: readonly (readonly [string, readonly PlacedText[], RegExp, PdfEntries?])[] = [
  ['a white shape over a text', [HIDDEN, paint('1 g 30 480 100 20 re f')], COVER],
  ['a shape over a part of a text', [HIDDEN, paint('1 g 60 480 100 20 re f')], COVER],
  ['a shape of other units', [HIDDEN, paint('10 0 0 10 0 0 cm 3 48 10 2 re f*')], COVER],
  ['a rotated shape', [HIDDEN, paint('0 1 -1 0 130 480 cm 0 0 20 100 re f')], COVER],
  ['a curved shape', [HIDDEN, paint('30 480 m 30 506 130 506 130 480 c h b')], COVER],
  ['a thick line', [HIDDEN, paint('1 G 20 w 30 490 m 130 490 l S')], COVER],
  ['a struck text', [HIDDEN, paint('30 494 m 130 494 l S')], COVER],
  ['an image', [HIDDEN, paint('100 0 0 20 30 480 cm /Image Do')], COVER, image(1)],
  [
    'an image in the content of the page',
    [HIDDEN, paint('100 0 0 20 30 480 cm BI /W 1 /H 1 /CS /G /BPC 8 ID 0 EI')],
    COVER,
  ],
  ['a form with a shape', [HIDDEN, paint('/Form Do')], COVER, form('1 g 30 480 100 20 re f')],
  ['a text outside the clipping path', [after('30 300 100 20 re W n')], CUT],
  ['a text whose last letter is cut', [after('30 480 38 20 re W n')], CUT],
  ['a text whose upper half is cut', [after('30 480 100 14 re W n')], CUT],
  ['two clipping paths that leave nothing', [after('30 480 20 20 re W n 50 480 90 20 re W n')], CUT],
  ['an empty clipping path', [after('W n')], CUT],
  ['a clipping path that is no rectangle', [after('0 400 m 300 400 l 150 600 l W n')], CUT],
  [
    'a form that is smaller than its text',
    [SEEN, paint('/Form Do')],
    CUT,
    form(`BT /F1 6 Tf 40 492 Td (Elm County) Tj ET`, '/BBox [0 0 50 612]'),
  ],
  ['a text on a shape of its colour', [after('30 480 100 20 re f')], COLOUR],
  [
    'a grey text on a half black shape',
    [after('/Half gs 30 480 100 20 re f', '0.5 g')],
    COLOUR,
    { resources: STATES },
  ],
  ['a text on an image', [after('q 100 0 0 20 30 480 cm /Image Do Q')], COLOUR, image(1)],
  ['a black text that makes nothing darker', [after('/Screen gs')], MIXED, { resources: STATES }],
  ['a masked text', [after('/Mask gs')], MIXED, { resources: STATES, objects: [GROUP] }],
  ['a text that clips', [{ ...HIDDEN, style: '4 Tr' }], /^Page 1 has a text that clips what follows/],
]
for (const [what, texts, detail, entries] of COVERED)
  test(`a PDF is refused with its page and the reason: ${what}`, async () => {
    await assert.rejects(read(makePdf([[SEEN, ...texts]], entries)), refusal(detail))
  })

const UNCOVERED: readonly (readonly [string, readonly PlacedText[], PdfEntries?])[] = [
  ['the rules of a table', [HIDDEN, paint('30 489 100 0.5 re 30 501 100 0.5 re f 0.5 w 30 480 100 30 re S')]],
  ['a shape beside a text', [HIDDEN, paint('80 480 100 20 re f')]],
  ['a shape of no colour', [HIDDEN, paint('/Clear gs 30 480 100 20 re f')], { resources: STATES }],
  ['a shape outside its clipping path', [HIDDEN, paint('200 0 10 10 re W n 30 480 100 20 re f')]],
  [
    'a shape of a layer that is off',
    [HIDDEN, paint('/OC /Layer BDC 30 480 100 20 re f EMC')],
    { ...LAYER, catalog: layer('6 0 R') },
  ],
  ['a text on a grey shape', [after('0.8 g 30 480 100 20 re f 0 g')]],
  ['a white text on a dark shape', [after('0.2 g 30 480 100 20 re f', '1 g')]],
  ['a text that darkens', [after('/Multiply gs')], { resources: STATES }],
  ['a text inside a clipping path', [after('38 489 100 10 re W* n 0 0 792 612 re W n')]],
  ['a text after a clipping path', [paint('30 300 100 20 re W n'), HIDDEN]],
  ['a text of a form', [paint('/Form Do')], form('BT /F1 6 Tf 40 492 Td (Elm County) Tj ET')],
  ['an image beside a text', [HIDDEN, paint('100 0 0 20 30 300 cm /Image Do')], image(1)],
]
for (const [what, texts, entries] of UNCOVERED)
  test(`a PDF is read: ${what}`, async () => {
    assert.deepEqual(await read(makePdf([[SEEN, ...texts]], entries)), ['Town of Oak', 'Elm County'])
  })

test('a PDF with an image that is too large to unpack is refused', async () => {
  const large = image(2 ** 24 + 1)
  await assert.rejects(read(makePdf([[SEEN, paint('100 0 0 20 30 480 cm /Image Do')]], large)), refusal(/./))
})

test('a page whose unit is larger has its texts in the same columns', async () => {
  const readTokens = async (page: string) => {
    const pages = await Array.fromAsync(
      readPdfPages(makePdf([[SEEN, HIDDEN]], { page }), { demandsVisible: true }),
    )
    return pages.flatMap(({ lines }) => lines.map(({ tokens }) => tokens))
  }
  assert.deepEqual(await readTokens('/UserUnit 2'), await readTokens(''))
})
