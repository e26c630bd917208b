/** Bounds on the database and on waits. `npm run generate` writes them to docs/explanation/limits.md. */
export const RETRY_AFTER_LIMITS = {
  retryAfterDays: {
    value: 30,
    bound: '{} days of a receiver’s `Retry-After`',
    why: 'A longer wait counts as this one',
  },
}

export const DATABASE_LIMITS = {
  busySeconds: {
    value: 15,
    bound: '{} seconds that a writer waits for another process on SQLite',
    why: 'Then the request is 503',
  },
  blockingMilliseconds: {
    value: 20,
    bound: '{} milliseconds of that wait inside SQLite',
    why: 'SQLite’s own wait blocks the whole process. The rest of the wait blocks nothing',
  },
  batchedWrites: {
    value: 128,
    bound: '{} writes in one commit',
    why: 'Enough for every connection of a busy server, small enough to keep the wait short',
  },
  stalledWrites: {
    value: 64,
    bound: '{} writes waiting for a database that has been silent for two seconds',
    why: 'The next write is 503, and certainly not stored. Each waiting write holds a connection, and an address has 128',
  },
  preparedStatements: {
    value: 500,
    bound: '{} prepared statements',
    why: 'Preparing costs more than running. At the limit all of them are dropped at once',
  },
  postgresConnections: {
    value: 12,
    bound: '{} connections to PostgreSQL',
    why: 'A PostgreSQL server has 100 by default, for all of its clients',
  },
  statementSeconds: {
    value: 30,
    bound: '{} seconds for a statement on PostgreSQL',
    why: 'A hung connection must not delay the work behind it',
  },
  schemaMinutes: {
    value: 60,
    bound: '{} minutes for a statement of `database migrate` or `restore`',
    why: 'An index of millions of messages takes longer than any other statement may',
  },
  connectSeconds: {
    value: 10,
    bound: '{} seconds to connect to PostgreSQL',
    why: 'The same',
  },
  reconnectMilliseconds: {
    value: 1000,
    bound: '{} milliseconds between two tries to find a server of PostgreSQL that takes writes',
    why: 'The first pause is a tenth of it. Until a try succeeds, every request that needs the database is 503 at once. A service that started without its database looks for it as often',
  },
  leaseSeconds: {
    value: 120,
    bound: '{} seconds without a sign of life before the lease of a process ends',
    why: 'A builder that died on another machine holds up the next one for so long. Building may keep a process busy for half a minute',
  },
  leaseRenewalSeconds: {
    value: 20,
    bound: '{} seconds between two signs of life',
    why: 'Five of them may fail before the lease ends',
  },
}

export const STORE_LIMITS = {
  connectSeconds: {
    value: 10,
    bound: '{} seconds to connect to an S3 store',
    why: 'A store that is away must not hold a start',
  },
  silentSeconds: {
    value: 30,
    bound: '{} seconds without a byte from an S3 store',
    why: 'The request is then tried again, and a fetch goes on where it stopped',
  },
  tries: {
    value: 5,
    bound: '{} tries of a request to an S3 store',
    why: 'For answers 500 and 503, and connections that end. The pauses between them grow',
  },
  partMib: {
    value: 16,
    bound: '{} MiB in a request to an S3 store',
    why: 'A larger file is sent in parts of this size, each held in memory until it is stored',
  },
  partsAtOnce: {
    value: 4,
    bound: '{} parts of a file sent at once',
    why: 'The same',
  },
}

/** Bounds on counters that processes share. */
export const COUNTER_LIMITS = {
  answerMilliseconds: {
    value: 50,
    bound: '{} milliseconds that a request waits for the server of `ROTUNDA_COUNTERS`',
    why: 'An answer takes one or two. After this time the process counts for itself at once, and no other request waits until the server answers again',
  },
  retryMilliseconds: {
    value: 1000,
    bound: '{} milliseconds between two tries to reach that server',
    why: 'A server that comes back is used within seconds, and one that is away costs one connection a second',
  },
  connectMilliseconds: {
    value: 1000,
    bound: '{} milliseconds to connect to that server',
    why: 'No request waits for the connection. A start waits for the first try',
  },
}
