/** Where the archived copy of a document stands, relative to this service. */
export const sourceAddress = (sha256: string): string => `/sources/${sha256}`
