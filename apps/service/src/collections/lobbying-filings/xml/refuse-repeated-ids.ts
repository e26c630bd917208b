import { SENATE_FILINGS } from '../../../publishers/lobbying-xml/index.ts'
import type { FindRefusal } from '../../families/index.ts'

/** Reason of a filing whose id another filing of the Senate’s XML has. */
export const REPEATED_ID = 'xml_id_repeated'

/**
 * Opens a function that takes each id of the Senate’s XML once. Issue areas follow their filing, and share its fate.
 * Older editions of an archive only date its rows, so they never count as copies of it.
 */
export const openRepeatedIds = (): FindRefusal => {
  const owners = new Map<string, { readonly series: string; readonly edition: string }>()
  const refused = { series: '', edition: '', id: '' }
  return ({ table, draft }, { source: { edition }, series }) => {
    if (!('filing_id' in draft)) return undefined
    const id = String(draft.filing_id)
    if (table === SENATE_FILINGS) {
      const owner = owners.get(id)
      const isCopy = owner !== undefined && (owner.series !== series || owner.edition === edition)
      if (!isCopy) owners.set(id, { series, edition })
      Object.assign(refused, isCopy ? { series, edition, id } : { id: '' })
    }
    if (refused.id !== id) return undefined
    return {
      reason: REPEATED_ID,
      detail: `${id}: ${owners.get(id)?.series ?? ''} has a filing with this id.`,
    }
  }
}
