import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

export type Signature = { readonly signature: string; readonly publicKey: string }

/** Signs the list of digests, and so every file in the list. */
export const signChecksums = (checksums: string, privateKey: KeyObject): Signature => ({
  signature: `${sign(null, Buffer.from(checksums), privateKey).toString('base64')}\n`,
  publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }),
})

/**
 * Whether this is the signature of these bytes under this key (PEM). False for a key or a signature that cannot be
 * read.
 */
export const isSigned = (checksums: Uint8Array, { signature, publicKey }: Signature): boolean => {
  const key = readPublicKey(publicKey)
  return key !== undefined && isOfKind(key) && verify(null, checksums, key, Buffer.from(signature, 'base64'))
}

/** Reason why no release can be signed for this key (PEM); undefined if one can be. */
export const findKeyFault = (pem: string): string | undefined => {
  const key = readPublicKey(pem)
  if (key === undefined) return 'is not a public key in PEM, which begins with "-----BEGIN PUBLIC KEY-----"'
  return isOfKind(key)
    ? undefined
    : `is a key for ${key.asymmetricKeyType ?? 'another algorithm'}, and releases are signed by keys for ed25519`
}

const isOfKind = ({ asymmetricKeyType }: KeyObject): boolean => asymmetricKeyType === 'ed25519'

const readPublicKey = (pem: string): KeyObject | undefined => {
  try {
    return createPublicKey(pem)
  } catch {
    // Nothing can be signed with a key that cannot be read.
    return undefined
  }
}
