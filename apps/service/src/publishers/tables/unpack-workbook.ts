import { strFromU8, strToU8, Unzip, UnzipInflate, zipSync } from 'fflate'
import { DocumentRefused } from '../publisher.ts'

/**
 * The same workbook with nothing but its XML, uncompressed, after making sure that it stays small when it is read: the
 * sizes that an archive states of itself are not believed. Cells of spreadsheet errors (`#N/A`) become texts, since the
 * reader would show them as blank, and links their addresses, since it would show the text above them (`Website`).
 */
export const unpackWorkbook = (bytes: Uint8Array): Uint8Array => {
  const parts = inflate(bytes)
  if (!parts.has('xl/workbook.xml'))
    throw new DocumentRefused(
      'This is a zip archive, but no XLSX workbook. Give the workbook or a CSV of the table.',
    )
  const checked = [...parts].map(
    ([name, part]) => [name, SHEET.test(name) ? checkSheet(part) : part] as const,
  )
  return zipSync(Object.fromEntries(checked), { level: 0 })
}

/** The largest real workbook has under 6,000 rows: some 10 MB when unpacked. */
const MAX_BYTES = 100_000_000
const MAX_SHEET_ROW = 1_048_576
/** Places in memory for all cells up to the last of each row, counted generously. */
const MAX_PLACES = 50_000_000

const SLICE = 32_768
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/

/** A slice at a time, so that no slice can unfold into more than some 30 MB before it is counted. */
const inflate = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const chunks = new Map<string, Uint8Array[]>()
  let total = 0
  const unzip = new Unzip((file) => {
    if (!/\.(?:xml|rels)$/.test(file.name)) return
    const own: Uint8Array[] = []
    chunks.set(file.name, own)
    file.ondata = (error, chunk) => {
      if (error) throw error
      total += chunk.length
      if (total > MAX_BYTES) throw new DocumentRefused(TOO_LARGE)
      own.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  pushSlices(unzip, bytes)
  return new Map([...chunks].map(([name, own]) => [name, Buffer.concat(own)]))
}

const TOO_LARGE = 'The workbook is too large to be a table of requests or projects. Give a CSV of its table.'

const pushSlices = (unzip: Unzip, bytes: Uint8Array): void => {
  try {
    for (let start = 0; start < bytes.length; start += SLICE)
      unzip.push(bytes.subarray(start, start + SLICE), start + SLICE >= bytes.length)
  } catch (error) {
    if (error instanceof DocumentRefused) throw error
    // The library throws plain errors for an archive that it cannot read, and nothing else.
    throw new DocumentRefused('The workbook is damaged or cut off. Fetch it again.', { cause: error })
  }
}

/** Cells are placed by their address: one far away would make a row of millions. */
const checkSheet = (part: Uint8Array): Uint8Array => {
  const xml = strFromU8(part)
  let places = 0
  for (const [, address = '', end] of xml.matchAll(/\sr\s*=\s*["']([^"']*)["'][^>]*?(\/?)>/g)) {
    const [found, letters = '', digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? []
    places += end === '/' ? 0 : columnOf(letters)
    if (found === undefined || Number(digits) > MAX_SHEET_ROW || places > MAX_PLACES)
      throw new DocumentRefused(TOO_LARGE)
  }
  return strToU8(xml.replaceAll(/(<c\s[^>]*\bt=)"e"/g, '$1"str"').replaceAll(LINK, '<v>$1</v>'))
}

/** A formula that makes a link of an address that it names, and the text that is shown for it. */
const LINK = /<f>HYPERLINK\("(https?:\/\/[^"<]+)"(?:,[^<]*)?\)<\/f>(?:<v>[^<]*<\/v>)?/gi

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
