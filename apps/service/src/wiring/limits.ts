/** Bounds on threads and lists. `npm run generate` writes them to docs/explanation/limits.md. */
export const STATUS_LIMITS = {
  deliveryDays: {
    value: 90,
    bound: '{} UTC days of deliveries at `/api/status/deliveries`',
    why: 'Anyone may request it, and each day costs an index read. A past slice is counted every 6 hours, the present one every minute, and other work runs between two slices. Today has slices of an hour; SQLite counts all days by the hour',
  },
}

export const READER_LIMITS = {
  queriesOfAddress: {
    value: 128,
    bound: '{} queries of one address waiting or in progress',
    why: 'Beyond it 503 with `Retry-After`. The address that used the least time goes first, so a reader with one query does not wait for a reader with a hundred. The query of a disconnected client is dropped',
  },
  queries: {
    value: 512,
    bound: '{} queries in total',
    why: 'The same. In a full queue, the address with the most queries gives up its last one to an address with fewer',
  },
  firstSampleSeconds: {
    value: 10,
    bound:
      '{} seconds that a request for data waits for a first sample, or for a release that is being opened',
    why: 'Then 503 with `Retry-After` and the reason. A first sample takes a few seconds, and a client waits a minute at least',
  },
  queueSeconds: {
    value: 20,
    bound: '{} seconds that a query waits before it begins',
    why: 'Then 503 with `Retry-After`. After a minute without a byte the connection would be cut without an answer',
  },
  niceness: {
    value: 5,
    bound: '{} as the niceness of reader threads, on Linux',
    why: 'If a reader thread and the main thread compete for a core, the main thread gets three times as much of it. Beside 160 connections that request heavy pages, on a machine with a load of 12 to 23, the longest `/livez` was 385 to 1,014 ms without it (5 runs) and 394 to 541 ms with it (3 runs)',
  },
}

export const VIEW_LIMITS = {
  offeredValues: {
    value: 250,
    bound: '{} values of a column that the form of a table lists',
    why: 'Lobbying has 79 issue areas and some 240 bodies of government. A column with more values has a field for a text',
  },
  fileRows: {
    value: 20_000,
    bound: '{} rows in the file of a view of a table',
    why: 'The file is made in memory: awards take 1.5 kB a row. The files of the release have all rows',
  },
}

export const PACKING_LIMITS = {
  idleSeconds: {
    value: 10,
    bound: '{} seconds without such a file before its thread ends',
    why: 'The thread gives back its memory. A start takes a second',
  },
}

export const ASKED_BUILD_LIMITS = {
  lookSeconds: {
    value: 10,
    bound: '{} seconds between two looks for builds that were asked for',
    why: 'Each look is one read of a small table. A build takes minutes',
  },
  tries: {
    value: 5,
    bound: '{} processes that begin a build that was asked for',
    why: 'A build whose process ends waits again. One that ends each process would do so for ever',
  },
  listed: {
    value: 100,
    bound: '{} builds that `release builds` lists',
    why: 'An operator reads the last ones',
  },
  keptDays: {
    value: 90,
    bound: '{} days after which the row of a build that ended is removed',
    why: 'The release itself tells what it was built from',
  },
}

export const REFRESH_LIMITS = {
  officesHours: {
    value: 12,
    bound: '{} hours between two reads of a list of offices',
    why: 'Offices come and go one by one',
  },
  docketsHours: {
    value: 1,
    bound: '{} hour between two reads of the open dockets',
    why: 'Dockets open and close daily',
  },
  againMinutes: {
    value: 1,
    bound: '{} minute before a failed read is repeated; doubled each time, up to the times above',
    why: 'An outage must not leave a new service without its lists for half a day',
  },
  rosterDays: {
    value: 30,
    bound: '{} days before a list of legislators is reported late',
    why: 'An operator reads it again. Elections and resignations should be in it within a month',
  },
  readSeconds: {
    value: 10,
    bound: '{} seconds for a read from Regulations.gov or the Federal Register',
    why: 'A sender waits for it',
  },
}

export const ENDING_LIMITS = {
  unreadySeconds: {
    value: 5,
    bound: '{} seconds in live from SIGTERM until the port closes',
    why: 'A load balancer that asks `/readyz` each second, and believes the second 503, has stopped sending by then. `ROTUNDA_UNREADY_SECONDS` sets it',
  },
}

export const SAMPLE_LIMITS = {
  waitMinutes: {
    value: 10,
    bound: '{} minutes that a process waits for another one that makes the same sample',
    why: 'A sample takes a few seconds. The service tries again after a fault',
  },
}
