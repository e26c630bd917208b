import { describeOrigin, splitDay, toLine, type Citation } from './citation.ts'

/** An entry for LaTeX. */
export const writeBibtex = (citation: Citation): string => {
  const { key, publishers, title, publishedOn, document, address, readOn } = citation
  const fields: readonly (readonly [string, string])[] = [
    // Braces keep the name of a body from being taken apart into first and last names.
    ['author', publishers.map((name) => `{${escapeTex(name)}}`).join(' and ')],
    ['title', `{${escapeTex(title)}}`],
    ...(publishedOn === null ? [] : [['year', String(splitDay(publishedOn)[0])] as const]),
    ['howpublished', escapeTex(describeOrigin(citation))],
    ...(document === undefined ? [] : [['note', `\\url{${keepUrl(document.url)}}`] as const]),
    ['url', keepUrl(address)],
    ['urldate', readOn],
  ]
  const lines = fields.map(([name, value]) => `  ${name} = {${value}}`)
  return `@misc{${key.replace(/[^\w-]/g, '-')},\n${lines.join(',\n')}\n}\n`
}

/** No sign of it ends the field. */
const keepUrl = (url: string): string => toLine(url).replace(/[{}\\]/g, encodeURIComponent)

const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  // BibTeX counts braces behind a backslash, too: one that has no other would end the field.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
}

const escapeTex = (text: string): string =>
  toLine(text).replace(/[\\{}$&#%_~^]/g, (letter) => COMMANDS[letter] ?? `\\${letter}`)
