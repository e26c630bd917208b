import { DocumentRefused, ENTER_HEADER, type OpenDocument } from '../publisher.ts'
import { readStart } from '../streams/document-bytes.ts'
import { MAX_DOCUMENT_BYTES, MAX_ROWS, makeCounter } from '../tables/bounds.ts'
import { decodeText, findEncoding } from '../tables/decode-text.ts'
import { openCsv } from '../tables/read-csv.ts'
import { openOnlyFile } from '../zip/open-only-file.ts'
import { FARA_FILES, type FaraForm, type FaraTable } from './fara-files.ts'
import { splitCells, splitRecords, type FaraRecord } from './split-records.ts'

/** A bulk file whose header is known. */
export type FaraFile = {
  readonly table: FaraTable
  readonly form: FaraForm
  /** Yields the records below the header, some hundreds at a time. */
  readonly records: () => AsyncGenerator<readonly FaraRecord[]>
}

const HEADER_BYTES = 4096

/**
 * Recognises a bulk file and its form by the header. It may be the only file in a ZIP archive, as the Department serves
 * it. Throws a DocumentRefused for any other document.
 */
export const openFaraFile = async (document: OpenDocument): Promise<FaraFile> => {
  const { open, name } = await openOnlyFile(document)
  const found = await findFile(open)
  const own = `${FARA_FILES[found.table].name}.csv`
  if (name !== null && name !== own)
    throw new DocumentRefused(
      `The ZIP archive has the file ${name}, and the header belongs to ${own}. Fetch it again.`,
    )
  return found
}

const findFile = async (open: OpenDocument): Promise<FaraFile> => {
  const start = Buffer.from(await readStart(open, HEADER_BYTES)).toString('latin1')
  const line = /^(?:\u00EF\u00BB\u00BF)?([^\r\n]*)/.exec(start)?.[1] ?? ''
  const header = line.startsWith('"') ? splitCells(line.slice(1).replace(/"$/, '')) : line.split(',')
  for (const [table, file] of Object.entries(FARA_FILES)) {
    const form = findForm(header, file.header)
    if (form !== undefined)
      // The entries of this object have its keys.
      return { table: table as FaraTable, form, records: () => readBelow(open, form, file.header) }
  }
  if (start === '') throw new DocumentRefused('The file is empty. Fetch it again.')
  if (header.length === 1)
    throw new DocumentRefused(
      'The first line has a single cell, so this is not one of the four bulk files of FARA. It may be a list of addresses, a web page, a workbook or UTF-16 text. Fetch the bulk file.',
    )
  throw new DocumentRefused(
    // The words of a file without a header may be an address.
    `The first line, of ${header.length} cells, is not the header of any of the four bulk files of FARA. ${ENTER_HEADER}`,
  )
}

const findForm = (header: readonly string[], known: readonly string[]): FaraForm | undefined => {
  const isSame = (names: readonly string[]) =>
    header.length === names.length && names.every((name, column) => header[column] === name)
  if (isSame(known)) return 'served'
  return isSame(known.map((name) => name.replaceAll(' ', '_'))) ? 'copied' : undefined
}

/** Reads the records. An edition without records is a failed download, and not an empty register. */
async function* readBelow(
  open: OpenDocument,
  form: FaraForm,
  header: readonly string[],
): AsyncGenerator<readonly FaraRecord[]> {
  const countRows = makeCounter('records', MAX_ROWS)
  let count = 0
  for await (const batch of form === 'served' ? readServed(open) : readCopied(open)) {
    countRows(batch.length)
    const records = count === 0 ? batch.slice(1) : batch
    count += batch.length
    refuseSecondHeader(records, header)
    if (records.length > 0) yield records
  }
  if (count <= 1) throw new DocumentRefused('The file has a header and no record. Fetch it again.')
}

/** A second header begins another edition, whose records would count as copies. */
const refuseSecondHeader = (records: readonly FaraRecord[], header: readonly string[]): void => {
  const second = records.find(({ cells }) => findForm(cells, header) !== undefined)
  if (second === undefined) return
  throw new DocumentRefused(
    `Line ${second.line} is the header again: the file holds more than one edition. Fetch it again.`,
  )
}

async function* readServed(open: OpenDocument): AsyncGenerator<readonly FaraRecord[]> {
  const countBytes = makeCounter('bytes', MAX_DOCUMENT_BYTES)
  const encoding = await findEncoding(open, (piece) => {
    countBytes(piece.length)
    if (piece.includes(0))
      throw new DocumentRefused('The file has zero bytes: it is damaged. Fetch it again.')
  })
  yield* splitRecords(decodeText(open, encoding))
}

/** Reads a copy by RFC 4180, as the program that wrote it did. */
async function* readCopied(open: OpenDocument): AsyncGenerator<readonly FaraRecord[]> {
  const csv = await openCsv(open)
  if (csv.isOpenEnded)
    throw new DocumentRefused('The file seems to be cut off: its last line has no end. Fetch it again.')
  for await (const batch of csv.batches()) yield batch.map(({ row, cells }) => ({ line: row, cells }))
}
