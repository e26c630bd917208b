import { describeOrigin, findDate, SERVICE, splitDay, type Citation } from './citation.ts'

/** CSL-JSON for reference managers: a list with one item. */
export const writeCsl = (citation: Citation): string => {
  const { key, publishers, title, document, address, readOn } = citation
  const date = findDate(citation)
  const item = {
    id: key,
    type: 'dataset',
    title,
    author: publishers.map((literal) => ({ literal })),
    ...(date !== null && { issued: dateOf(date) }),
    publisher: SERVICE,
    version: citation.release,
    URL: address,
    accessed: dateOf(readOn),
    ...(document !== undefined && { source: document.url }),
    note: describeOrigin(citation),
  }
  return `${JSON.stringify([item], null, 2)}\n`
}

const dateOf = (day: string) => ({ 'date-parts': [splitDay(day)] })
