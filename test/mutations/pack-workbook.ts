import { parse } from 'csv-parse/sync'
import { makeWorkbook, type TestCell } from '../../apps/service/src/publishers/tables/testing.ts'

/** Makes a workbook of a CSV. Amounts are numbers, shown in the format. */
export const packWorkbook =
  (amountColumn: string) =>
  (text: string, format = 'General'): Uint8Array => {
    const rows = parse(text, { relaxColumnCount: true })
    const amounts = rows.map((cells) => cells.indexOf(amountColumn)).find((index) => index >= 0) ?? -1
    const cells = rows.map((row) =>
      row.map((cell, index): TestCell =>
        index === amounts && isPlain(cell) ? writeAmount(cell) : cell === '' ? null : cell,
      ),
    )
    return makeWorkbook({ Table: cells }, { 'xl/styles.xml': writeStyles(format) })
  }

const isPlain = (cell: string): boolean => /^\$?\d{1,3}(?:,?\d{3})*$/.test(cell)

const writeAmount = (cell: string): TestCell => ({ xml: `s="1"><v>${cell.replaceAll(/[$,]/g, '')}</v>` })

const writeStyles = (format: string): string =>
  `<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="${format.replaceAll('"', '&quot;')}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`
