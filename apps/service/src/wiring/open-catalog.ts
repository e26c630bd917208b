import { readFileSync } from 'node:fs'
import type { ListedSnapshot } from '@rotunda/contract'
import { parseListedSnapshots, type DataNeeds } from '../http/index.ts'
import { asError } from '../platform/index.ts'
import { SettingsFault, type FindFaults, type Settings } from './settings.ts'

/** What the catalog says beside the releases; undefined where it has nobody to name for questions. */
export const openCatalog = (settings: Settings): DataNeeds['catalog'] => {
  const { ROTUNDA_CONTACT_EMAIL, ROTUNDA_DELIVERY } = settings
  const contactEmail = ROTUNDA_CONTACT_EMAIL ?? (ROTUNDA_DELIVERY === 'sandbox' ? SANDBOX_CONTACT : undefined)
  const { snapshots, faults } = readListed(settings)
  if (faults.length > 0) throw new SettingsFault(faults)
  return contactEmail === undefined ? undefined : { contactEmail, snapshots }
}

/** Nobody reads it: the host ends in `.example` (RFC 2606). */
const SANDBOX_CONTACT = 'data@rotunda.example'

/** What is wrong with the settings of the catalog, and with the file that they name. */
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
