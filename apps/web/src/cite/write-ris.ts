import { describeOrigin, SERVICE, toLine, type Citation } from './citation.ts'

/** RIS, which EndNote and others read: a tag on each line. */
export const writeRis = (citation: Citation): string => {
  const { key, publishers, title, publishedOn, document, address, readOn } = citation
  const lines: readonly (readonly [string, string])[] = [
    ['TY', 'DATA'],
    ['ID', key],
    ...publishers.map((name) => ['AU', name] as const),
    ['TI', title],
    ...(publishedOn === null ? [] : [['DA', publishedOn.replaceAll('-', '/')] as const]),
    ['PB', SERVICE],
    ['ET', `release ${citation.release}`],
    ['UR', address],
    ...(document === undefined ? [] : [['L2', document.url] as const]),
    ['N1', describeOrigin(citation)],
    ['Y2', readOn.replaceAll('-', '/')],
    ['ER', ''],
  ]
  return lines.map(([tag, value]) => `${tag}  - ${toLine(value)}\r\n`).join('')
}
