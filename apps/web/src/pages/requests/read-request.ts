import type { AccessRequest } from '@rotunda/contract'
import type { PortalAsked } from '../../portal/portal-page.ts'

export const readRequest = async ({ portal, named }: PortalAsked): Promise<AccessRequest> => {
  const { data } = await portal.ask((api, signal) =>
    api.GET('/api/portal/v1/requests/{request}', {
      params: { path: { request: named['request'] ?? '' } },
      signal,
    }),
  )
  return data
}

export const requestPath = (id: string, page = ''): string =>
  `/portal/requests/${encodeURIComponent(id)}${page === '' ? '' : `/${page}`}`

/** Pages between the front page and a page of the request. */
export const trailTo = ({ id, organisation }: AccessRequest, isPart: boolean) => [
  { title: 'Partner access', address: '/portal' },
  { title: organisation.name, address: `/portal/organisations/${encodeURIComponent(organisation.id)}` },
  {
    title: 'Access requests',
    address: `/portal/organisations/${encodeURIComponent(organisation.id)}/requests`,
  },
  ...(isPart ? [{ title: 'Request', address: requestPath(id) }] : []),
]

/** Revision that the person saw when the form was shown. */
export const seenRevision = ({ form }: PortalAsked): number => Number(form.get('revision') ?? 0)
