import { findOrganisation, listOrganisations, type Organisation } from '../people/index.ts'
import { OperatorFault, type Store } from '../platform/index.ts'
import type { CommandOperand } from './command.ts'

export const ORGANISATION_OPERAND: CommandOperand = {
  name: 'ID',
  description: 'Id of the organisation, from "organisations list".',
}

/** An organisation in the JSON of commands. */
export const describeOrganisation = ({ id, name, site, createdAt, termsFrom }: Organisation) => ({
  id,
  name,
  site,
  created_at: createdAt.toISOString(),
  terms_from: termsFrom?.toISOString() ?? null,
})

/** The organisation with this id. Throws an OperatorFault if there is none. */
export const getOrganisation = async (store: Store, id: string): Promise<Organisation> => {
  const organisation = await findOrganisation(store, id)
  if (organisation === undefined)
    throw new OperatorFault(
      'not_found',
      `There is no organisation ${id}. "organisations list" shows the ids of all.`,
    )
  return organisation
}

/** Finds the name of an organisation by its id. */
export const readOrganisationNames = async (store: Store): Promise<(id: string) => string> => {
  const names = new Map((await listOrganisations(store)).map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? id
}

/** Id of an organisation, with its name where that is another text. */
export const nameOrganisation = (id: string, name: string): string => (id === name ? id : `${id} (${name})`)
