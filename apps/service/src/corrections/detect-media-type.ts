/** Types of evidence, with the endings of their names. */
export const EVIDENCE_TYPES = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'text/csv': ['csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const
export type EvidenceType = keyof typeof EVIDENCE_TYPES

/**
 * Finds the type of a file by its content alone; undefined for any other type. A file that is of two types at once is
 * of none. Nothing is unpacked.
 */
export const detectMediaType = (bytes: Buffer): EvidenceType | undefined => {
  const [type, ...others] = CHECKS.filter(([, isType]) => isType(bytes)).map(([name]) => name)
  return others.length === 0 ? type : undefined
}

const startsWith = (bytes: Buffer, ...start: readonly number[]): boolean =>
  bytes.subarray(0, start.length).equals(Buffer.from(start))

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PNG_END = Buffer.from('IEND\xaeB`\x82', 'latin1')
const JPEG = [0xff, 0xd8, 0xff]
const JPEG_END = Buffer.from([0xff, 0xd9])
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
/** Bytes at the end of a file in which its last part begins. */
const TAIL = 1024

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
  bytes.subarray(-TAIL).includes('%%EOF') &&
  !isZipAtEnd(bytes)

const isPng = (bytes: Buffer): boolean => startsWith(bytes, ...PNG) && bytes.subarray(-8).equals(PNG_END)

const isJpeg = (bytes: Buffer): boolean => startsWith(bytes, ...JPEG) && bytes.subarray(-2).equals(JPEG_END)

/** A zip is read from its end, so anything may stand before it. */
const isZipAtEnd = (bytes: Buffer): boolean => bytes.subarray(-22 - 65_535).includes(ZIP_END)

/** The names of the parts stand in the directory of a zip in the clear. */
const isXlsx = (bytes: Buffer): boolean =>
  startsWith(bytes, ...ZIP) &&
  isZipAtEnd(bytes) &&
  bytes.includes('[Content_Types].xml') &&
  bytes.includes('xl/workbook.xml') &&
  // A workbook with macros is a program.
  !bytes.includes('vbaProject.bin')

/** Text of lines with a separator, and no markup that a browser would run. */
const isCsv = (bytes: Buffer): boolean => {
  if (bytes.length === 0 || bytes.includes(0)) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // Control characters other than tabs and line breaks make no table.
    const hasControl = /(?![\t\n\r])\p{Cc}/u.test(text)
    return !hasControl && /[,;\t]/.test(text) && !/^\s*(?:<|%PDF-)/.test(text)
  } catch {
    return false
  }
}

const CHECKS: readonly (readonly [EvidenceType, (bytes: Buffer) => boolean])[] = [
  ['application/pdf', isPdf],
  ['image/png', isPng],
  ['image/jpeg', isJpeg],
  ['text/csv', isCsv],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', isXlsx],
]
