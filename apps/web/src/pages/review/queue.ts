import { REQUEST_STATES, type QueuedRequest, type RequestState } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { showTable } from '../../parts/table.ts'
import { linkParts } from '../../portal/link-parts.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { FLAG_WORDS, isSettled, showScopes, STATE_WORDS, writeAge } from '../../portal/request-words.ts'
import { organisationPath, reviewPath } from './read-reviewed.ts'

/** No reviewer sees a draft. */
const STATES = REQUEST_STATES.filter((state) => state !== 'draft')

/** Access requests of all organisations. */
export const reviewQueue: PortalRoute = {
  path: '/review',
  show: async (asked) => {
    const state = STATES.find((one) => one === asked.params.get('state'))
    const { data, meta } = await readQueue(asked, state)
    return {
      title: 'Access requests to review',
      description: 'Access requests of all organisations.',
      trail: [{ title: 'Partner access', address: '/portal' }],
      main: html`<p class="lead">The request that waited longest comes first. Open one to read it and to decide. <a href="/review/corrections">Reports of mistakes</a> have a list of their own.</p>
${showFilter(state)}
${showQueue(data, state)}
${linkParts({ path: '/review', params: { state }, rows: 'requests', back: 'Back', on: 'More requests' }, meta)}`,
    }
  },
}

type Meta = { readonly limit: number; readonly offset: number; readonly has_more: boolean }

const readQueue = (
  { portal, params }: PortalAsked,
  state: RequestState | undefined,
): Promise<{ readonly data: readonly QueuedRequest[]; readonly meta: Meta }> =>
  portal.ask((api, signal) =>
    api.GET('/api/portal/v1/review/requests', {
      params: { query: { offset: Number(params.get('offset') ?? 0), ...(state !== undefined && { state }) } },
      signal,
    }),
  )

const showFilter = (state: RequestState | undefined): Html =>
  html`<form class="filters in-a-row" method="get" action="/review">
<div><label class="usa-label" for="state">State</label>
<select class="usa-select" id="state" name="state"><option value="">Waiting for a reviewer</option>${STATES.map((one) => html`<option value="${one}"${one === state && html` selected`}>${STATE_WORDS[one].name}</option>`)}</select></div>
<div class="submit"><button class="usa-button usa-button--outline" type="submit">Show</button></div>
</form>`

const showQueue = (queued: readonly QueuedRequest[], state: RequestState | undefined): Html =>
  queued.length === 0
    ? html`<p>${state === undefined ? 'No request waits for a reviewer. You get a mail when one is submitted.' : 'No request is in this state.'}</p>`
    : showTable({
        name: 'Access requests',
        caption:
          state === undefined
            ? 'Requests that wait for a reviewer'
            : `Requests in the state “${STATE_WORDS[state].name}”`,
        rows: queued,
        columns: [
          {
            title: 'Request',
            cell: ({ id, organisation }) => html`<a href="${href(reviewPath(id))}">${organisation.name}</a>`,
            isHeading: true,
          },
          { title: 'Scopes', cell: ({ scopes }) => showScopes(scopes) },
          { title: 'State', cell: ({ state: now }) => STATE_WORDS[now].name },
          {
            title: 'Age',
            note: 'since it was submitted',
            cell: ({ age_seconds: age, state: now }) => (isSettled(now) ? 'settled' : writeAge(age)),
          },
          {
            title: 'Look closer',
            cell: ({ flags }) =>
              flags.length === 0 ? 'Nothing is marked.' : flags.map((flag) => `${FLAG_WORDS[flag]} `),
          },
          { title: 'You may decide', cell: ({ obstacle }) => obstacle ?? 'Yes' },
          {
            title: 'Organisation',
            cell: ({ organisation: { id, name } }) =>
              html`<a href="${href(organisationPath(id))}">Approved scopes<span class="visually-hidden"> of ${name}</span></a>`,
          },
        ],
      })
