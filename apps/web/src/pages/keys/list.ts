import type { OwnKey } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { showTable } from '../../parts/table.ts'
import { linkParts } from '../../portal/link-parts.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { readOrganisation } from '../../portal/read-organisation.ts'
import { showScopes } from '../../portal/request-words.ts'
import { keyPath, nameOf, showQuotas, showState, showTime } from './key-words.ts'
import { canIssue, readStanding, showMissing } from './read-keys.ts'

/** The keys of an organisation. */
export const keys: PortalRoute = {
  path: '/portal/organisations/:organisation/keys',
  show: async (asked) => {
    const [organisation, standing, listed] = await Promise.all([
      readOrganisation(asked),
      readStanding(asked),
      readKeys(asked),
    ])
    const { name, path, trail } = organisation
    return {
      title: 'Keys',
      description: `Keys of ${name}.`,
      trail,
      main: html`<p class="lead">A program sends a key with each request. ${name} is answerable for what is done with it.</p>
${showMissing(organisation, standing)}
${canIssue(standing) && html`<p><a class="usa-button" href="${href(`${path}/keys/new`)}">Issue a key</a></p>`}
${showKeys(path, listed.data)}
${linkParts({ path: `${path}/keys`, rows: 'keys', back: 'Newer keys', on: 'Older keys' }, listed.meta)}
<p><a href="${href(`${path}/usage`)}">Usage of keys</a></p>
<p><a href="${href(`${path}/terms`)}">Terms for partners</a></p>`,
    }
  },
}

const readKeys = ({ portal, named, params }: PortalAsked) =>
  portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}/keys', {
      params: {
        path: { organisation: named['organisation'] ?? '' },
        query: { offset: Number(params.get('offset') ?? 0) },
      },
      signal,
    }),
  )

const showKeys = (path: string, listed: readonly OwnKey[]): Html =>
  listed.length === 0
    ? html`<p>The organisation has no key yet.</p>`
    : showTable({
        name: 'Keys',
        caption: 'Keys, newest first',
        rows: listed,
        columns: [
          {
            title: 'Name',
            cell: (key) => html`<a href="${href(keyPath(path, key))}">${nameOf(key)}</a>`,
            isHeading: true,
          },
          { title: 'Begins with', cell: ({ start }) => html`<code>${start}</code>` },
          { title: 'State', cell: (key) => showState(key) },
          { title: 'Scopes', cell: ({ scopes }) => showScopes(scopes) },
          { title: 'Last used', cell: ({ last_used_at: at }) => showTime(at, 'Never') },
          { title: 'Expires', cell: ({ expires_at: at }) => showTime(at, 'Never') },
          { title: 'Quotas', cell: (key) => showQuotas(key) },
        ],
      })
