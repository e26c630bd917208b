/** Caching of addresses that contain a digest of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
