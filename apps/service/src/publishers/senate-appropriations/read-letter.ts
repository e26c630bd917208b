import type { Link } from '@rotunda/contract'
import { readHtmlText } from './read-html-text.ts'

/** The certification letter of a row, by a path or a link in its cell; none where the cell holds neither. */
export const readLetters = (cell: string, sourceUrl: string): Link[] => {
  const path = findPath(cell)
  const url = path === undefined ? null : URL.parse(path, sourceUrl)
  return url !== null && /^https?:$/.test(url.protocol)
    ? [{ rel: 'certification_letter', url: url.href }]
    : []
}

/** The fiscal year that the folder of the letter names (`cdsletters24/…`); undefined where it names none. */
export const findLetterYear = (cell: string): number | undefined => {
  const year = /cdsletters(?:20)?(\d{2})(?!\d)/i.exec(cell)?.[1]
  return year === undefined ? undefined : 2000 + Number(year)
}

const findPath = (cell: string): string | undefined => {
  const [, quote, quoted, bare] = /\bhref\s*=\s*(?:(["'])(.*?)\1|([^\s>]+))/i.exec(cell) ?? []
  const path = readHtmlText((quote === undefined ? bare : quoted) ?? cell).trim()
  // Words such as "on file" are no path.
  return /[/.]\S/.test(path) ? path : undefined
}
