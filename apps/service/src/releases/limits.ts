/** Bounds on archives and releases. `npm run generate` writes them to docs/explanation/limits.md. */
export const OPEN_RELEASE_LIMITS = {
  openReleases: {
    value: 4,
    bound: '{} earlier releases open at once',
    why: 'An open release holds its columns in memory and its files open. An LRU cache',
  },
  releasesOfAddress: {
    value: 2,
    bound: '{} earlier releases held by the streams of one address',
    why: 'A stream lasts as long as its client likes. One place is left for pages',
  },
  queuedReaders: {
    value: 64,
    bound: '{} readers in the queue for an earlier release',
    why: 'Readers beyond the limit get 503. Releases are opened one after another, so the last reader waits for every release in the queue',
  },
  queuedOfAddress: {
    value: 16,
    bound: '{} readers of one address in that queue',
    why: 'The same',
  },
}

export const ARCHIVE_LIMITS = {
  documentMib: {
    value: 256,
    bound: '{} MiB of a document',
    why: 'Far above every document of the publishers',
  },
  fetchTries: {
    value: 4,
    bound: '{} tries to fetch a document',
    why: 'A busy host is then left alone',
  },
  fetchWaitSeconds: {
    value: 600,
    bound: '{} seconds between two tries',
    why: 'A host that asks for a longer wait is left for the next run',
  },
  pauseSeconds: {
    setting: 'ROTUNDA_SOURCES_PAUSE_SECONDS',
    bound: '{} seconds between two requests to one host',
    why: 'Politeness',
  },
  redirects: {
    value: 5,
    bound: '{} redirects',
    why: 'More redirects are a loop',
  },
  gridHours: {
    value: 24,
    bound: '{} hours within which the pages of a grid are one edition',
    why: 'Pages of different days are different editions, even if the number of rows is unchanged',
  },
  listHours: {
    value: 1,
    bound: '{} hour within which an interrupted list is resumed',
    why: 'A later run walks it from the start',
  },
  listEntries: {
    value: 500_000,
    bound: '{} entries of a list',
    why: 'No list of a publisher is near this. A list without an end is given up',
  },
  walkHours: {
    value: 24,
    bound: '{} hours within which an interrupted walk is resumed',
    why: 'Whole years are fetched in an hour. A later run walks the list from the start',
  },
  walkPages: {
    value: 20_000,
    bound: '{} pages of a walk',
    why: 'The longest list of a publisher has some 4,400. A list without an end is given up',
  },
  skippedInARow: {
    value: 3,
    bound: '{} entries in a row that a host cannot send',
    why: 'The host is down, and is left alone. A single missing entry is skipped, and reported at the end',
  },
  failuresInARow: {
    value: 3,
    bound: '{} items in a row that fail',
    why: 'The host is down. The next run resumes there',
  },
  itemAgainHours: {
    value: 24,
    bound: '{} hours before an item older than its list is requested again',
    why: 'The host may answer from a cache, and not every list dates its changes',
  },
}

export const GATE_LIMITS = {
  refusedPercent: {
    value: 5,
    bound: '{} % of the rows of a document refused',
    why: 'A release with more is not published until each finding is accepted by name: [Releases](releases.md)',
  },
  shrunkPercent: {
    value: 5,
    bound: '{} % fewer rows than in the previous release',
    why: 'The same',
  },
  vanishedPercent: {
    value: 20,
    bound: '{} % of the earlier rows gone',
    why: 'The same',
  },
  movedPercent: {
    value: 20,
    bound: '{} % change of a total',
    why: 'The same',
  },
  zipEntries: {
    value: 1000,
    bound: '{} entries of a verified zip',
    why: 'A release has some thirty files. The list is held in memory, and a list from a stranger must not fill it',
  },
  zipListMib: {
    value: 1,
    bound: '{} MiB of its list of entries',
    why: 'The same',
  },
  describingFileMib: {
    value: 1,
    bound: '{} MiB of a file that describes others',
    why: 'The same',
  },
}

export const PUBLICATION_LIMITS = {
  graceSeconds: {
    value: 600,
    bound:
      '{} seconds for which the token of a replaced release still works, where DATABASE_URL is set and ROTUNDA_SNAPSHOT_GRACE is not',
    why: 'Machines on one database switch one after another, and a walk that changes machines must not end in a 409. Without DATABASE_URL only the current token works',
  },
  waitSeconds: {
    value: 60,
    bound: '{} seconds that a publication waits for services that do not hold the release',
    why: 'Then it becomes current, and "release publish" names those services: one slow machine must not hold up the others. "release publish --wait" changes it',
  },
  silentSeconds: {
    value: 20,
    bound: '{} seconds without a report before a service counts as gone',
    why: 'A service reports every 5 seconds, and some reports are late on a busy machine',
  },
}

export const SURROUNDINGS_LIMITS = {
  waiting: {
    value: 8,
    bound: '{} requests for /surroundings waiting',
    why: 'Requests beyond the limit get 503 with `Retry-After`. Parsing a workbook takes long, so a separate thread with at most 1,024 MB does it',
  },
  seconds: {
    value: 30,
    bound: '{} seconds for a request for /surroundings',
    why: 'Then 503 with `Retry-After`. The largest workbook takes less',
  },
  keptDocuments: {
    value: 3,
    bound: '{} documents whose rows are cached for /surroundings',
    why: 'Readers open records of the same document one after another',
  },
  keptMib: {
    value: 4,
    bound: '{} MiB of a cached document',
    why: 'A larger document is read for each request, up to the last row shown',
  },
  keptRows: {
    value: 20_000,
    bound: '{} rows of a cached document',
    why: 'The same',
  },
}

export const STORED_RELEASE_LIMITS = {
  filesAtOnce: {
    value: 4,
    bound: '{} files of a release sent to a store or fetched from it at once',
    why: 'Enough for a fast connection. Pages are served meanwhile',
  },
  describingMib: {
    value: 32,
    bound: '{} MiB of a file in a store that describes others',
    why: 'It is held in memory. A summary has some hundred KB',
  },
  addressMinutes: {
    value: 10,
    bound: '{} minutes for which a file can be read at a signed address of a store',
    why: 'Long enough to begin a download behind a slow proxy. A copied address soon ends',
  },
  answerSeconds: {
    value: 3,
    bound: '{} seconds in which a store must say that it has a file',
    why: 'Its client tries again for longer. The service then sends its own copy',
  },
  askedSeconds: {
    value: 60,
    bound: '{} seconds between two fetches of releases that readers asked for, in each collection',
    why: 'Readers must not make a machine fetch without end. The reader of an absent release gets 503 with `Retry-After`',
  },
  usedSeconds: {
    value: 300,
    bound: '{} seconds without use before a release is removed from a full cache',
    why: 'A reader who waited for a fetched release comes back within this time. A cache may exceed ROTUNDA_STORE_CACHE_GIB for as long',
  },
}
