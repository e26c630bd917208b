import { describeOrigin, findDate, splitDay, toLine, type Citation } from './citation.ts'

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
