import type { PageLine, Token } from '../pdf/pdf-page.ts'

export type TextPage = {
  /** Number that the page prints, such as `B-84`; null if it prints none. */
  readonly number: string | null
  readonly lines: readonly PageLine[]
}

/** Splits a text into pages, which end with form feeds. Two or more spaces separate the texts on a line. */
export const splitPages = (text: string): readonly TextPage[] => {
  let row = 0
  return text.split('\f').map((page) => {
    const lines = page
      .split(/\r?\n/)
      .map((line, index) => ({ row: row + index + 1, y: index, height: 1, tokens: splitLine(line) }))
    row += lines.length - 1
    return { number: findPageNumber(lines), lines: lines.filter(({ tokens }) => tokens.length > 0) }
  })
}

const splitLine = (line: string): readonly Token[] =>
  [
    ...line
      .replaceAll('\t', '    ')
      .replace(/\s/g, ' ')
      .matchAll(/\S+(?: \S+)*/g),
  ].map(({ index, 0: text }) => ({
    x: index,
    end: index + text.length,
    text,
  }))

/** Finds the number of a page. A number beside other text of its line does not count. */
export const findPageNumber = (lines: readonly PageLine[]): string | null => {
  const numbers = lines.flatMap(({ tokens }) => tokens.filter(({ text }) => NUMBER.test(text)))
  return numbers.length === 1 ? (numbers[0]?.text ?? null) : null
}

const NUMBER = /^B-\d{1,5}$/
