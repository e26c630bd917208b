import type { AccessNeeds } from '../access/index.ts'
import type { Store } from '../platform/index.ts'
import { checkSecrets } from './check-secrets.ts'
import { openSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Store, secrets and kind of keys for keys and people, checked against the service that will take them. */
export const openAccess = async (settings: Settings, store: Store): Promise<AccessNeeds> => {
  const mode = settings.ROTUNDA_DELIVERY
  const secrets = openSecrets(settings)
  await checkSecrets(store, mode, secrets)
  return { store, pepper: secrets.pepper, sealer: secrets.sealer, kind: mode === 'live' ? 'live' : 'test' }
}
