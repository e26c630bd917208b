import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

export type Signature = { readonly signature: string; readonly publicKey: string }

/** Signs what the digests are listed in: with them everything that they are digests of. */
export const signChecksums = (checksums: string, privateKey: KeyObject): Signature => ({
  signature: `${sign(null, Buffer.from(checksums), privateKey).toString('base64')}\n`,
  publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }),
})

/** Whether this is the signature of these bytes under this key (PEM). A key or signature that is none is no. */
export const isSigned = (checksums: Uint8Array, { signature, publicKey }: Signature): boolean => {
  const key = readPublicKey(publicKey)
  return key !== undefined && verify(null, checksums, key, Buffer.from(signature, 'base64'))
}

const readPublicKey = (pem: string): KeyObject | undefined => {
  try {
    const key = createPublicKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    // Nothing can be signed with a key that cannot be read.
    return undefined
  }
}
