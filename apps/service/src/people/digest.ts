import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Digest of a secret of 256 random bits, for the database: the secret cannot be found from it. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** HMAC of several texts. Without the pepper, which is outside of the database, no guess can be tried on it. */
export const proofOf = (pepper: Uint8Array, ...parts: readonly string[]): string =>
  createHmac('sha256', pepper).update(JSON.stringify(parts)).digest('base64url')

/** 256 random bits for a cookie. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')
