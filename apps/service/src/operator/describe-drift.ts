import type { ReleaseSummary } from '../releases/index.ts'

/** How the documents that count differ from the editions before them; nothing where all are the first of their kind. */
export const describeDrift = ({ datasets }: Pick<ReleaseSummary, 'datasets'>): string[] => {
  const later = datasets.flatMap(({ sources }) => sources).filter(({ rows_added }) => rows_added !== null)
  const sum = (what: 'rows_added' | 'rows_changed' | 'rows_vanished') =>
    later.reduce((total, source) => total + (source[what] ?? 0), 0)
  const counts = `${sum('rows_added')} rows added, ${sum('rows_changed')} changed, ${sum('rows_vanished')} vanished`
  return later.length === 0 ? [] : [`Against the editions before (documents: ${later.length}): ${counts}.`]
}
