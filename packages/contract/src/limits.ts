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
    why: 'The same. A sheet of cells costs most to write',
  },
}

export const NAME_LIMITS = {
  misspeltCharacters: {
    value: 64,
    bound: '{} characters of a misspelt name compared with the known ones',
    why: 'The comparison takes the product of both lengths. No name in the service is longer',
  },
}
