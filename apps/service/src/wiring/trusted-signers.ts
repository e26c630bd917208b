import { createPublicKey } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { isSystemFault } from '../platform/index.ts'
import { parseStoreAddress } from '../platform/object-store/index.ts'
import { findKeyFault } from '../releases/verify/index.ts'
import { openSigningKey } from './secrets.ts'
import type { FindFaults, Settings } from './settings.ts'

/** Lists the public keys (PEM) whose releases are taken from a store. A sandbox always trusts its own key. */
export const listTrustedSigners = (settings: Settings): readonly string[] => {
  const { ROTUNDA_TRUSTED_SIGNERS: path, ROTUNDA_SIGNING_KEY: own, ROTUNDA_DELIVERY: mode } = settings
  const given = path === undefined ? [] : parseKeys(readFileSync(path, 'utf8'))
  if (own === undefined && mode === 'live') return given
  return [...given, createPublicKey(openSigningKey(settings)).export({ type: 'spki', format: 'pem' })]
}

const parseKeys = (text: string): readonly string[] =>
  text.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g) ?? []

/** Faults of the settings of the store, by name. */
export const findStoreFaults: FindFaults = (settings) => {
  const { ROTUNDA_STORE: address, ROTUNDA_STORE_ENDPOINT: endpoint } = settings
  const { ROTUNDA_STORE_KEY_ID: keyId, ROTUNDA_STORE_SECRET: secret, ROTUNDA_DOWNLOADS: downloads } = settings
  return [
    ...(address !== undefined && parseStoreAddress(address) === undefined ? [STORE_FORM] : []),
    ...(address?.startsWith('/') === true && !isFolder(address) ? [sayAbsent(address)] : []),
    ...(endpoint !== undefined && !/^https?:\/\/[^/]+\/?$/.test(endpoint) ? [ENDPOINT_FORM] : []),
    ...((keyId === undefined) === (secret === undefined) ? [] : [KEY_HALF]),
    ...(downloads === 'redirect' && !(address?.startsWith('s3://') ?? false) ? [REDIRECT_NEEDS] : []),
    ...findSignerFaults(settings),
  ]
}

/** A mount that is away must not become a store that this machine alone has. */
const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const sayAbsent = (path: string): string =>
  `ROTUNDA_STORE: there is no folder at ${path}. Mount it, or make it if the store is new.`

const findSignerFaults = (settings: Settings): string[] => {
  const { ROTUNDA_STORE: store, ROTUNDA_TRUSTED_SIGNERS: path, ROTUNDA_SIGNING_KEY: own } = settings
  if (path === undefined)
    return store !== undefined && own === undefined && settings.ROTUNDA_DELIVERY === 'live'
      ? [SIGNERS_NEEDED]
      : []
  try {
    const text = readFileSync(path, 'utf8')
    if (text.includes('PRIVATE KEY-----'))
      return [`ROTUNDA_TRUSTED_SIGNERS: ${path} holds a private key. Leave only the public halves there.`]
    const keys = parseKeys(text)
    if (keys.length === 0) return [`ROTUNDA_TRUSTED_SIGNERS: ${path} holds no public key in PEM.`]
    const fault = keys.map(findKeyFault).find((one) => one !== undefined)
    return fault === undefined ? [] : [`ROTUNDA_TRUSTED_SIGNERS: a key in ${path} ${fault}.`]
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR')) throw cause
    return [`ROTUNDA_TRUSTED_SIGNERS must name a file that can be read, and ${path} is not.`]
  }
}

const STORE_FORM =
  'ROTUNDA_STORE must be s3://bucket/prefix, of letters, digits, dots and hyphens, or the absolute path of a folder.'
const ENDPOINT_FORM = 'ROTUNDA_STORE_ENDPOINT must be an address without a path, such as https://host.'
const KEY_HALF = 'ROTUNDA_STORE_KEY_ID and ROTUNDA_STORE_SECRET must be given together.'
const REDIRECT_NEEDS =
  'ROTUNDA_DOWNLOADS can be redirect only where ROTUNDA_STORE is s3://bucket/prefix: a folder has no signed addresses.'
const SIGNERS_NEEDED =
  'ROTUNDA_TRUSTED_SIGNERS is needed in live where ROTUNDA_STORE is set, unless ROTUNDA_SIGNING_KEY is.'
