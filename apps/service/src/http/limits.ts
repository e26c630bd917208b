/** Bounds on connections and request bodies. `npm run generate` writes them to docs/explanation/limits.md. */
export const CONNECTION_LIMITS = {
  connectionsOfAddress: {
    value: 128,
    bound: '{} connections from one address (an IPv6 client counts as its /64)',
    beyond: 'The oldest idle connection of that address is closed. If none is idle, the new one is',
    why: 'No client needs more, and each connection costs the process a file descriptor. Trusted proxies (`ROTUNDA_TRUSTED_PROXIES`) are exempt: a proxy limits its own clients',
  },
  connections: {
    value: 512,
    bound: '{} connections in total',
    beyond: 'The address with the most connections loses its oldest idle connection',
    why: 'A process has 1,024 file descriptors by default. Deliveries, releases and the database need the other half',
  },
  parameterCharacters: {
    value: 1364,
    bound: '{} characters of an id in an address',
    beyond: 'Nothing is there: 404',
    why: 'A passkey has an id of at most 1023 bytes (WebAuthn), which are as many characters of base64url',
  },
  requestsAhead: {
    value: 16,
    bound: '{} pipelined requests waiting behind the current one',
    beyond:
      'The connection is cut, and so are the idle connections of its address, which gets no new connection for a second. Behind a trusted proxy only that connection is cut. Reading pauses while any request waits',
    why: 'HTTP/1.1 answers in order, and early answers stay in memory until the client takes them. Without this limit, 40 connections with 1,000 requests each stopped the service for a minute. Node creates each waiting request, and aborts it when the connection is cut',
  },
  requestSeconds: {
    value: 30,
    bound: '{} seconds for a whole request',
    beyond: '408. The connection closes a second after the answer, whether or not the client closes its side',
    why: 'A check every 5 seconds finds slow requests. Without the close, 600 slow clients still held 600 file descriptors after five minutes',
  },
  stalledSeconds: {
    value: 60,
    bound: '{} seconds without a byte in either direction',
    beyond: 'The connection is closed',
    why: 'A client that stops reading keeps its release open',
  },
  graceSeconds: {
    value: 10,
    bound: '{} seconds after the service begins to stop',
    beyond: 'Answers still being sent are cut',
    why: 'A slow reader must not keep the service from stopping. Most answers end in this time',
  },
  headerBytes: {
    bound: '16 KiB of address and headers',
    beyond: '431',
    why: 'Node sets this limit',
  },
  bodyKeys: {
    value: 100,
    bound: '{} keys in a body',
    beyond: '422 with the names of the first 20 unknown fields, before parsing',
    why: 'A message has 17. Parsing, checking and explaining 20,000 unknown fields took 136 ms',
  },
  bodyDepth: {
    value: 4,
    bound: '{} levels of nesting in a body',
    beyond: '422, before parsing',
    why: 'A message has 2. Parsing 250 kB of `[[[…]]]` blocked the event loop for 50 ms',
  },
  bodyBrackets: {
    value: 100,
    bound: '{} objects and arrays in a body',
    beyond: '422, before parsing',
    why: 'A message has 2. Looking for repeated keys in 83,000 empty objects blocked the event loop for 40 ms',
  },
  refusedBodyMib: {
    value: 64,
    bound: '{} MiB of a refused body',
    beyond: 'The connection is cut',
    why: 'The service answers first, then reads and drops the rest. A connection closed with unread bytes is reset, and a client that is still sending loses its answer',
  },
  refusedBodySeconds: {
    value: 20,
    bound: '{} seconds for the rest of a refused body',
    beyond: 'The connection is cut',
    why: 'The same',
  },
  smallChunks: {
    value: 1024,
    bound: '{} chunks of a body, and one further chunk for each KiB',
    beyond: '400, the connection is closed, and the address gets no new connection for a second',
    why: 'Each chunk costs the main thread microseconds, however small it is: 60,000 chunks of one byte took 210 ms',
  },
  bodyKib: {
    value: 256,
    bound: '{} KiB of body',
    beyond: '413, before the rest is read',
    why: 'The largest message takes less, even with every character escaped',
  },
  singleFields: {
    bound:
      'one `Host`, `Authorization` and `Content-Type`; HTTP/1.0 or 1.1; `chunked` as the only transfer coding',
    beyond: '400, and the connection is closed',
    why: 'A proxy in front might read the second line, and let through a request that it should stop',
  },
}

export const RATE_LIMITS = {
  publicRate: {
    setting: 'ROTUNDA_PUBLIC_RATE',
    bound: '{} requests to the public API from one address in any 60 seconds',
    why: 'A 304 does not count',
  },
  pagesFactor: {
    value: 4,
    bound: '{} times the public rate for queries behind the pages that one address opens in any 60 seconds',
    why: 'A whole newsroom may share one address. A page counts for the queries it made. A cached page counts for none, and a page that failed counts as if it were still under way',
  },
  readerRequests: {
    value: 600,
    bound:
      '{} requests for pages, descriptions, lists, the status and the catalog from one address in any 60 seconds; off when the public rate is 0',
    why: 'These requests are counted separately, so reading about the API costs nothing of its rate. Pages and descriptions are built once and cached. Ten a second is more than a person or a program needs of data that changes once a day',
  },
  messageRate: {
    setting: 'ROTUNDA_MESSAGE_RATE',
    bound: '{} messages and dry runs of one key in any 60 seconds, for each process',
    why: 'The count comes before the body is read. Only a key with a larger quota notices this limit',
  },
  clientsCounted: {
    value: 10_000,
    bound: '{} clients counted before idle ones are dropped',
    why: 'A stranger with many addresses must not fill the memory of the counter',
  },
  keyRate: {
    setting: 'ROTUNDA_PUBLIC_RATE',
    bound:
      '{} requests to key-protected operations in any 60 seconds, from one address without an accepted key, or from one address or key without the scope',
    why: 'The public API has a separate count. Beyond this limit a request is refused before its key is looked up. A key that was accepted before keeps its access, since the key is not a guess. None of these requests counts against a quota, nor does a 403',
  },
  queriesUnderWay: {
    value: 4,
    bound: '{} queries for a page that is still being written',
    why: 'A finished page counts for the queries it made, which may be more. Pages under way at the same time may exceed the rate together; the next one is refused',
  },
}

