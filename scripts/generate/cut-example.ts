/**
 * The lines of an example between `cut: NAME` and `end: NAME`, each alone in a comment (`#`, `//` or `--`), with the
 * common indentation removed. Throws when a marker is missing: a page must not show an empty block.
 */
export const cutExample = (text: string, name: string): string => {
  const lines = text.split('\n')
  const find = (word: string): number => lines.findIndex((line) => isMarker(line, `${word}: ${name}`))
  const [start, end] = [find('cut'), find('end')]
  if (start < 0 || end < start)
    throw new Error(`the example has no "cut: ${name}" followed by "end: ${name}"`)
  const block = lines.slice(start + 1, end)
  const indents = block.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const indent = Math.min(...indents, 80)
  return block.map((line) => line.slice(indent)).join('\n')
}

const isMarker = (line: string, marker: string): boolean =>
  line.trim().replace(/^(#|\/\/|--)\s*/, '') === marker
