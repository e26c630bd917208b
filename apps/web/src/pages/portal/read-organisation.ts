import type { Organisation } from '@rotunda/contract'
import type { PortalAsked } from '../../portal/portal-page.ts'

/** Address of a page of an organisation, such as `/portal/organisations/org_1/people`. */
export const organisationAddress = (id: string, ...parts: readonly string[]): string =>
  ['/portal/organisations', ...[id, ...parts].map(encodeURIComponent)].join('/')

/** Reads an organisation: by default the one of the address. */
export const readOrganisation = async (
  { portal, named }: Pick<PortalAsked, 'portal' | 'named'>,
  organisation = named['organisation'] ?? '',
): Promise<Organisation> => {
  const { data } = await portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}', { params: { path: { organisation } }, signal }),
  )
  return data
}

export const PORTAL_TRAIL = [{ title: 'Partner access', address: '/portal' }]

/** Pages above one of an organisation. */
export const trailOf = ({ id, name }: Pick<Organisation, 'id' | 'name'>) => [
  ...PORTAL_TRAIL,
  { title: name, address: organisationAddress(id) },
]

export const ROLE_WORDS: Readonly<Record<Organisation['role'], string>> = { owner: 'Owner', member: 'Member' }
