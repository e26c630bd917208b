import type { AccessNeeds } from '../access/index.ts'
import type { Store } from '../platform/index.ts'
import { checkSecrets } from './check-secrets.ts'
import { openSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Store, secrets and kind of keys for keys and people, checked against the service that will take them. */
export const openAccess = async (settings: Settings, store: Store): Promise<AccessNeeds> => {
  const { access, check } = makeAccess(settings, store)
  await check(store)
  return access
}

/** The same before the database answers, with its check. */
export const makeAccess = (settings: Settings, store: Store) => {
  const mode = settings.ROTUNDA_DELIVERY
  const secrets = openSecrets(settings)
  const kind = mode === 'live' ? 'live' : 'test'
  const access: AccessNeeds = { store, pepper: secrets.pepper, sealer: secrets.sealer, kind }
  return { access, check: (opened: Store) => checkSecrets(opened, mode, secrets) }
}
