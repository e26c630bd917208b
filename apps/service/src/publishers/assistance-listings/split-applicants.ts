/**
 * The kinds of applicants in a cell, which separates them by semicolons. A kind may hold a semicolon within its
 * brackets, and some kinds open a bracket that is never closed: a semicolon is within brackets only when the next
 * bracket after it closes them. The texts stay as they are.
 */
export const splitApplicants = (cell: string): string[] => {
  const parts = cell.split(';')
  const kinds: string[] = []
  for (const [index, part] of parts.entries()) {
    const last = kinds.at(-1)
    const within = last !== undefined && isOpen(last) && findBracket(parts.slice(index)) === ')'
    if (within) kinds[kinds.length - 1] = `${last};${part}`
    else kinds.push(part)
  }
  return [...new Set(kinds.map((kind) => kind.trim()).filter((kind) => kind !== ''))]
}

const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

const findBracket = (parts: readonly string[]): string | undefined => /[()]/.exec(parts.join(';'))?.[0]
