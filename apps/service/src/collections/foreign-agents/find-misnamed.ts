import { dayOf } from '../../publishers/index.ts'
import type { PrincipalDraft, RegistrantDraft, ShortFormDraft } from '../../publishers/fara/index.ts'
import type { FindRefusal } from '../families/index.ts'
import { REGISTRANTS } from './tables.ts'

/**
 * Opens a function that refuses a record whose name of the registrant may be a street that was shifted: a record without
 * City, State and Zip if no file of registrants of its day has the name, because names change; a record whose address is
 * in the wrong columns unless a file of registrants has the name.
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
    const { number, registrantName, isWithoutPlace, addressFault } = draft as PrincipalDraft | ShortFormDraft
    const ofNumber = names.get(number)
    if (ofNumber?.has(registrantName) === true) return undefined
    if (addressFault !== null)
      return refuse(
        `${addressFault}, and no file of registrants has the Registrant Name under the number ${number}: the cells seem to be shifted. Add the file FARA_All_Registrants of the same day if it is not here.`,
      )
    if (!isWithoutPlace || !days.has(day) || ofNumber === undefined) return undefined
    return refuse(
      `Registrant Name is not the name in the registration ${number}, and City, State and Zip are blank: the cells seem to be shifted.`,
    )
  }
}

const refuse = (detail: string) => ({ reason: 'columns_shifted', detail, cells: {} })
