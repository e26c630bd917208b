/** Each of the words begins a word of the name, in any case: `EPA` is no part of a department. */
export const holds = (words: string, name: string): boolean => {
  const named = split(name)
  return split(words).every((word) => named.some((one) => one.startsWith(word)))
}

const split = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
