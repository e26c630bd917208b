import type { AppropriationsSource } from '../../publishers/index.ts'
import { openSources } from '../open-sources.ts'
import type { Command } from './command.ts'
import { formatTable } from './format-table.ts'

export const sourcesList: Command = {
  words: 'sources list',
  needs: 'reading',
  summary: 'List the archived source documents, with every revision.',
  details: 'Revisions of one address follow each other in the order in which they were retrieved.',
  examples: ['sources list'],
  options: [],
  run: async (_line, { settings }) => {
    // The archive holds them to what the collection declares.
    const sources = (await openSources(settings).list()) as AppropriationsSource[]
    const rows = sources.map(
      ({ publisher, fiscal_year, subcommittee, retrieved_at, checked_at, bytes, sha256, url }) => [
        publisher,
        String(fiscal_year ?? ''),
        subcommittee ?? '',
        dayOf(retrieved_at),
        dayOf(checked_at),
        String(bytes),
        sha256.slice(0, 12),
        url,
      ],
    )
    const table = formatTable([
      ['PUBLISHER', 'YEAR', 'SUBCOMMITTEE', 'RETRIEVED', 'CHECKED', 'BYTES', 'SHA-256', 'ADDRESS'],
      ...rows,
    ])
    const text =
      sources.length === 0 ? 'There are no documents. See "sources add" and "sources fetch".' : table
    return { json: { data: sources }, text }
  },
}

const dayOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length)
