import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { closed, text } from '../fields.ts'
import { SCOPES } from '../scopes.ts'
import { GrantQuotas, RequestingOrganisation } from './requests.ts'

/** A scope that an organisation may give to its keys. */
export const ListedGrant = closed({
  scope: Type.Enum([...SCOPES], { description: 'Scope that the organisation may give to its keys.' }),
  quotas: GrantQuotas,
  request: text('Id of the request that approved the scope.'),
  granted_at: Instant,
})
export type ListedGrant = Static<typeof ListedGrant>

/** The grants of an organisation, for a reviewer. */
export const OrganisationGrants = closed({
  organisation: RequestingOrganisation,
  grants: Type.Array(ListedGrant, { description: 'Grants that have not ended.' }),
})
export type OrganisationGrants = Static<typeof OrganisationGrants>
