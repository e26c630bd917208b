import { makeColumns } from './observation-columns.ts'

/** Texts by their place, as bytes in one piece: far less memory than a string for each, and nothing for the collector to go through. */
export type TextPool = {
  readonly add: (text: string) => void
  readonly count: () => number
  readonly get: (index: number) => string
}

const FIRST_BYTES = 64 * 1024
/** At most, in UTF-8, of one unit of a text. */
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
