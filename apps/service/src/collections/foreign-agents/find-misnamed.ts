import { dayOf } from '../../publishers/index.ts'
import type { PrincipalDraft, RegistrantDraft, ShortFormDraft } from '../../publishers/fara/index.ts'
import type { FindRefusal } from '../families/index.ts'
import { REGISTRANTS } from './tables.ts'

/**
 * Opens a function that refuses a record without City, State and Zip whose name of the registrant is in no file of
 * registrants. A street that was shifted may be in its place. Names change, so a record is compared only if a file of
 * registrants of its day was read.
 */
export const openMisnamed = (): FindRefusal => {
  const days = new Set<string>()
  const names = new Map<string, Set<string>>()
  return ({ table, draft }, { source }) => {
    const day = dayOf(source)
    if (table === REGISTRANTS.name) {
      // A row of this table has its draft.
      const { number, name } = draft as RegistrantDraft
      days.add(day)
      names.getOrInsertComputed(number, () => new Set()).add(name)
      return undefined
    }
    if (!('isWithoutPlace' in draft)) return undefined
    // The tables with this field have these drafts.
    const { number, registrantName, isWithoutPlace } = draft as PrincipalDraft | ShortFormDraft
    if (!isWithoutPlace || !days.has(day) || names.get(number)?.has(registrantName) !== false)
      return undefined
    return {
      reason: 'columns_shifted',
      detail: `Registrant Name is not the name in the registration ${number}, and City, State and Zip are blank: the cells seem to be shifted.`,
      cells: {},
    }
  }
}
