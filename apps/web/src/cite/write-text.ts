import { describeOrigin, toLine, type Citation } from './citation.ts'

/** The day of the release is not that of the document. */
const sayDate = ({ publishedOn, releasedOn }: Citation): string => {
  if (publishedOn !== null) return publishedOn
  return releasedOn === null ? 'day of publication not stated' : `released ${releasedOn}`
}

/** For a footnote or the end of an article. */
export const writeText = (citation: Citation): string => {
  const { publishers, title, document, address, readOn } = citation
  return [
    `${publishers.join('; ')}.`,
    `“${title}”`,
    `(${sayDate(citation)}).`,
    ...(document === undefined ? [] : [`${document.url}.`]),
    `${describeOrigin(citation)}.`,
    `${address} (read ${readOn}).`,
  ]
    .map(toLine)
    .join(' ')
}
