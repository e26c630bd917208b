import type { Manifest } from '../backup/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { findOtherSecrets } from './check-secrets.ts'
import { findSigningKeyPrint, listMissingSecrets, openSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Throws an OperatorFault unless the secrets of this place are those of the service that was backed up. */
export const checkBackupSecrets = (
  settings: Settings,
  { secret_checks: checks, signing_key: key }: Manifest,
): void => {
  const faults = [...findSecretFaults(settings, checks), ...findKeyFaults(settings, key)]
  if (faults.length > 0) throw new OperatorFault('unavailable', [...faults, WAY_OUT].join('\n'))
}

const findSecretFaults = (settings: Settings, checks: Manifest['secret_checks']): string[] => {
  const { ROTUNDA_DELIVERY: mode, ROTUNDA_DATA: directory } = settings
  const names = Object.keys(checks)
  if (names.length === 0) return []
  if (!names.some((name) => name.startsWith(`${mode}/`)))
    return [
      `The backup is of a service in another mode. Set ROTUNDA_DELIVERY to the mode of that service, not ${mode}.`,
    ]
  const missing = listMissingSecrets(settings)
  return missing.length > 0
    ? missing.map((file) => `${directory} has no ${file}, and the settings have no secrets.`)
    : findOtherSecrets(checks, mode, openSecrets(settings))
}

const findKeyFaults = (settings: Settings, key: string | null): string[] => {
  if (key === null) return []
  const here = findSigningKeyPrint(settings)
  if (here === key) return []
  if (here !== null) return ['The key that signs releases differs from the signing key of the backup.']
  // Live signs nothing without the key, and makes none.
  return settings.ROTUNDA_DELIVERY === 'live' ? [] : [`${settings.ROTUNDA_DATA} has no signing-key.pem.`]
}

const WAY_OUT =
  'Nothing was restored. A backup holds no secrets: put those of the old service here first, in settings, or as ' +
  'secrets.json and signing-key.pem in ROTUNDA_DATA. If they are lost for good, give --secrets-lost, and run ' +
  '"rotunda secrets forget" after the restore, which says what that costs.'
