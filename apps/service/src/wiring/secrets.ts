import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
  type KeyObject,
} from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Parse, ParseError } from 'typebox/value'
import { isSystemFault, makeSealer, OperatorFault, type Sealer, type SealingKey } from '../platform/index.ts'
import { SettingsFault, type FindFaults, type Settings } from './settings.ts'

export type Secrets = {
  readonly sealer: Sealer
  /** Keys of the sealer. The first one seals. */
  readonly sealingKeys: readonly SealingKey[]
  readonly pepper: Uint8Array
}

/** Secrets of the settings. A sandbox may have them in a file, made at the first start for its owner alone. */
export const openSecrets = (settings: Settings): Secrets => {
  const faults = findSecretFaults(settings)
  if (faults.length > 0) throw new SettingsFault(faults)
  const { sealingKeys, pepper } = readTexts(settings)
  const [first, ...others] = parseSealingKeys(sealingKeys) ?? []
  const bytes = parsePepper(pepper)
  // The settings were checked above, so the file is wrong.
  if (first === undefined || bytes === undefined) throw refuseFile(join(settings.ROTUNDA_DATA, SECRETS_FILE))
  const keys = [first, ...others] as const
  return { sealer: makeSealer([...keys]), sealingKeys: keys, pepper: bytes }
}

/** The pepper alone, for a process that only digests addresses. */
export const openPepper = (settings: Settings): Uint8Array => {
  const given = settings.ROTUNDA_KEY_PEPPER
  const pepper = parsePepper(given ?? openSecretsFile(settings.ROTUNDA_DATA).pepper)
  if (pepper === undefined)
    throw given === undefined
      ? refuseFile(join(settings.ROTUNDA_DATA, SECRETS_FILE))
      : new SettingsFault([PEPPER_FORM])
  return pepper
}

/**
 * The Ed25519 key that signs releases: from the settings, in sandbox also from a file like the other secrets. Throws a
 * SettingsFault in live without the setting: only what signs needs it.
 */
export const openSigningKey = (settings: Settings): KeyObject => {
  const { ROTUNDA_SIGNING_KEY: given, ROTUNDA_DATA: directory, ROTUNDA_DELIVERY: mode } = settings
  if (given === undefined && mode === 'live') throw new SettingsFault([SIGNING_KEY_NEEDED])
  const path = join(directory, SIGNING_KEY_FILE)
  const key = parseSigningKey(given ?? openFile(path, makeSigningKey))
  if (key === undefined) throw given === undefined ? refuseFile(path) : new SettingsFault([SIGNING_KEY_FORM])
  return key
}

/**
 * Fingerprint of the public half of the key that signs releases, which every release has. Null for a service without
 * the key: this makes none.
 */
export const findSigningKeyPrint = (settings: Settings): string | null => {
  const { ROTUNDA_SIGNING_KEY: given, ROTUNDA_DATA: directory, ROTUNDA_DELIVERY: mode } = settings
  if (given === undefined && (mode === 'live' || !existsSync(join(directory, SIGNING_KEY_FILE)))) return null
  const half = createPublicKey(openSigningKey(settings)).export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(half).digest('hex')
}

/** Files that are missing for the secrets of a sandbox: a start would make others. */
export const listMissingSecrets = (settings: Settings): string[] => {
  const { ROTUNDA_SEALING_KEYS: keys, ROTUNDA_KEY_PEPPER: pepper, ROTUNDA_DATA: directory } = settings
  if (keys !== undefined && pepper !== undefined) return []
  return existsSync(join(directory, SECRETS_FILE)) ? [] : [SECRETS_FILE]
}

const SIGNING_KEY_FILE = 'signing-key.pem'
const makeSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })

/** Faults of the secrets in the settings, by name. They repeat no secret. */
export const findSecretFaults: FindFaults = (settings) => {
  const {
    ROTUNDA_SEALING_KEYS: sealingKeys,
    ROTUNDA_KEY_PEPPER: pepper,
    ROTUNDA_SIGNING_KEY: signingKey,
  } = settings
  return [
    ...(sealingKeys !== undefined && parseSealingKeys(sealingKeys) === undefined ? [SEALING_KEYS_FORM] : []),
    ...(pepper !== undefined && parsePepper(pepper) === undefined ? [PEPPER_FORM] : []),
    ...(settings.ROTUNDA_DELIVERY === 'live' ? findPlainFaults(settings) : []),
    ...(signingKey !== undefined && parseSigningKey(signingKey) === undefined ? [SIGNING_KEY_FORM] : []),
  ]
}

