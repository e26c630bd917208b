import { describeOrigin, toLine, type Citation } from './citation.ts'

/** For a footnote or the end of an article. */
export const writeText = (citation: Citation): string => {
  const { publishers, title, publishedOn, document, address, readOn } = citation
  return [
    `${publishers.join('; ')}.`,
    `“${title}”`,
    publishedOn === null ? '(day of publication not stated).' : `(${publishedOn}).`,
    ...(document === undefined ? [] : [`${document.url}.`]),
    `${describeOrigin(citation)}.`,
    `${address} (read ${readOn}).`,
  ]
    .map(toLine)
    .join(' ')
}
