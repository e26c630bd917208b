import { DocumentRefused } from '../publisher.ts'

/**
 * Throws a DocumentRefused for other kinds of documents that sites have returned in place of a table or a text.
 * `start`: its first bytes as Latin-1.
 */
export const refuseOtherKinds = (start: string): void => {
  const begins = start.replace(/^(?:ï»¿)?\s*/, '')
  if (begins === '') throw new DocumentRefused('The document is empty.')
  const kind = begins.startsWith('PK\u0003\u0004')
    ? 'a workbook'
    : KINDS.find(([words]) => words.test(begins))?.[1]
  if (kind !== undefined)
    throw new DocumentRefused(
      `This is ${kind}, and this publisher's documents are text or CSV: add the file that the publisher gives as text or CSV.`,
    )
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^</, 'a web page (HTML or XML)'],
  [/^[{[]\s*["{[\]}]/, 'JSON'],
]
