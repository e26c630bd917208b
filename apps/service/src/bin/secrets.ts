import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSealer, type Sealer, type SealingKey } from '../platform/index.ts'
import { SettingsFault, type FindFaults, type Settings } from './settings.ts'

export type Secrets = { readonly sealer: Sealer; readonly pepper: Uint8Array }

/** From the settings; in sandbox also from a file that is made, for the owner's eyes only, at the first start. */
export const openSecrets = (settings: Settings): Secrets => {
  const { sealingKeys, pepper } = readTexts(settings)
  const [first, ...others] = parseSealingKeys(sealingKeys) ?? []
  const bytes = parsePepper(pepper)
  if (first === undefined || bytes === undefined) throw new SettingsFault(findSecretFaults(settings))
  return { sealer: makeSealer([first, ...others]), pepper: bytes }
}

/** What is wrong with the secrets that the settings hold, by name and without repeating them. */
export const findSecretFaults: FindFaults = (settings) => {
  const { ROTUNDA_SEALING_KEYS: sealingKeys, ROTUNDA_KEY_PEPPER: pepper } = settings
  return [
    ...(sealingKeys !== undefined && parseSealingKeys(sealingKeys) === undefined ? [SEALING_KEYS_FORM] : []),
    ...(pepper !== undefined && parsePepper(pepper) === undefined ? [PEPPER_FORM] : []),
  ]
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

const parsePepper = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64')
  return bytes.length < 32 ? undefined : bytes
}

const SEALING_KEYS_FORM =
  'ROTUNDA_SEALING_KEYS must be number:base64 of 32 bytes (numbers 0 to 255, none twice), joined by commas.'
const PEPPER_FORM = 'ROTUNDA_KEY_PEPPER must be base64 of at least 32 bytes.'
