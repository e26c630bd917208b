import type { ListedGrant, ListedRequest } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { showMinute } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { Redirect } from '../../page.ts'
import { linkParts } from '../../portal/link-parts.ts'
import { showForm } from '../../portal/forms.ts'
import { readMe, type PortalAsked, type PortalRoute } from '../../portal/portal-page.ts'
import { showScopes, STATE_WORDS } from '../../portal/request-words.ts'
import { showGrants } from '../../portal/show-grants.ts'
import { requestPath } from './read-request.ts'

/** The access requests of an organisation, and the scopes that it was approved for. */
export const requests: PortalRoute = {
  path: '/portal/organisations/:organisation/requests',
  show: async (asked) => {
    const { organisation = '' } = asked.named
    const [me, listed, grants] = await Promise.all([readMe(asked), readListed(asked), readGrants(asked)])
    const name = me.organisations.find(({ id }) => id === organisation)?.name ?? 'Your organisation'
    const path = `/portal/organisations/${encodeURIComponent(organisation)}`
    return {
      title: 'Access requests',
      description: `Access requests of ${name}.`,
      trail: [
        { title: 'Partner access', address: '/portal' },
        { title: name, address: path },
      ],
      main: html`<p class="lead">${name} asks for scopes by an access request. Reviewers read it and decide.</p>
${showForm({ action: `${path}/requests`, fields: null, button: 'Begin a request' })}
<h2 id="requests">Requests</h2>
${showRequests(listed.data)}
${linkParts({ path: `${path}/requests`, rows: 'requests', back: 'Newer requests', on: 'Older requests' }, listed.meta)}
<h2 id="approved">Approved scopes</h2>
${showGrants(grants, {
  requests: '/portal/requests/',
  without: 'Nothing is approved yet. A scope is listed here once the reviewers have approved it.',
})}`,
    }
  },
  submit: async ({ portal, named }) => {
    const { data } = await portal.ask((api, signal) =>
      api.POST('/api/portal/v1/organisations/{organisation}/requests', {
        params: { path: { organisation: named['organisation'] ?? '' } },
        body: { answers: {} },
        signal,
      }),
    )
    return new Redirect(requestPath(data.id, 'scopes'), 303)
  },
}

type Listed = {
  readonly data: readonly ListedRequest[]
  readonly meta: { readonly limit: number; readonly offset: number; readonly has_more: boolean }
}

const readListed = async ({ portal, named, params }: PortalAsked): Promise<Listed> =>
  portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}/requests', {
      params: {
        path: { organisation: named['organisation'] ?? '' },
        query: { offset: Number(params.get('offset') ?? 0) },
      },
      signal,
    }),
  )

const readGrants = async ({ portal, named }: PortalAsked): Promise<readonly ListedGrant[]> => {
  const { data } = await portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}/grants', {
      params: { path: { organisation: named['organisation'] ?? '' } },
      signal,
    }),
  )
  return data
}

const showRequests = (listed: readonly ListedRequest[]): Html =>
  listed.length === 0
    ? html`<p>There is no request yet. Begin one to ask for access to data, or for the right to send messages.</p>`
    : showTable({
        name: 'Access requests',
        caption: 'Access requests, newest first',
        rows: listed,
        columns: [
          {
            title: 'Begun',
            cell: ({ id, created_at: at }) => html`<a href="${href(requestPath(id))}">${showMinute(at)}</a>`,
            isHeading: true,
          },
          { title: 'State', cell: ({ state }) => STATE_WORDS[state].name },
          { title: 'Scopes', cell: ({ scopes }) => showScopes(scopes) },
          { title: 'Changed', cell: ({ changed_at: at }) => showMinute(at) },
        ],
      })
