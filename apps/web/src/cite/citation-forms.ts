import type { Alternate } from '../page.ts'
import { describeOrigin, findDate, SERVICE, splitDay, toLine, type Citation } from './citation.ts'

/** A BibTeX entry for LaTeX. */
export const writeBibtex = (citation: Citation): string => {
  const { key, publishers, title, document, address, readOn } = citation
  const date = findDate(citation)
  const fields: readonly (readonly [string, string])[] = [
    // Braces stop BibTeX from splitting the name of a body into first and last names.
    ['author', publishers.map((name) => `{${escapeTex(name)}}`).join(' and ')],
    ['title', `{${escapeTex(title)}}`],
    ...(date === null ? [] : listDate(date)),
    ['howpublished', escapeTex(describeOrigin(citation))],
    ...(document === undefined ? [] : [['note', `\\url{${keepUrl(document.url)}}`] as const]),
    ['url', keepUrl(address)],
    ['urldate', readOn],
  ]
  const lines = fields.map(([name, value]) => `  ${name} = {${value}}`)
  return `@misc{${key.replace(/[^\w-]/g, '-')},\n${lines.join(',\n')}\n}\n`
}

const listDate = (date: string): (readonly [string, string])[] => {
  const [year, month, day] = splitDay(date).map(String)
  return [
    ['year', year ?? ''],
    ['month', month ?? ''],
    ['day', day ?? ''],
  ]
}

/** Encodes the characters that would end the field. */
const keepUrl = (url: string): string => toLine(url).replace(/[{}\\]/g, encodeURIComponent)

const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  // BibTeX counts escaped braces, too, so an unpaired one would end the field.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
}

const escapeTex = (text: string): string =>
  toLine(text).replace(/[\\{}$&#%_~^]/g, (letter) => COMMANDS[letter] ?? `\\${letter}`)

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

/** File formats for reference managers. Each is at the page's address plus an ending. */
export const CITATION_FORMS = [
  { title: 'BibTeX', ending: 'bib', type: 'application/x-bibtex', write: writeBibtex },
  {
    title: 'CSL-JSON',
    ending: 'csl.json',
    type: 'application/vnd.citationstyles.csl+json',
    write: writeCsl,
  },
  { title: 'RIS', ending: 'ris', type: 'application/x-research-info-systems', write: writeRis },
] as const

/** Citation files for the head of a page and its `Link` header. */
export const listCitationFiles = (citation: Citation | undefined): Alternate[] =>
  citation === undefined
    ? []
    : CITATION_FORMS.map(({ title, ending, type }) => ({
        type,
        title: `Citation as ${title}`,
        address: withEnding(citation.view, ending),
      }))

/** Adds an ending to the path of an address. */
export const withEnding = (address: string, ending: string): string => {
  const [path = '', ...params] = address.split('?')
  return [`${path}.${ending}`, ...params].join('?')
}
