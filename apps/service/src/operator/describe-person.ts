import { findPerson, type Person } from '../people/index.ts'
import { OperatorFault, type Store } from '../platform/index.ts'
import type { CommandOperand, CommandOption } from './command.ts'

export const PERSON_OPERAND: CommandOperand = {
  name: 'ID',
  description: 'Id of the person, from "people list".',
}

export const MAILBOX_OPTION: CommandOption = {
  name: 'mailbox',
  value: 'ADDRESS',
  description: 'Address of mail of the person, as name@example.org.',
  required: true,
}

/** A person in the JSON of commands. */
export const describePerson = ({ id, mailbox, role, createdAt, deletedAt }: Person) => ({
  id,
  mailbox,
  role,
  created_at: createdAt.toISOString(),
  deleted_at: deletedAt?.toISOString() ?? null,
})

/** The person with this id. Throws an OperatorFault if there is none. */
export const getPerson = async (store: Store, id: string): Promise<Person> => {
  const person = await findPerson(store, id)
  if (person === undefined)
    throw new OperatorFault('not_found', `There is no person ${id}. "people list" shows the ids of all.`)
  return person
}
