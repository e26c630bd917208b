/** Bounds on searches and queries. `npm run generate` writes them to docs/explanation/limits.md. */
export const TABLE_LIMITS = {
  prefixes: {
    value: 8,
    bound: '{} words of a search that end in a star',
    why: 'Each expands to all words with that beginning, which may be half of all words',
  },
  inflectedLetters: {
    value: 45,
    bound: '{} letters of a word that is stemmed',
    why: 'The longest word of an English dictionary has 45. The stemmer takes quadratic time: a word of 12,000 letters took seconds. A longer word is searched as it is written',
  },
  keptArraysMib: {
    value: 32,
    bound: '{} MiB of arrays kept for the next query by each reader thread, a quarter by the main thread',
    why: 'Enough for totals by three dimensions of half a million rows. A larger query allocates, and the garbage collector clears its arrays away',
  },
  keptComparisonsMib: {
    value: 32,
    bound: '{} MiB of release comparisons kept by each thread',
    why: 'Some twenty comparisons fit in which all of 200,000 records differ. One comparison takes 0.9 s of processor time on a reader thread',
  },
}
