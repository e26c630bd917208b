import type { ListedGrant } from '@rotunda/contract'
import { html, type Content, type Html } from '../html/html.ts'
import { href } from '../html/href.ts'
import { showCount, showMinute } from '../parts/format.ts'
import { showTable } from '../parts/table.ts'

type Options = {
  /** Path of a request, for its id to be added. */
  readonly requests: string
  /** Sentence for an organisation without grants. */
  readonly without: Content
}

/** Scopes that an organisation may give to its keys. */
export const showGrants = (grants: readonly ListedGrant[], { requests, without }: Options): Html =>
  grants.length === 0
    ? html`<p>${without}</p>`
    : showTable({
        name: 'Approved scopes',
        caption: 'Scopes that the organisation may give to its keys',
        rows: grants,
        columns: [
          { title: 'Scope', cell: ({ scope }) => html`<code>${scope}</code>`, isHeading: true },
          {
            title: 'Requests of a key in a minute',
            cell: ({ quotas }) => showCount(quotas.minute),
            isNumber: true,
          },
          { title: 'In a day', cell: ({ quotas }) => showCount(quotas.day), isNumber: true },
          {
            title: 'Approved',
            cell: ({ granted_at: at, request }) =>
              html`<a href="${href(`${requests}${request}`)}">${showMinute(at)}</a>`,
          },
        ],
      })