/** Faults of secrets that repeat one byte, in live: they are copied examples. */
const findPlainFaults = ({
  ROTUNDA_SEALING_KEYS: keys = '',
  ROTUNDA_KEY_PEPPER: pepper = '',
}: Settings): string[] => {
  const isPlain = (secret: Uint8Array): boolean => secret.every((byte) => byte === secret[0])
  const peppered = parsePepper(pepper)
  return [
    ...((parseSealingKeys(keys) ?? []).some(({ secret }) => isPlain(secret))
      ? [plain('ROTUNDA_SEALING_KEYS')]
      : []),
    ...(peppered !== undefined && isPlain(peppered) ? [plain('ROTUNDA_KEY_PEPPER')] : []),
  ]
}

const plain = (name: string): string =>
  `${name} must be random in live, and is one byte repeated. Make it with: openssl rand -base64 32`

const Texts = Type.Object({ sealingKeys: Type.String(), pepper: Type.String() })
type Texts = Static<typeof Texts>

const readTexts = (settings: Settings): Texts => {
  const { ROTUNDA_SEALING_KEYS: sealingKeys, ROTUNDA_KEY_PEPPER: pepper } = settings
  if (sealingKeys !== undefined && pepper !== undefined) return { sealingKeys, pepper }
  const made = openSecretsFile(settings.ROTUNDA_DATA)
  return { sealingKeys: sealingKeys ?? made.sealingKeys, pepper: pepper ?? made.pepper }
}

const SECRETS_FILE = 'secrets.json'

const openSecretsFile = (directory: string): Texts => {
  const path = join(directory, SECRETS_FILE)
  try {
    return Parse(Texts, JSON.parse(openFile(path, makeTexts)))
  } catch (cause) {
    // The engine's message repeats a part of the text, so it is not passed on.
    throw cause instanceof SyntaxError || cause instanceof ParseError ? refuseFile(path) : cause
  }
}

/** Only a person can decide that the old file is lost. */
const refuseFile = (path: string): OperatorFault =>
  new OperatorFault(
    'unavailable',
    `${path} is damaged. Restore it from a copy, or move it away: the next start makes a new file, which cannot ` +
      'open sealed messages, knows none of the issued keys, and signs with another key.',
  )

const makeTexts = (): string =>
  JSON.stringify({
    sealingKeys: `1:${randomBytes(32).toString('base64')}`,
    pepper: randomBytes(32).toString('base64'),
  } satisfies Texts)

/** Text of a file of secrets. A missing file is made. */
const openFile = (path: string, make: () => string): string => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if (!existsSync(path)) writeOnce(path, make())
  return readFileSync(path, 'utf8')
}

/** Two processes that start together must end up with one file: the link fails for the second. */
const writeOnce = (path: string, made: string): void => {
  // Containers that share a folder number their processes each for itself.
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, made, { mode: 0o600, flush: true, flag: 'wx' })
  try {
    linkSync(draft, path)
  } catch (cause) {
    if (!isSystemFault(cause, 'EEXIST')) throw cause
  } finally {
    rmSync(draft)
  }
}

const parseSealingKeys = (text: string): SealingKey[] | undefined => {
  const keys = text.split(',').map(parseSealingKey)
  const whole = keys.filter((key) => key !== undefined)
  const numbers = new Set(whole.map(({ id }) => id))
  return numbers.size === keys.length ? whole : undefined
}

const parseSealingKey = (text: string): SealingKey | undefined => {
  const [, number, secret] = /^(\d{1,3}):([A-Za-z0-9+/]{43}=)$/.exec(text.trim()) ?? []
  const id = Number(number)
  return secret === undefined || id > 255 ? undefined : { id, secret: Buffer.from(secret, 'base64') }
}

/** Node passes over what is no base64, and would take a text with a slip of the pen for another pepper. */
const parsePepper = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64')
  return bytes.length < 32 || !/^[\w+/-]+={0,2}$/.test(text.trim()) ? undefined : bytes
}

/** Reads \\n as a line end, for settings that hold one line only. */
const parseSigningKey = (text: string): KeyObject | undefined => {
  try {
    const key = createPrivateKey(text.replaceAll('\\n', '\n'))
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    // The text is not a key. Its content must not be repeated.
    return undefined
  }
}

const SEALING_KEYS_FORM =
  'ROTUNDA_SEALING_KEYS must be number:base64 of 32 bytes (numbers 0 to 255, none twice), joined by commas.'
const PEPPER_FORM = 'ROTUNDA_KEY_PEPPER must be base64 of at least 32 bytes.'
const SIGNING_KEY_FORM = 'ROTUNDA_SIGNING_KEY must be an Ed25519 private key (PEM, PKCS #8).'
const SIGNING_KEY_NEEDED = 'ROTUNDA_SIGNING_KEY is needed in live to sign a release.'
