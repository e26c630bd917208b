/** Bytes of Windows-1252 for the quotation marks that the samples use. */
const MARKS: Readonly<Record<string, string>> = { '“': '\u0093', '”': '\u0094' }

/**
 * Writes records as the Department of Justice does: every cell in quotes, and the quotes inside a cell not doubled. The
 * text is in Windows-1252.
 */
export const writeFaraFile = (
  header: readonly string[],
  records: Iterable<readonly string[]>,
): Uint8Array<ArrayBuffer> => {
  const pieces = [encode(header)]
  for (const record of records) pieces.push(encode(record))
  return Buffer.concat(pieces)
}

const encode = (cells: readonly string[]): Buffer =>
  Buffer.from(
    `"${cells.join('","')}"\r\n`.replace(/[“”]/g, (mark) => MARKS[mark] ?? mark),
    'latin1',
  )
