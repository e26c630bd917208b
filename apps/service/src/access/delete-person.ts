import { erasePerson, type PeopleNeeds, type PersonOrder } from '../people/index.ts'
import type { PortalTables } from './portal-tables.ts'

/**
 * Deletes a person: erases everything that names them, and the addresses from which they accepted terms. The last owner
 * of an organisation is refused.
 */
export const deletePerson = async (
  { store, sealer }: Pick<PeopleNeeds, 'store' | 'sealer'>,
  order: PersonOrder,
  at: Date,
): Promise<void> => {
  await store.write<PortalTables, undefined>(async (trx) => {
    await erasePerson(trx, { engine: store.engine, sealer }, order, at)
    await trx
      .updateTable('terms_acceptances')
      .set({ address: null })
      .where('person', '=', order.person)
      .execute()
    return undefined
  })
  await store.eraseDeleted()
}
