import { compareTexts } from '../../../../platform/index.ts'

/** Numbers in a typed array for each column, which take far less memory than an object for each row. */
type Columns<Name extends string> = {
  add(values: Readonly<Record<Name, number>>): void
  get(name: Name, index: number): number
  readonly count: () => number
  /** Closes the columns and returns them. */
  close(): Readonly<Record<Name, Int32Array>>
}

const FIRST_LENGTH = 1024

export const makeColumns = <Name extends string>(names: readonly Name[]): Columns<Name> => {
  const columns = new Map(names.map((name) => [name, new Int32Array(FIRST_LENGTH)]))
  let count = 0
  let length = FIRST_LENGTH
  const grow = (): void => {
    length *= 2
    for (const [name, column] of columns) {
      const longer = new Int32Array(length)
      longer.set(column)
      columns.set(name, longer)
    }
  }
  return {
    add: (values) => {
      if (count === length) grow()
      for (const [name, column] of columns) column[count] = values[name]
      count += 1
    },
    get: (name, index) => columns.get(name)?.[index] ?? 0,
    count: () => count,
    close: () =>
      // There is one column for each name.
      Object.fromEntries([...columns].map(([name, column]) => [name, column.subarray(0, count)])) as Record<
        Name,
        Int32Array
      >,
  }
}

/** Numbers for texts, one for each distinct text. */
export type Dictionary = {
  readonly texts: readonly string[]
  readonly numberOf: (text: string) => number
  /** Rank of each number in the sorted texts. The order of the input changes nothing. */
  rank(): Int32Array
}

export const makeDictionary = (): Dictionary => {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    texts,
    numberOf: (text) => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      return texts.push(text) - 1
    },
    rank: () => {
      const ranks = new Int32Array(texts.length)
      const sorted = texts
        .map((_, number) => number)
        .sort((a, b) => compareTexts(texts[a] ?? '', texts[b] ?? ''))
      for (const [place, number] of sorted.entries()) ranks[number] = place
      return ranks
    },
  }
}

/**
 * Texts by position, in one buffer. It takes far less memory than a string for each, and the garbage collector has
 * nothing to scan.
 */
export type TextPool = {
  readonly add: (text: string) => void
  readonly count: () => number
  readonly get: (index: number) => string
}

const FIRST_BYTES = 64 * 1024
/** Maximum number of UTF-8 bytes for one UTF-16 code unit. */
const UNIT_BYTES = 3

export const makeTextPool = (): TextPool => {
  const ends = makeColumns(['end'])
  let bytes = Buffer.allocUnsafeSlow(FIRST_BYTES)
  let filled = 0
  const grow = (least: number): void => {
    const longer = Buffer.allocUnsafeSlow(Math.max(bytes.length * 2, least))
    bytes.copy(longer, 0, 0, filled)
    bytes = longer
  }
  return {
    add: (text) => {
      const most = filled + text.length * UNIT_BYTES
      if (most > bytes.length) grow(most)
      filled += bytes.write(text, filled)
      ends.add({ end: filled })
    },
    count: ends.count,
    get: (index) =>
      bytes.toString('utf8', index === 0 ? 0 : ends.get('end', index - 1), ends.get('end', index)),
  }
}
