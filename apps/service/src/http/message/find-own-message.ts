import type { FastifyRequest } from 'fastify'
import type { MessageStatus } from '@rotunda/contract'
import { isId, Refusal } from '../../platform/index.ts'
import { principalOf, type AuthenticateNeeds } from '../authenticate.ts'

export type FindOwnMessageNeeds = AuthenticateNeeds & {
  readonly findMessage: (id: string, organisation: string) => Promise<MessageStatus | undefined>
}

/** Finds a message of the key’s organisation. A message of another organisation is refused as if it did not exist. */
export const findOwnMessage = async (
  { findMessage }: FindOwnMessageNeeds,
  request: FastifyRequest,
  id: string,
): Promise<MessageStatus> => {
  // A text that is no id never reaches the database, which may not accept it (NUL on PostgreSQL).
  const found = isId('message', id) ? await findMessage(id, principalOf(request).organisation) : undefined
  if (found !== undefined) return found
  throw new Refusal('not_found', 'This key’s organisation has no message with this id.')
}
