import { Type } from 'typebox'
import { closed, REQUEST_STATES, text, type ListedGrant } from '@rotunda/contract'
import type { Grant } from '../../access/index.ts'

export const REQUEST = closed({ request: text('Id of the request.') })
export const ORGANISATION = closed({ organisation: text('Id of the organisation.') })

/** Revision that the caller has read. */
export const revision = Type.Integer({
  minimum: 1,
  description:
    '`revision` of the request as the caller read it. Any other revision is refused: the request has changed.',
})

/** Words for the other side. The domain bounds them, and says by how much they are too long. */
export const words = (description: string) => Type.String({ maxLength: 20_000, description })

/** A request after a change. */
export const Changed = closed({
  data: closed({
    id: text('Id of the request.'),
    state: Type.Enum([...REQUEST_STATES], { description: 'State after the change.' }),
    revision: Type.Integer({ description: 'Revision after the change.' }),
  }),
})

export const showGrant = ({ scope, quotas, request, grantedAt }: Grant): ListedGrant => ({
  scope,
  quotas: { ...quotas },
  request,
  granted_at: grantedAt.toISOString(),
})
