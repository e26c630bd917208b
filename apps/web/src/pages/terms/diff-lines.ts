/** A line of one text or of both. */
export type DiffLine = { readonly kind: 'same' | 'removed' | 'added'; readonly line: string }

/**
 * Compares two texts line by line, by a longest common subsequence. Blank lines are left out: they part paragraphs, and
 * say nothing.
 */
export const diffLines = (old: string, present: string): DiffLine[] => {
  const [from, to] = [splitLines(old), splitLines(present)]
  const start = countSame(from, to)
  const end = countSame(from.slice(start).toReversed(), to.slice(start).toReversed())
  return [
    ...mark('same', from.slice(0, start)),
    ...diffMiddle(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    ...mark('same', from.slice(from.length - end)),
  ]
}

const splitLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')

const countSame = (one: readonly string[], other: readonly string[]): number => {
  const first = one.findIndex((line, index) => line !== other[index])
  return first === -1 ? one.length : first
}

const mark = (kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] =>
  lines.map((line) => ({ kind, line }))

/** Cells of the table that are filled at once: 2,000 lines against 2,000. Longer texts are shown as wholly replaced. */
const TABLE_CELLS = 4_000_000

const diffMiddle = (from: readonly string[], to: readonly string[]): DiffLine[] => {
  if ((from.length + 1) * (to.length + 1) > TABLE_CELLS)
    return [...mark('removed', from), ...mark('added', to)]
  const common = fillTable(from, to)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < from.length || j < to.length) {
    const [line = '', other = ''] = [from[i], to[j]]
    if (i < from.length && j < to.length && line === other) {
      lines.push({ kind: 'same', line })
      i += 1
      j += 1
    } else if (j === to.length || (i < from.length && common(i + 1, j) >= common(i, j + 1))) {
      lines.push({ kind: 'removed', line })
      i += 1
    } else {
      lines.push({ kind: 'added', line: other })
      j += 1
    }
  }
  return lines
}

/** Returns the length of the longest common subsequence of the lines from `i` and from `j` on. */
const fillTable = (from: readonly string[], to: readonly string[]): ((i: number, j: number) => number) => {
  const width = to.length + 1
  const table = new Uint16Array((from.length + 1) * width)
  const at = (i: number, j: number): number => table[i * width + j] ?? 0
  for (let i = from.length - 1; i >= 0; i -= 1)
    for (let j = to.length - 1; j >= 0; j -= 1)
      table[i * width + j] = from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  return at
}
