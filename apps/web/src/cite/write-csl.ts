import { describeOrigin, SERVICE, splitDay, type Citation } from './citation.ts'

/** CSL-JSON, which reference managers read: a list of one item. */
export const writeCsl = (citation: Citation): string => {
  const { key, publishers, title, publishedOn, document, address, readOn } = citation
  const item = {
    id: key,
    type: 'dataset',
    title,
    author: publishers.map((literal) => ({ literal })),
    ...(publishedOn !== null && { issued: dateOf(publishedOn) }),
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
