import { dropControls, type ReadRow, type RowPlace } from '../../../publishers/index.ts'
import type { DocumentReader } from './document-reader.ts'

/**
 * No value of a row has control characters, whichever publisher reads it. Its cells keep them, but for NUL, which no
 * database takes: it becomes its sign, ␀.
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
  const draft = cleanValue(row.draft)
  const { joined } = row
  return {
    ...row,
    ...showNul(row),
    ...(joined !== undefined && { joined: joined.map((line) => ({ ...line, ...showNul(line) })) }),
    // The same shape: only texts are others.
    ...(draft !== row.draft && { draft: draft as object, isCleaned: true }),
  }
}

const showNul = ({ cells }: RowPlace): Pick<RowPlace, 'cells'> => {
  const entries = Object.entries(cells)
  if (!entries.some((entry) => entry.some((text) => text.includes('\0')))) return { cells }
  const show = (text: string): string => text.replaceAll('\0', '␀')
  return { cells: Object.fromEntries(entries.map(([name, text]) => [show(name), show(text)])) }
}

/** The very value where no text in it changes. */
const cleanValue = (value: unknown): unknown => {
  if (typeof value === 'string') return dropControls(value)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const cleaned = entries.map(([name, part]) => [name, cleanValue(part)] as const)
  if (cleaned.every(([, part], index) => part === entries[index]?.[1])) return value
  return Array.isArray(value) ? cleaned.map(([, part]) => part) : Object.fromEntries(cleaned)
}
