/** A text on a line, and the column in which it begins. */
export type Token = { readonly x: number; readonly text: string }
export type PageLine = { readonly row: number; readonly tokens: readonly Token[] }
export type TextPage = {
  /** As the page prints it, such as `B-84`; null where it prints none. */
  readonly number: string | null
  readonly lines: readonly PageLine[]
}

/** The pages of a text: form feeds end them. Two or more spaces divide what stands on a line. */
export const splitPages = (text: string): readonly TextPage[] => {
  let row = 0
  return text.split('\f').map((page) => {
    const lines = page
      .split(/\r?\n/)
      .map((line, index) => ({ row: row + index + 1, tokens: splitLine(line) }))
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
    text,
  }))

/** A number that comes with other text of its line is none of the page. */
export const findPageNumber = (lines: readonly PageLine[]): string | null => {
  const numbers = lines.flatMap(({ tokens }) => tokens.filter(({ text }) => NUMBER.test(text)))
  return numbers.length === 1 ? (numbers[0]?.text ?? null) : null
}

const NUMBER = /^B-\d{1,5}$/
