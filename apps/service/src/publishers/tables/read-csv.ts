import { CsvError, parse } from 'csv-parse/sync'
import { DocumentRefused } from '../publisher.ts'
import type { TableRow } from './table.ts'

/**
 * The rows of a CSV, each with the line on which it begins. UTF-8 and UTF-16 are known by their marks and their form;
 * what is no UTF-8 is in the code page of Windows in which spreadsheets of this country save. Throws a DocumentRefused
 * for broken quotes and for bytes that are no text.
 */
export const readCsv = (bytes: Uint8Array): TableRow[] => {
  const text = decode(bytes)
  if (text.includes('\0'))
    throw new DocumentRefused('The document is no text: it has zero bytes. Give a CSV or XLSX.')
  let lines = 0
  return parseRecords(text).map(({ cells, endsOn }) => {
    const row = lines + 1
    lines = endsOn
    return { sheet: null, row, cells }
  })
}

type Parsed = { readonly cells: string[]; readonly endsOn: number }

const parseRecords = (text: string): Parsed[] => {
  const records: Parsed[] = []
  const on_record = (cells: string[], { lines }: { readonly lines: number }): null => {
    records.push({ cells, endsOn: lines })
    return null
  }
  try {
    parse(text, { relax_column_count: true, on_record })
    return records
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new DocumentRefused(`The CSV cannot be read: ${error.message}.`, { cause: error })
  }
}

const decode = (bytes: Uint8Array): string => {
  const mark = [...bytes.subarray(0, 2)].join()
  if (mark === '255,254') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === '254,255') return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The only thing that decoding can throw: bytes that are not UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
