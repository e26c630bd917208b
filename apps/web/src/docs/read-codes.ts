import { findDocumentOf } from './read-documents.ts'

/** Codes and what they mean, as the table under a heading of a page has them; its first two columns. */
export const readCodes = (file: string, heading: string): Readonly<Record<string, string>> => {
  const text = findDocumentOf(file)?.markdown ?? ''
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const lines = section.split('\n## ', 1).join('').split('\n')
  return Object.fromEntries(
    lines
      .map((line) => /^\| `([^`]+)` +\| (.+?) +\|/.exec(line))
      .flatMap((found) => (found === null ? [] : [[found[1] ?? '', found[2] ?? '']])),
  )
}
