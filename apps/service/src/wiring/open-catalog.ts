import { readFileSync } from 'node:fs'
import type { ListedSnapshot } from '@rotunda/contract'
import { parseListedSnapshots, type DataNeeds } from '../http/index.ts'
import { asError } from '../platform/index.ts'
import { SettingsFault, type FindFaults, type Settings } from './settings.ts'

/** Contact and listed snapshots of the catalog. Undefined without a contact for questions. */
export const openCatalog = (settings: Settings): DataNeeds['catalog'] => {
  const { ROTUNDA_CONTACT_EMAIL, ROTUNDA_DELIVERY } = settings
  const contactEmail = ROTUNDA_CONTACT_EMAIL ?? (ROTUNDA_DELIVERY === 'sandbox' ? SANDBOX_CONTACT : undefined)
  const { snapshots, faults } = readListed(settings)
  if (faults.length > 0) throw new SettingsFault(faults)
  return contactEmail === undefined ? undefined : { contactEmail, snapshots }
}

/** The host ends in `.example` (RFC 2606), so no one receives mail there. */
const SANDBOX_CONTACT = 'data@rotunda.example'

/** Faults of the settings of the catalog, and of the file that they name. */
export const findCatalogFaults: FindFaults = (settings) => [
  ...findContactFaults(settings),
  ...readListed(settings).faults,
]

const findContactFaults = ({ ROTUNDA_CONTACT_EMAIL: email }: Settings): string[] =>
  email === undefined || /^[^@\s:,]+@[^@\s]+$/.test(email)
    ? []
    : ['ROTUNDA_CONTACT_EMAIL must be an e-mail address.']

type Listed = { readonly snapshots: readonly ListedSnapshot[]; readonly faults: readonly string[] }

const readListed = ({ ROTUNDA_CATALOG: file }: Settings): Listed => {
  if (file === undefined) return { snapshots: [], faults: [] }
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    return { snapshots: [], faults: [`ROTUNDA_CATALOG cannot be read: ${asError(cause).message}.`] }
  }
  const { snapshots = [], faults = [] } = parseListedSnapshots(text)
  return { snapshots, faults: faults.map((fault) => `ROTUNDA_CATALOG: ${fault}.`) }
}
