import { createCipheriv, createDecipheriv } from 'node:crypto'
import { takeRandomBytes } from './entropy.ts'

/** Sealed form of a text, which the database may keep. Without `key` the `body` is noise for ever. */
export type Sealed = { readonly key: Uint8Array; readonly body: Uint8Array }

export type Sealer = {
  /** `name` is bound to the text: a text sealed for one row cannot be opened as another row's. */
  seal(text: string, name: string): Sealed
  open(sealed: Sealed, name: string): string
  /** Seals and opens bytes in the same way. */
  sealBytes(bytes: Uint8Array, name: string): Sealed
  openBytes(sealed: Sealed, name: string): Buffer
}

export type SealingKey = { readonly id: number; readonly secret: Uint8Array }

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * AES-256-GCM with a fresh key for each text, itself sealed under a key from the settings. The first key seals and all
 * keys open, so keys can be changed without rewriting stored texts.
 */
export const makeSealer = (keys: readonly [SealingKey, ...SealingKey[]]): Sealer => {
  const [current] = keys
  const byId = new Map(keys.map(({ id, secret }) => [id, secret]))
  const seal = (plain: string | Uint8Array, name: string): Sealed => {
    const fresh = takeRandomBytes(32)
    const body = encrypt(fresh, plain)
    return { key: Buffer.concat([Buffer.of(current.id), encrypt(current.secret, fresh, name)]), body }
  }
  const open = ({ key, body }: Sealed, name: string): Buffer => {
    const [id = 0] = key
    const secret = byId.get(id)
    if (secret === undefined) throw new Error(`sealing key ${String(id)} is not among the settings`)
    return decrypt(decrypt(secret, key.subarray(1), name), body)
  }
  return {
    seal,
    open: (sealed, name) => open(sealed, name).toString('utf8'),
    sealBytes: seal,
    openBytes: open,
  }
}

/** The name is bound to the key alone: a body opens with no other key. */
const encrypt = (secret: Uint8Array, plain: string | Uint8Array, name?: string): Buffer => {
  const nonce = takeRandomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, secret, nonce)
  if (name !== undefined) cipher.setAAD(Buffer.from(name))
  const sealed = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
  return Buffer.concat([nonce, sealed, cipher.final(), cipher.getAuthTag()])
}

const decrypt = (secret: Uint8Array, sealed: Uint8Array, name?: string): Buffer => {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, secret, nonce, { authTagLength: TAG_BYTES })
  if (name !== undefined) decipher.setAAD(Buffer.from(name))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}
