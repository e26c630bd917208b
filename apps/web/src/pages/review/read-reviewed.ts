import type { AccessRequest } from '@rotunda/contract'
import type { PortalAsked } from '../../portal/portal-page.ts'

export const readReviewed = async ({ portal, named }: PortalAsked): Promise<AccessRequest> => {
  const { data } = await portal.ask((api, signal) =>
    api.GET('/api/portal/v1/review/requests/{request}', {
      params: { path: { request: named['request'] ?? '' } },
      signal,
    }),
  )
  return data
}

export const reviewPath = (id: string, page = ''): string =>
  `/review/requests/${encodeURIComponent(id)}${page === '' ? '' : `/${page}`}`

export const organisationPath = (id: string, page = ''): string =>
  `/review/organisations/${encodeURIComponent(id)}${page === '' ? '' : `/${page}`}`

export const TRAIL = [
  { title: 'Partner access', address: '/portal' },
  { title: 'Requests to review', address: '/review' },
]

export const trailTo = ({ id, organisation }: AccessRequest) => [
  ...TRAIL,
  { title: organisation.name, address: reviewPath(id) },
]
