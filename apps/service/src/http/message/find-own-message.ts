import type { FastifyRequest } from 'fastify'
import type { MessageStatus } from '@rotunda/contract'
import { isId, Refusal } from '../../platform/index.ts'
import { principalOf, type AuthenticateNeeds } from '../authenticate.ts'

export type FindOwnMessageNeeds = AuthenticateNeeds & {
  readonly findMessage: (id: string, organisation: string) => Promise<MessageStatus | undefined>
}

/** The message with this id, of the organisation that asks; another's is refused as if it did not exist. */
export const findOwnMessage = async (
  { findMessage }: FindOwnMessageNeeds,
  request: FastifyRequest,
  id: string,
): Promise<MessageStatus> => {
  // A text that is no id is not shown to the database, which may have no form for it (NUL on PostgreSQL).
  const found = isId('message', id) ? await findMessage(id, principalOf(request).organisation) : undefined
  if (found !== undefined) return found
  throw new Refusal('not_found', 'This key’s organisation has no message with this id.')
}
