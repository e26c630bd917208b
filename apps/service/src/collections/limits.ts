/** Bounds on builds. `npm run generate` writes them to docs/explanation/limits.md. */
export const BUILD_LIMITS = {
  requestors: {
    value: 50_000,
    bound: '{} names of members whose match a build remembers',
    why: 'Far more than the names of all years. A document with invented names cannot fill the memory',
  },
  offices: {
    value: 50_000,
    bound: '{} offices of a chamber, by days of pay, whose match a build remembers',
    why: 'A quarter has some thousands. Beyond this number the build forgets all offices and matches anew',
  },
  candidates: {
    value: 10,
    bound: '{} candidates of an enacted project that a release of award spending lists',
    why: 'The candidates whose amounts are nearest. All candidates are counted',
  },
  pairsOfRecipient: {
    value: 20_000,
    bound:
      '{} pairs of requests and enacted projects of a year that a build compares only because they share a recipient',
    why: 'A recipient with more pairs does not identify a project: its pairs are compared only if they share a rare word',
  },
}
