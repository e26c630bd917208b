/** For what stands at an address that holds its digest. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
