import { namesOf } from '@rotunda/contract'
import { Type } from 'typebox'
import type { Collection, FactSchemas } from '../../releases/index.ts'
import { declareFamilies, type Family } from '../families/index.ts'
import { DOCUMENT_TABLES, kindOf } from './sources/source-tables.ts'

/** The collection that these families make together. */
export const makeCollection = (families: readonly Family[]): Collection =>
  declareFamilies(families, {
    name: 'congress',
    words: {
      title: 'Members, committees, staff and hearings of Congress, with their sources',
      summary: 'Members, committees, staff and hearings of Congress, each row with its sources.',
      attribution:
        'Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data.',
      caution:
        'Staff pay is what was paid in the period, not a salary. Witnesses of Senate hearings are known only where a printed hearing names them.',
      publishedRows: 'Rows that are facts, or rows of a table.',
    },
    notes: COMMON_NOTES,
    documents: { facts: DOCUMENT_FACTS },
    listDocumentTables: (tables) => listDocumentTables(tables, families),
  })

const COMMON_NOTES = {
  rights:
    'Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates.',
  sample_data:
    'Fictional data that shows how the service works: no person, committee meeting or payment in it is real.',
} as const

/** Tables that list the documents behind these tables, if there are any. */
const listDocumentTables = (tables: readonly string[], families: readonly Family[]): readonly string[] => {
  const made = new Set(families.flatMap((family) => family.tables.map(({ name }) => name)))
  return namesOf(DOCUMENT_TABLES).filter(
    (name) => made.has(name) && tables.some((table) => DOCUMENT_TABLES[name]?.includes(kindOf(table))),
  )
}

/** Facts that only some documents state; the others are given when the document is added. */
const DOCUMENT_FACTS = {
  congress: Type.Integer({ minimum: 1, maximum: 200 }),
  /** First day of the report's period. */
  period_start: Type.String({ format: 'date' }),
  /** Last day of the report's period. */
  period_end: Type.String({ format: 'date' }),
} as const satisfies FactSchemas
