import { html, type Content } from '../html/html.ts'

/** Marks matches in a text. The pattern is global and has one group around everything. */
export const markMatches = (text: string, pattern: RegExp): Content =>
  html`${text.split(pattern).map((part, index) => (index % 2 === 1 ? html`<mark>${part}</mark>` : part))}`

/** Matches words with the same stem, as the search does: `sewers` for `sewer`, and the reverse. */
export const patternOf = (words: readonly string[]): RegExp | undefined => {
  const stems = words.map((word) => RegExp.escape(word.length > 3 ? word.replace(/s$/i, '') : word))
  return stems.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])((?:${stems.join('|')})[\\p{L}\\p{N}]*)`, 'giu')
}
