/** Bounds on keys and quotas. `npm run generate` writes them to docs/explanation/limits.md. */
export const ACCESS_LIMITS = {
  quotaOfMinute: {
    value: 600,
    bound: '{} requests of a key in a UTC minute, over all processes, unless the operator set another quota',
    why: 'The development key of a sandbox has the same quota. Messages, dry runs and data count; the status, `whoami`, a 304 and a 403 do not',
  },
  quotaOfDay: {
    value: 100_000,
    bound: '{} requests of a key in a UTC day, likewise',
    why: 'The same',
  },
  leasedRequests: {
    value: 1000,
    bound: '{} requests of a quota leased by one process at a time, and at most a sixteenth of the rest',
    why: 'A request then costs no write. A quota is never exceeded, but with several processes a key may be refused early by this many requests for each process',
  },
  keysCounted: {
    value: 10_000,
    bound: '{} keys whose leases a process remembers',
    why: 'The key that took a lease longest ago gives up its own',
  },
  keysVerified: {
    value: 1000,
    bound: '{} verified keys remembered',
    why: 'An LRU cache',
  },
  verifiedSeconds: {
    value: 1,
    bound: '{} second before a verified key is checked again',
    why: 'A key closed by another process stops working after this time; a change by the same process counts at once',
  },
  overlapDays: {
    value: 7,
    bound: '{} days at most for an old key beside its replacement',
    why: 'A week is enough to change a secret. A holder who needs longer has lost track of the places that use it',
  },
}
