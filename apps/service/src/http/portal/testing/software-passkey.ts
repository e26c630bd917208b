import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** Options of the service for a passkey, as much as a test needs. */
export type PasskeyOptions = { readonly challenge: string }

/** Answer of a passkey in the JSON of WebAuthn. */
export type PasskeyResponse = {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: Readonly<Record<string, unknown>>
  readonly clientExtensionResults: Readonly<Record<string, unknown>>
}

export type SoftwarePasskey = {
  /** Answers the options for a new passkey. */
  create(options: PasskeyOptions): PasskeyResponse
  /** Signs the challenge of a sign-in. */
  sign(options: PasskeyOptions): PasskeyResponse
}

const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

/** Makes a passkey without a device: P-256, no attestation, the holder always verified. */
export const makeSoftwarePasskey = (origin: string): SoftwarePasskey => {
  const id = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const site = createHash('sha256').update(new URL(origin).hostname).digest()
  let uses = 0
  const writeData = (flags: number, ...more: Buffer[]): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(uses)
    uses += 1
    return Buffer.concat([site, Buffer.of(flags), count, ...more])
  }
  const writeClientData = (type: string, { challenge }: PasskeyOptions): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Readonly<Record<string, Buffer>>): PasskeyResponse => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
    clientExtensionResults: {},
  })
  return {
    create: (options) => {
      const key = writePublicKey(publicKey.export({ format: 'jwk' }))
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key])
      return answer({
        clientDataJSON: writeClientData('webauthn.create', options),
        attestationObject: writeAttestation(writeData(PRESENT_AND_VERIFIED | WITH_KEY, credential)),
      })
    },
    sign: (options) => {
      const clientDataJSON = writeClientData('webauthn.get', options)
      const authenticatorData = writeData(PRESENT_AND_VERIFIED)
      const digest = createHash('sha256').update(clientDataJSON).digest()
      const signature = createSign('sha256').update(authenticatorData).update(digest).sign(privateKey)
      return answer({ clientDataJSON, authenticatorData, signature })
    },
  }
}

/** COSE_Key for ES256 in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
const writePublicKey = ({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

/** CBOR of {fmt: "none", attStmt: {}, authData}. */
const writeAttestation = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('a3', 'hex'),
    writeText('fmt'),
    writeText('none'),
    writeText('attStmt'),
    Buffer.from('a0', 'hex'),
    writeText('authData'),
    Buffer.of(0x58, data.length),
    data,
  ])

/** CBOR of a text of fewer than 24 characters. */
const writeText = (text: string): Buffer => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)])
