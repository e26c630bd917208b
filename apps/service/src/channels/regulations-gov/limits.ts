/** Bounds on comments. `npm run generate` writes them to docs/explanation/limits.md. */
export const COMMENT_LIMITS = {
  rates: {
    bound: '40 comments a minute from a bucket of 10; 400 an hour from a bucket of 100',
    why: 'Regulations.gov allows 50 a minute and 500 an hour. Bucket and refill together stay within each',
  },
  concurrency: {
    value: 4,
    bound: '{} comments under way',
    why: 'The rate needs no more',
  },
  reads: {
    bound:
      '600 reads of Regulations.gov an hour from a bucket of 400; a quarter of them for one organisation',
    why: 'A key has 1,000. An organisation that names wrong dockets leaves look-ups for the others',
  },
}
