import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FARA_FILES, type FaraTable } from '../../publishers/fara/index.ts'
import type { Source } from '../../publishers/index.ts'
import type { BuiltRelease } from '../../releases/build/index.ts'
import { buildDocuments, makeDocument, type TestDocument } from '../families/testing.ts'
import { FOREIGN_AGENTS } from './index.ts'

export type { TestDocument } from '../families/testing.ts'

/** A file of an edition, under the address that all its editions share. */
export const makeEdition = (
  file: string,
  day: string,
  content: string | Uint8Array,
  facts: Partial<Source> = {},
): TestDocument =>
  makeDocument('fara', content, {
    url: `https://fara.example/${file}.csv`,
    media_type: 'text/csv',
    retrieved_at: `${day}T12:00:00.000Z`,
    published_at: day,
    edition: `${file} ${day}`,
    ...facts,
  })

/** The release of these documents. */
export const buildForeignAgents = (
  directory: string,
  documents: readonly TestDocument[],
): Promise<BuiltRelease> => buildDocuments(FOREIGN_AGENTS, directory, documents)

const REFERENCE = join(import.meta.dirname, '../../../../../../shared/reference/fara')

/** Why tests on real files do not run; false where the files are there. */
export const skipReference = existsSync(REFERENCE) ? false : 'the folder ../shared/reference/fara is not here'

export const readReference = (file: string): Uint8Array => readFileSync(join(REFERENCE, file))

const quote = (cells: readonly string[]): string => `"${cells.join('","')}"\r\n`

/** An edition of a file of FARA with these records, by the columns of its header. */
export const makeFile = (
  table: FaraTable,
  day: string,
  records: readonly Readonly<Record<string, string>>[],
): TestDocument => {
  const { name, header } = FARA_FILES[table]
  const lines = records.map((record) => quote(header.map((column) => record[column] ?? '')))
  return makeEdition(name, day, quote(header) + lines.join(''))
}

/** Days of three editions. */
export const [FIRST, SECOND, THIRD] = ['2026-01-05', '2026-01-12', '2026-01-19'] as const

/** Record of a registrant. */
export const firm = (number: string, others: Readonly<Record<string, string>> = {}) => ({
  'Registration Number': number,
  'Registration Date': '01/02/2003',
  Name: `Firm ${number}`,
  ...others,
})

/** Record of a principal of the registrant `Firm NUMBER`. */
export const principal = (number: string, name: string, others: Readonly<Record<string, string>> = {}) => ({
  'Registration Number': number,
  'Registrant Date': '01/02/2003',
  'Registrant Name': `Firm ${number}`,
  'Foreign Principal': name,
  'Foreign Principal Registration Date': '01/02/2003',
  'Country/Location Represented': 'USSR',
  ...others,
})
