/** The beginning of a text that is longer than a number of UTF-16 code units, and never half of a letter. */
export const shorten = (text: string, longest: number): string =>
  text.length > longest
    ? `${text
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : text
