import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { makeWorkbook } from '../../../apps/service/src/publishers/tables/testing.ts'
import { writeObjects } from '../../../apps/service/src/publishers/pdf/testing.ts'
import type { CommandAttack } from '../attack.ts'

/** One cell in the last column that letters can name, in a workbook of some 700 bytes. */
const makeFarCell = (): Uint8Array =>
  zipSync(
    {
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="r"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
      ),
    },
    { level: 9 },
  )

/** One cell of attributes without an end, of which each may begin what is looked for. */
const makeEndlessCell = (): Uint8Array =>
  makeWorkbook(
    { One: [] },
    { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c${' r="A1"'.repeat(200_000)}` },
  )

/** One page whose content is 440 MB. */
const makeLongPage = (): Uint8Array => {
  const content = deflateSync(Buffer.alloc(440_000_000, 'BT /F1 12 Tf (A) Tj ET\n'), { level: 9 })
  return Buffer.from(
    writeObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      `<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n${content.toString('latin1')}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]),
    'latin1',
  )
}

const REPORT =
  '--publisher senate-disbursements --collection congress --url https://senate.example/a.pdf --congress 118 --period-start 2024-04-01 --period-end 2024-09-30'

const LINES = 3_000_000

type Document = {
  readonly name: string
  readonly does: string
  readonly make: () => Uint8Array
  readonly words?: string
}

const documents: Readonly<Record<string, Document>> = {
  'long page': {
    name: 'long.pdf',
    does: 'a PDF of a megabyte with a page of 440 MB',
    make: makeLongPage,
    words: REPORT,
  },
  'far cell': {
    name: 'far.xlsx',
    does: 'a workbook of some 700 bytes with one cell far away',
    make: makeFarCell,
  },
  'cell without end': {
    name: 'endless.xlsx',
    does: 'a cell of 200,000 attributes that never ends',
    make: makeEndlessCell,
  },
  'lines of CSV': {
    name: 'lines.csv',
    does: `a CSV file of ${LINES.toLocaleString('en-US')} lines`,
    make: () => Buffer.from(`Agency,Account,Recipient,State,Amount\n${'a,b,c,CA,1\n'.repeat(LINES)}`),
  },
}

const [SECONDS, MOST_SECONDS] = [60, 20]

/** Commands take as long as their document needs, and a document comes from a stranger. */
export const documentAttacks: readonly CommandAttack[] = Object.entries(documents).map(
  ([title, { name, does, make, words }]) => ({
    name: title,
    does: `sources add: ${does}`,
    seconds: SECONDS,
    run: async (run) => {
      const bytes = make()
      const { code, seconds, megabytes, stderr } = await run({
        name,
        bytes,
        ...(words !== undefined && { words }),
      })
      const [reason = ''] = stderr.trim().split('\n').slice(-1)
      return {
        note: `${bytes.length} bytes, ${seconds.toFixed(1)} s, ends with ${String(code)}`,
        broken: [
          ...(code === null || code > 2 ? [`it did not end by itself: ${reason.slice(0, 80)}`] : []),
          ...(seconds > MOST_SECONDS ? [`it took ${Math.round(seconds)} s`] : []),
          ...(megabytes >= 500 ? [`it took ${megabytes} MB`] : []),
        ],
      }
    },
  }),
)
