import { DocumentRefused } from '../../publishers/index.ts'
import { ARCHIVE_LIMITS } from '../limits.ts'

/** Forms in which a document can be archived. */
export const DOCUMENT_FORMS = {
  workbook: {
    name: 'an XLSX workbook',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  zip: { name: 'a ZIP archive', mediaType: 'application/zip' },
  json: { name: 'JSON', mediaType: 'application/json' },
  xml: { name: 'XML', mediaType: 'application/xml' },
  pdf: { name: 'a PDF', mediaType: 'application/pdf' },
  yaml: { name: 'YAML', mediaType: 'application/yaml' },
  csv: { name: 'CSV', mediaType: 'text/csv' },
} as const
export type DocumentForm = keyof typeof DOCUMENT_FORMS

export const MOST_BYTES = ARCHIVE_LIMITS.documentMib.value * 1024 * 1024

/** First bytes of formats that cannot be archived, and the name of each format. */
const UNSUPPORTED: readonly (readonly [first: string, what: string])[] = [
  ['\xd0\xcf\x11\xe0', 'a workbook of the old .xls form; save it as XLSX'],
  ['\x1f\x8b', 'a gzip archive; unpack it'],
]
const PDF = '%PDF-'
const ZIP = 'PK\x03\x04'
const ZIP_END = 'PK\x05\x06'
/** Size of the end record of a ZIP with the longest comment. */
const ZIP_TAIL_BYTES = 65_557
/** Part that every workbook has. Names of parts are not packed. */
const WORKBOOK_PART = '[Content_Types].xml'
const HEAD_BYTES = 4096

/** Finds the form by the bytes themselves. Throws a DocumentRefused for bytes that no publisher's document can have. */
export const findForm = (bytes: Uint8Array): DocumentForm => {
  if (bytes.byteLength === 0) throw new DocumentRefused('The document is empty.')
  if (bytes.byteLength > MOST_BYTES)
    throw new DocumentRefused(`The document is larger than ${MOST_BYTES / 2 ** 20} MB.`)
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  if (head.startsWith(PDF)) return 'pdf'
  const unsupported = UNSUPPORTED.find(([first]) => head.startsWith(first))
  if (unsupported !== undefined) throw new DocumentRefused(`The document is ${unsupported[1]}.`)
  if (head.startsWith(ZIP)) return findZipForm(bytes)
  const text = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  if (isPage(text)) throw new DocumentRefused(describePage(bytes))
  if (XML.test(text)) return 'xml'
  if (head.includes('\0')) throw new DocumentRefused('The document is neither a workbook nor text.')
  if (/^[{[]/.test(text)) return 'json'
  return YAML.test(text) ? 'yaml' : 'csv'
}

/** XML begins with a declaration, a comment or an element. No table does. */
const XML = /^<[?!A-Za-z_]/
/** YAML begins with a list or a map: a key alone on its line, which no CSV has. */
const YAML = /^(?:---\s|- \S|['"]?[\w-]+['"]?:\s*\n)/

/** Whether the text is a web page. The first element decides, so a page written as XML counts too. */
const isPage = (text: string): boolean =>
  /^<(?:!doctype\s+)?(?:html|head|body|title|meta)\b/i.test(text.replace(PROLOGUE, ''))

const PROLOGUE = /^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->)+/

/** A ZIP ends with the list of its entries: without the list, the file was cut off. */
const findZipForm = (bytes: Uint8Array): DocumentForm => {
  const tail = Buffer.from(bytes.subarray(-ZIP_TAIL_BYTES)).toString('latin1')
  if (!tail.includes(ZIP_END)) throw new DocumentRefused('The end of the workbook or ZIP archive is missing.')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(WORKBOOK_PART)
    ? 'workbook'
    : 'zip'
}

const describePage = (bytes: Uint8Array): string => {
  const page = Buffer.from(bytes.subarray(0, 16 * HEAD_BYTES)).toString('utf8')
  const title = /<title[^>]*>([^<]*)</i.exec(page)?.[1]?.replaceAll(/\s+/g, ' ').trim().slice(0, 100)
  return `It is a web page${title === undefined || title === '' ? '' : ` ("${title}")`} and not the document itself.`
}
