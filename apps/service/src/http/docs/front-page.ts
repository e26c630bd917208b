import type { FastifyPluginCallback } from 'fastify'
import { COVERAGE_NOTES } from '@rotunda/contract'
import { BASE } from '../appropriations/index.ts'
import { DATA_PAGE as PARTNER_PAGE } from '../partner/index.ts'
import { APPROPRIATIONS_API, MESSAGE_API, PARTNER_API } from './api-pages.ts'
import { DATA_PAGE } from './data-page.ts'
import { putPage } from './put-page.ts'

export type FrontPageNeeds = { readonly publishesData: boolean; readonly hasCatalog: boolean }

/** What somebody sees who knows nothing but the name of the host, and what a 404 leads back to. */
export const frontPage: FastifyPluginCallback<FrontPageNeeds> = (
  app,
  { publishesData, hasCatalog },
  done,
) => {
  putPage(app, '/', () => [
    '<p>Rotunda delivers messages to members of Congress and comments to dockets, and publishes data on appropriations and on Congress.</p>',
    ...(publishesData ? [...DATA, ...(hasCatalog ? CATALOG : []), ...REMARKS, ...CONGRESS_DATA] : []),
    ...MESSAGES,
  ])
  app.get('/docs', { schema: { hide: true } }, (_request, reply) => reply.redirect('/', 308))
  done()
}

const link = (path: string, text: string): string =>
  `<li><a href="${path.replaceAll('&', '&amp;')}">${text}</a></li>`

const DATA = [
  '<h2>Appropriations data</h2>',
  '<p>What members of Congress ask for, what their committees put into bills, and which accounts take requests. Beta; no account and no key is needed.</p>',
  '<ul>',
  link(`${BASE}/datasets`, 'What there is, from which documents, and how recent'),
  link(`${BASE}/records?limit=10`, 'Ten records'),
  link(
    `${BASE}/records?stage=request&amount_min=1000000&all=true&format=csv`,
    'All requests of a million dollars or more, as a table (CSV)',
  ),
  link(`${BASE}/aggregates?group_by=fiscal_year,chamber`, 'Totals by fiscal year and chamber'),
  link(`${BASE}/funding-lines?limit=10`, 'Accounts and programs that take requests'),
  link('/downloads', 'Everything as files, with sizes and digests'),
  link(APPROPRIATIONS_API.path, 'Every operation and parameter'),
  '</ul>',
]

const CATALOG = [
  '<p>For programs that look for data, the same is in <a href="/data.json">a catalog (DCAT-US)</a>.</p>',
]

const REMARKS = [
  `<p>${COVERAGE_NOTES.stages} ${COVERAGE_NOTES.house_requests_incomplete} ${COVERAGE_NOTES.senate_bill_tables_not_included} ${COVERAGE_NOTES.rights}</p>`,
  `<p><a href="${DATA_PAGE}">What the data means</a> explains every code.</p>`,
]

const CONGRESS_DATA = [
  '<h2>Congress</h2>',
  '<p>Staff, members, committees, the history of members, hearings and witnesses, for partners with a key.</p>',
  '<ul>',
  link(PARTNER_PAGE, 'What there is, what a key opens, and what the codes mean'),
  link(PARTNER_API.path, 'Every operation and parameter'),
  '</ul>',
]

const MESSAGES = [
  '<h2>Messages</h2>',
  '<p>They are sent to <code>/api/send-message</code>, with a key. What can be written to is listed for all:</p>',
  '<ul>',
  link('/api/legislators', 'Legislators'),
  link('/api/issue-areas', 'Issue areas'),
  link('/api/dockets', 'Dockets'),
  link(MESSAGE_API.path, 'Every operation and field'),
  '</ul>',
]
