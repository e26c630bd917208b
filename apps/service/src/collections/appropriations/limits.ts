/** Bounds on builds. `npm run generate` writes them to docs/explanation/limits.md. */
export const BUILD_LIMITS = {
  requestors: {
    value: 50_000,
    bound: '{} names of members whose match a build remembers',
    why: 'Far more than the names of all years. A document with invented names cannot fill the memory',
  },
}
