/** Bounds on keys and quotas. `npm run generate` writes them to docs/explanation/limits.md. */
export const ACCESS_LIMITS = {
  leasedRequests: {
    value: 1000,
    bound:
      '{} requests of a quota leased by a process at a time, and at most a sixteenth of the remaining quota',
    why: 'A request then costs no write. A quota is never exceeded, but with several processes a key may be refused early by this many requests for each process',
  },
  keysCounted: {
    value: 10_000,
    bound: '{} keys whose leases a process remembers',
    why: 'The key that took a lease longest ago gives up its lease',
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
  usageWaiting: {
    value: 50_000,
    bound: '{} counts of answers, by key, day, operation and status, that wait in a process to be stored',
    why: 'They are stored every 5 seconds. Beyond this number, while the database is away, new kinds of answers are not counted',
  },
  keysReported: {
    value: 20,
    bound: '{} keys of one report of leaked keys',
    why: 'A file that leaks has few keys. Further keys need a separate report',
  },
  overlapDays: {
    value: 7,
    bound: '{} days at most for an old key after its replacement',
    why: 'A week is enough to change a secret. A holder who needs longer has lost track of the places that use it',
  },
  termsKib: {
    value: 256,
    bound: '{} KiB of a version of the terms',
    why: 'A long contract has 100 KiB',
  },
  termsVersionCharacters: {
    value: 40,
    bound: '{} characters of the name of a version of the terms',
    why: 'The name is part of the address of the version',
  },
}

export const ORGANISATION_KEY_LIMITS = {
  openKeys: {
    value: 20,
    bound: '{} open keys of an organisation, before a member can issue another key',
    why: 'Enough for every server. Each key is a secret to guard',
  },
  keyDays: {
    value: 365,
    bound: '{} days from the issue of a key in the portal to its end',
    why: 'A lost key ends by itself. Owners get a mail 30, 7 and 1 days before',
  },
  keyNameCharacters: {
    value: 100,
    bound: '{} characters of the name of a key',
    why: 'The name is one line of a list',
  },
  keyAddresses: {
    value: 50,
    bound: '{} addresses and ranges that a key can be limited to in the portal',
    why: 'A range covers many addresses',
  },
  idleDays: {
    value: 180,
    bound: '{} days without a request before a key of the portal is suspended',
    why: 'Nobody may notice when an unused key leaks. Owners get a mail 30 and 7 days before, and any member can resume it',
  },
}

export const REQUEST_LIMITS = {
  openRequests: {
    value: 20,
    bound: '{} access requests of an organisation that are not settled',
    why: 'A request can ask for every scope. Reviewers read each request',
  },
  noteCharacters: {
    value: 2000,
    bound: '{} characters of a note or a reason on an access request',
    why: 'The other side reads the note next to the answers',
  },
  lapseDays: {
    value: 90,
    bound: '{} days without a change before a draft, or a request that was asked back, lapses',
    why: 'The answers are out of date by then. A new request is as much work as an update',
  },
  leaverDays: {
    value: 30,
    bound:
      '{} days that must lie between leaving an organisation and the beginning of an access request that the leaver may decide',
    why: 'A reviewer who leaves in order to decide, or has a request withdrawn and begun anew, waits longer than most decisions take',
  },
  lapsedAtOnce: {
    value: 100,
    bound: '{} access requests that lapse in one transaction',
    why: 'Each lapse writes a line and a mail. The next pass of the worker takes the rest',
  },
  queuedRequests: {
    value: 200,
    bound: '{} access requests in one list',
    why: 'A longer queue needs more reviewers, not a longer page',
  },
}
