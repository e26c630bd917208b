import { makeCounter, MAX_BYTES, MAX_CELLS } from './bounds.ts'
import type { Sheet } from './table.ts'
import { readBook } from './workbook/read-book.ts'
import { makeElementReader } from './workbook/read-elements.ts'
import { readFormats } from './workbook/read-formats.ts'
import { readSheet } from './workbook/read-sheet.ts'
import { readSharedTexts } from './workbook/read-texts.ts'
import { unpackParts } from './workbook/unpack-parts.ts'

/**
 * The sheets of an XLSX workbook, in their order. Numbers keep the digits that the file has, up to the 15 that a spreadsheet shows. Throws a DocumentRefused
 * for an archive that is no workbook, that is damaged, or that would fill the memory.
 */
export const readWorkbook = (bytes: Uint8Array): readonly Sheet[] => {
  const parts = unpackParts(bytes)
  const readElements = makeElementReader(parts)
  const { sheets, sharedStrings, styles, since1904, recalculates } = readBook(readElements, parts)
  const needs = {
    readElements,
    texts: readSharedTexts(readElements, sharedStrings),
    formats: readFormats(readElements, styles),
    since1904,
    recalculates,
    countCells: makeCounter('cells', MAX_CELLS),
    countCharacters: makeCounter('characters', MAX_BYTES),
  }
  return sheets.map((sheet) => readSheet(sheet, needs))
}
