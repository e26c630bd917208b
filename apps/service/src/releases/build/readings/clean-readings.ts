import { dropControls, type ReadRow, type RowPlace } from '../../../publishers/index.ts'
import type { DocumentReader } from './document-reader.ts'

/**
 * Removes control characters from the values of every row, whichever publisher reads it. The row's cells keep them
 * except NUL, which no database takes: it becomes its sign, ␀.
 */
export const cleanReadings = (documents: DocumentReader): DocumentReader => ({
  ...documents,
  async *readDocument(source) {
    const reading = documents.readDocument(source)
    try {
      for (;;) {
        const next = await reading.next()
        if (next.done === true) return next.value
        yield cleanRow(next.value)
      }
    } finally {
      await reading.return([])
    }
  },
})

const cleanRow = (row: ReadRow): ReadRow => {
  if (row.kind === 'merged') return { ...row, ...showNul(row) }
  if (row.kind === 'refused') return { ...row, ...showNul(row), detail: dropControls(row.detail) }
  const { joined } = row
  return {
    ...row,
    ...showNul(row),
    ...(joined !== undefined && { joined: joined.map((line) => ({ ...line, ...showNul(line) })) }),
    // The shape stays the same: only texts change.
    ...(!isClean(row.draft) && { draft: cleanValue(row.draft) as object, isCleaned: true }),
  }
}

const showNul = ({ cells }: RowPlace): Pick<RowPlace, 'cells'> => {
  const hasNul = (text: string): boolean => text.includes('\0')
  if (!Object.values(cells).some(hasNul) && !Object.keys(cells).some(hasNul)) return { cells }
  const show = (text: string): string => text.replaceAll('\0', '␀')
  return { cells: Object.fromEntries(Object.entries(cells).map(([name, text]) => [show(name), show(text)])) }
}

const isClean = (value: unknown): boolean =>
  typeof value === 'string'
    ? dropControls(value) === value
    : typeof value !== 'object' || value === null || Object.values(value).every(isClean)

const cleanValue = (value: unknown): unknown => {
  if (typeof value === 'string') return dropControls(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cleanValue)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleanValue(part)]))
}
