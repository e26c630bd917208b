import type { ReadRow } from '../publisher.ts'
import type { RegistrantOf, RegistrationDraft } from './fara-drafts.ts'
import { refuse } from './make-fara-row.ts'

type Named = RegistrationDraft & RegistrantOf

/**
 * Counts the names of each registration number in the rows of a file. Returns the function that refuses a row without
 * City, State and Zip if most rows of its number have another name: the name may be a street that was shifted. In the
 * two editions that were measured, all records of a number have one name. A record whose address is in the wrong columns
 * proves no name.
 */
export const refuseStrayNames = async (rows: AsyncIterable<ReadRow>): Promise<(row: ReadRow) => ReadRow> => {
  const names = new Map<string, Map<string, number>>()
  for await (const row of rows) {
    if (!isNamed(row)) continue
    const { number, registrantName, addressFault } = row.draft
    if (addressFault !== null) continue
    const ofNumber = names.getOrInsertComputed(number, () => new Map())
    ofNumber.set(registrantName, (ofNumber.get(registrantName) ?? 0) + 1)
  }
  const isStray = ({ number, registrantName, isWithoutPlace }: Named): boolean => {
    const ofNumber = names.get(number)
    if (!isWithoutPlace || ofNumber === undefined) return false
    const all = [...ofNumber.values()].reduce((sum, count) => sum + count, 0)
    return 2 * (ofNumber.get(registrantName) ?? 0) <= all
  }
  return (row) => (isNamed(row) && isStray(row.draft) ? refuse(row.place, 'columns_shifted', STRAY) : row)
}

const STRAY =
  'Registrant Name differs from most records of the registration, and City, State and Zip are blank: the cells seem to be shifted.'

/** Whether the row has the name of the registrant beside an address. */
const isNamed = (row: ReadRow): row is Extract<ReadRow, { kind: 'row' }> & { readonly draft: Named } =>
  row.kind === 'row' && 'isWithoutPlace' in row.draft
