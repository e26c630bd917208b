import { SOURCE_KINDS } from '@rotunda/contract'
import type { Family } from '../family.ts'
import { listDocuments } from './list-documents.ts'
import { HEARING_SOURCES, HISTORICAL_SOURCES, SOURCES } from './source-tables.ts'

/** The documents behind the tables of these families. */
export const makeSourcesFamily = (families: readonly Family[]): Family => {
  const publishers = families.flatMap((family) => family.publishers)
  const notes = new Map(
    families.flatMap(({ datasets }) =>
      Object.entries(datasets).map(([dataset, one]) => [dataset, one.notes] as const),
    ),
  )
  return {
    tables: [SOURCES, HISTORICAL_SOURCES, HEARING_SOURCES],
    datasets: {
      sources: { title: 'Documents on staff, members and committees', notes: ['rights'] },
      'historical-sources': { title: 'Documents on the history of members', notes: ['rights'] },
      'hearing-sources': { title: 'Documents on hearings', notes: ['rights'] },
    },
    facts: [],
    publishers: [],
    notes: {},
    refusals: {},
    fields: { kinds: SOURCE_KINDS },
    make: (_facts, staging) =>
      listDocuments({ staging, publishers, notesOf: (table) => notes.get(table) ?? [] }),
  }
}
