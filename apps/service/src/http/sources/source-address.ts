/** Address of the archived copy of a document, relative to this service. */
export const sourceAddress = (sha256: string): string => `/sources/${sha256}`
