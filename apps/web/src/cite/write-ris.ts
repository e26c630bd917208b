import { describeOrigin, findDate, SERVICE, toLine, type Citation } from './citation.ts'

/** RIS for EndNote and similar programs: one tag per line. */
export const writeRis = (citation: Citation): string => {
  const { key, publishers, title, document, address, readOn } = citation
  const date = findDate(citation)
  const lines: readonly (readonly [string, string])[] = [
    ['TY', 'DATA'],
    ['ID', key],
    ...publishers.map((name) => ['AU', name] as const),
    ['TI', title],
    ...(date === null ? [] : [['PY', date.slice(0, 4)] as const, ['DA', date.replaceAll('-', '/')] as const]),
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
