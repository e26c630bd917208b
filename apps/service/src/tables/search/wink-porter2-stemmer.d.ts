declare module 'wink-porter2-stemmer' {
  /** The stem of a word in lower case. */
  const stem: (word: string) => string
  export = stem
}
