import { html, type Content } from '../html/html.ts'

/** Text with the parts that a pattern finds marked. The pattern has one group, around all of it, and is global. */
export const markMatches = (text: string, pattern: RegExp): Content =>
  html`${text.split(pattern).map((part, index) => (index % 2 === 1 ? html`<mark>${part}</mark>` : part))}`

/** Words that begin as those of a question do: a search finds `sewers` for `sewer`, and the other way round. */
export const patternOf = (words: readonly string[]): RegExp | undefined => {
  const stems = words.map((word) => RegExp.escape(word.length > 3 ? word.replace(/s$/i, '') : word))
  return stems.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])((?:${stems.join('|')})[\\p{L}\\p{N}]*)`, 'giu')
}
