import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { text } from '../or-null.ts'
import { SCOPES } from '../scopes.ts'
import { GrantQuotas, RequestingOrganisation } from './requests.ts'

/** A scope that an organisation may give to its keys. */
export const ListedGrant = Type.Object(
  {
    scope: Type.Enum([...SCOPES], { description: 'Scope that the organisation may give to its keys.' }),
    quotas: GrantQuotas,
    request: text('Id of the request that approved the scope.'),
    granted_at: Instant,
  },
  { additionalProperties: false },
)
export type ListedGrant = Static<typeof ListedGrant>

/** The grants of an organisation, for a reviewer. */
export const OrganisationGrants = Type.Object(
  {
    organisation: RequestingOrganisation,
    grants: Type.Array(ListedGrant, { description: 'Grants that have not ended.' }),
  },
  { additionalProperties: false },
)
export type OrganisationGrants = Static<typeof OrganisationGrants>
