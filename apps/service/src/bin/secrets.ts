import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSealer, type Sealer, type SealingKey } from '../platform/index.ts'
import { SettingsFault, type Settings } from './settings.ts'

export type Secrets = { readonly sealer: Sealer; readonly pepper: Uint8Array }

/** From the settings; in sandbox also from a file that is made, for the owner's eyes only, at the first start. */
export const openSecrets = (settings: Settings): Secrets => {
  const { sealingKeys, pepper } = readTexts(settings)
  const bytes = Buffer.from(pepper, 'base64')
  if (bytes.length < 32) throw new SettingsFault(['ROTUNDA_KEY_PEPPER must be base64 of at least 32 bytes.'])
  return { sealer: makeSealer(parseSealingKeys(sealingKeys)), pepper: bytes }
}

type Texts = { readonly sealingKeys: string; readonly pepper: string }

const readTexts = (settings: Settings): Texts => {
  const { ROTUNDA_SEALING_KEYS: sealingKeys, ROTUNDA_KEY_PEPPER: pepper } = settings
  if (sealingKeys !== undefined && pepper !== undefined) return { sealingKeys, pepper }
  const made = openSecretsFile(settings.ROTUNDA_DATA)
  return { sealingKeys: sealingKeys ?? made.sealingKeys, pepper: pepper ?? made.pepper }
}

const openSecretsFile = (directory: string): Texts => {
  const path = join(directory, 'secrets.json')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (!existsSync(path)) writeOnce(path)
  // Written by writeOnce, whole or not at all.
  return JSON.parse(readFileSync(path, 'utf8')) as Texts
}

/** Two processes that start together must end up with one file: the link fails for the second. */
const writeOnce = (path: string): void => {
  const made: Texts = {
    sealingKeys: `1:${randomBytes(32).toString('base64')}`,
    pepper: randomBytes(32).toString('base64'),
  }
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (cause) {
    if (!existsSync(path)) throw cause
  } finally {
    rmSync(draft)
  }
}

const parseSealingKeys = (text: string): readonly [SealingKey, ...SealingKey[]] => {
  const [first, ...others] = text.split(',').map(parseSealingKey)
  if (first === undefined) throw malformed()
  return [first, ...others]
}

const parseSealingKey = (text: string): SealingKey => {
  const [, number, secret] = /^(\d{1,3}):([A-Za-z0-9+/]{43}=)$/.exec(text.trim()) ?? []
  const id = Number(number)
  if (secret === undefined || id > 255) throw malformed()
  return { id, secret: Buffer.from(secret, 'base64') }
}

const malformed = (): SettingsFault =>
  new SettingsFault([
    'ROTUNDA_SEALING_KEYS must be number:base64 of 32 bytes (numbers 0 to 255), joined by commas.',
  ])
