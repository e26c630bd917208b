import type { paths } from '@rotunda/sdk/portal'
import { html, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { showMinute } from '../../parts/format.ts'
import { showTable, type Column } from '../../parts/table.ts'
import { readMe, type PortalRoute } from '../../portal/portal-page.ts'

type Answer =
  paths['/api/portal/v1/organisations/{organisation}/audit']['get']['responses'][200]['content']['application/json']
type Line = Answer['data'][number]

/** Log of an organisation, for its members. */
export const organisationAudit: PortalRoute = {
  path: '/portal/organisations/:organisation/audit',
  show: async (asked) => {
    const { organisation = '' } = asked.named
    const [limit, before] = [readNumber(asked.params, 'limit'), readNumber(asked.params, 'before')]
    const { data: lines, meta } = await asked.portal.ask((api, signal) =>
      api.GET('/api/portal/v1/organisations/{organisation}/audit', {
        params: { path: { organisation }, query: { ...limit, ...before } },
        signal,
      }),
    )
    const me = await readMe(asked)
    const name = me.organisations.find(({ id }) => id === organisation)?.name ?? 'Organisation'
    const address = (next?: number) =>
      makeAddress(asked.path, { ...limit, ...(next !== undefined && { before: String(next) }) })
    return {
      title: `Log of ${name}`,
      description: 'Actions on the keys, requests, people and terms of the organisation.',
      trail: [
        { title: 'Partner access', address: '/portal' },
        { title: name, address: `/portal/organisations/${encodeURIComponent(organisation)}` },
      ],
      main: html`<p class="lead">Actions on the keys, requests, people and terms of your organisation. Each line holds the hash of the line before it, so a check of the log finds a line that was changed or removed.</p>
${lines.length === 0 ? html`<p>There are no lines here.</p>` : showLines(lines, me.id)}
<ul class="usa-list">
${'before' in before && html`<li><a href="${href(address())}">Newest lines</a></li>`}
${meta.next !== null && html`<li><a href="${href(address(meta.next))}">Older lines</a></li>`}
</ul>`,
    }
  },
}

/** A parameter that is no number of a line is left out. */
const readNumber = (params: URLSearchParams, name: 'limit' | 'before') => {
  const value = Number(params.get(name) ?? '')
  return Number.isSafeInteger(value) && value > 0 ? { [name]: value } : {}
}

const showLines = (lines: readonly Line[], reader: string): Html =>
  showTable({
    caption: 'Actions, newest first',
    name: 'Actions',
    columns: listColumns(reader),
    rows: lines,
  })

const listColumns = (reader: string): readonly Column<Line>[] => [
  {
    title: 'Time',
    isHeading: true,
    cell: ({ at }) => showMinute(at),
  },
  {
    title: 'Action',
    cell: ({ action, object }) => html`${WORDS[action]}<br><span class="field-note">${object}</span>`,
  },
  {
    title: 'By',
    cell: ({ by, person, by_command }) =>
      html`${person === null ? SIDES[by] : person === reader ? 'You' : person}${by_command && ', by a command'}`,
  },
]

const SIDES: Readonly<Record<Line['by'], string>> = {
  member: 'A member',
  reviewer: 'A reviewer',
  operator: 'An operator',
  service: 'The service',
}

const WORDS: Readonly<Record<Line['action'], string>> = {
  'key.change': 'Changed a key',
  'key.exposed': 'Found a key in the address of a request',
  'key.issue': 'Issued a key',
  'key.leaked': 'Received a report of a leaked key',
  'key.resume': 'Resumed a key',
  'key.revoke': 'Revoked a key',
  'key.rotate': 'Replaced a key',
  'key.suspend': 'Suspended a key',
  'organisation.change_role': 'Changed the role of a person',
  'organisation.invite': 'Invited a person',
  'organisation.join': 'Joined the organisation',
  'organisation.leave': 'Left the organisation',
  'organisation.make': 'Made the organisation',
  'organisation.remove': 'Removed a person',
  'organisation.set_terms_date': 'Set the day from which terms are needed',
  'organisation.decline_invitation': 'Declined an invitation',
  'organisation.withdraw_invitation': 'Withdrew an invitation',
  'request.ask_back': 'Asked a question about a request',
  'request.approve': 'Approved a request',
  'request.draft': 'Began a request',
  'request.lapse': 'Ended a request that waited too long',
  'request.narrow': 'Narrowed what was approved',
  'request.refuse': 'Refused a request',
  'request.second': 'Approved a request as the second reviewer',
  'request.submit': 'Submitted a request',
  'request.withdraw': 'Withdrew a request',
  'terms.accept': 'Accepted the terms',
}