export const ANSWER_LIMITS = {
  partnerOffset: {
    value: 200_000,
    bound: '{} rows skipped by an offset of the partner API',
    why: 'A larger offset is 400, with the parameter that divides the set. `all=true` returns any set in one answer',
  },
  readyMib: {
    value: 48,
    bound: '{} MiB of cached answers',
    why: 'The cache holds pages and lists that are requested repeatedly, by host, address and accepted coding, until the next publication',
  },
  largestReady: {
    value: 16,
    bound: '{} of the largest answers fit into the cache',
    why: 'A longer answer is not worth evicting many shorter answers',
  },
  addressesSeenOnce: {
    value: 10_000,
    bound: '{} addresses of answers remembered as requested once',
    why: 'Only an answer requested twice is cached',
  },
  maxAgeSeconds: {
    value: 60,
    bound: '{} seconds for which clients and proxies keep a list, a description, the catalog or the status',
    why: 'Long enough to spare a busy client, short enough for a seat filled today',
  },
  digestMib: {
    value: 16,
    bound: '{} MiB of a byte range that gets its own digest',
    why: 'A digest is optional, and costs a second read',
  },
  queriesOfThread: {
    value: 2,
    bound: '{} queries sent to a reader thread at once',
    why: 'The next query is there when the thread finishes the first',
  },
  restartSeconds: {
    value: 30,
    bound: '{} seconds at most before a reader thread that failed twice starts again',
    why: 'The pause begins at one second and doubles, because a start takes a second of processor time. Other threads answer meanwhile, or the answer is 503',
  },
  threadSeconds: {
    value: 60,
    bound: '{} seconds without an answer before a reader thread is replaced',
    why: 'The longest answer takes a fraction of this. Its queries get 503. The thread that packs files has 300 seconds',
  },
}

export const STREAM_LIMITS = {
  streamsOfAddress: {
    value: 8,
    bound: '{} streams to one address at once',
    why: 'A stream holds memory for as long as its client likes. A few readers may share an address',
  },
  streams: {
    value: 64,
    bound: '{} streams in total',
    why: 'A stream holds memory for as long as its client likes. With all streams open, pages wait some 30 ms',
  },
  stillSeconds: {
    value: 10,
    bound: '{} seconds without a chunk taken',
    why: 'A reader that takes less than some 6 kB a second gives its place to a waiting reader',
  },
  packedOfAddress: {
    value: 1,
    bound: '{} Parquet or XLSX file of a whole set for one address, in the making or waiting',
    why: 'A request beyond the limit gets 503 with `Retry-After`. A separate thread makes one file at a time: eight at once tripled the memory of the service',
  },
  packed: {
    value: 9,
    bound: '{} Parquet or XLSX files of a whole set in total: one in the making, eight waiting',
    why: 'Each file takes some 100 MB and up to ten seconds of a processor',
  },
  packedWaitSeconds: {
    value: 45,
    bound: '{} seconds in the queue for a Parquet or XLSX file of a whole set',
    why: 'Then 503 with `Retry-After`',
  },
  spooledMib: {
    value: 1024,
    bound: '{} MiB of Parquet and XLSX files not yet read by their clients',
    why: 'Unnamed files in `ROTUNDA_DATA` hold them, so a slow reader delays no other. The file that exceeds the limit is cut. Some sixty of the largest files fit',
  },
}

export const MESSAGE_REQUEST_LIMITS = {
  waitSeconds: {
    value: 30,
    bound: '{} seconds of `Prefer: wait`',
    why: 'Proxies give up soon after this time',
  },
  unknownFields: {
    value: 20,
    bound: '{} unknown fields named in a refusal',
    why: 'The answer must not outgrow the body. Further fields are only counted',
  },
  combiningMarks: {
    bound: '30 combining marks on one character',
    why: 'The Stream-Safe Text Format of Unicode sets this limit (UAX 15). Ordering n marks takes n² steps: one body of 240 kB with marks out of order stopped the service for 36 seconds. A text longer than eight times its limit is too long in every form, and is refused before normalization',
  },
}

export const SURROUNDINGS_ANSWER_LIMITS = {
  columns: {
    value: 60,
    bound: '{} columns in /surroundings',
    why: 'The other columns are left out. No table of the committees has 20',
  },
  cellCharacters: {
    value: 1000,
    bound: '{} characters of a cell in /surroundings',
    why: 'A longer cell ends in “…”. The evidence of the record has its whole cells',
  },
}

export const USAGE_LIMITS = {
  usageRows: {
    value: 100_000,
    bound: '{} rows of the usage of an organisation, as CSV',
    why: 'A month of 20 keys, 20 operations and 5 statuses has 60,000',
  },
}
