import { Type } from 'typebox'
import { closed, AuditLine, orNull } from '@rotunda/contract'
import { listOrganisationAudit } from '../../people/index.ts'
import { operation, type PortalOperation } from './operation.ts'

const USUAL = 50

const list = operation({
  method: 'GET',
  path: '/organisations/:organisation/audit',
  operationId: 'listOrganisationAudit',
  summary: 'Lines of the audit log of an organisation',
  description:
    'Lists the actions on the keys, requests, people and terms of an organisation, newest first. Only members of the organisation can read the list.',
  caller: 'person',
  params: closed({ organisation: Type.String({ maxLength: 200, description: 'Id of the organisation.' }) }),
  query: closed({
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 200,
        default: USUAL,
        description: 'Number of lines.',
      }),
    ),
    before: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'Continue before this line: `next` of the previous page.',
      }),
    ),
  }),
  answer: closed({
    data: Type.Array(AuditLine),
    meta: closed({
      next: orNull(Type.Integer(), {
        description: 'Value for `before` of the next page; null on the last page.',
      }),
    }),
  }),
  says: 'The lines.',
  example: {
    data: [
      {
        number: 412,
        at: '2026-11-26T12:00:00.000Z',
        action: 'key.issue',
        object: 'key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
        by: 'member',
        person: 'per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
        by_command: false,
        detail: { scopes: ['members:read'] },
      },
    ],
    meta: { next: 397 },
  },
  run: async ({ store }, { session, params, query: { limit = USUAL, before } }) => {
    const wanted = { ...params, person: session.person, before }
    // One extra line shows whether there is a next page.
    const found = await listOrganisationAudit(store, { ...wanted, limit: limit + 1 })
    const data = found.slice(0, limit)
    return { data, meta: { next: found.length > limit ? (data.at(-1)?.number ?? null) : null } }
  },
})

export const AUDIT_OPERATIONS: readonly PortalOperation[] = [list]
