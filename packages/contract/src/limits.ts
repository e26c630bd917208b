/** Bounds that clients share with the service. `npm run generate` writes them to docs/explanation/limits.md. */
export const ROW_LIMITS = {
  parquet: {
    value: 200_000,
    bound: '{} rows of an answer as Parquet',
    why: 'The file is written as a whole. A refusal names the bulk files',
  },
  xlsx: {
    value: 100_000,
    bound: '{} rows of an answer as XLSX',
    why: 'The file is written as a whole. A sheet of cells costs most to write',
  },
}

export const NAME_LIMITS = {
  misspeltCharacters: {
    value: 64,
    bound: '{} characters of a misspelt name compared with the known ones',
    why: 'The comparison takes the product of both lengths. No name in the service is longer',
  },
}

export const REQUEST_ANSWER_LIMITS = {
  scopeReasonCharacters: {
    value: 1000,
    bound: '{} characters of the reason for one scope of an access request',
    why: 'A reviewer reads it in a list',
  },
  textCharacters: {
    value: 4000,
    bound: '{} characters of each further answer of an access request',
    why: 'Two printed pages. A longer answer belongs in a document of the organisation',
  },
  addresses: {
    value: 50,
    bound: '{} addresses and ranges in an access request',
    why: 'Every request with a key of the organisation is compared with them',
  },
  dailyVolume: {
    value: 100_000_000,
    bound: '{} requests or messages a day that an access request may expect',
    why: 'A larger number is a slip of the keyboard',
  },
}

export const QUOTA_LIMITS = {
  quotaOfMinute: {
    value: 600,
    bound: '{} requests of a key in a UTC minute, over all processes, unless the operator set another quota',
    why: 'The development key of a sandbox has this quota too. Messages, dry runs and data count; the status, `whoami`, a 304 and a 403 do not',
  },
  quotaOfDay: {
    value: 100_000,
    bound: '{} requests of a key in a UTC day, over all processes, unless the operator set another quota',
    why: 'The same',
  },
}

export const GRANT_LIMITS = {
  minuteQuota: {
    value: 6000,
    bound: '{} requests in a UTC minute that a reviewer may approve for a key',
    why: 'Ten times the usual quota. An operator can give a key more by `keys change`',
  },
  dayQuota: {
    value: 2_000_000,
    bound: '{} requests in a UTC day that a reviewer may approve for a key',
    why: 'The same',
  },
}
