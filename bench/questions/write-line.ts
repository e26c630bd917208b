/** Numbers as SQL and JavaScript give them alike. */
export const writeLine = (values: readonly unknown[]): string =>
  JSON.stringify(values.map((value) => (typeof value === 'bigint' ? Number(value) : (value ?? null))))
