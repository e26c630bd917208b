import { BASE } from '../appropriations/index.ts'
import { DATA_PAGE as PARTNER_DATA_PAGE } from '../partner/index.ts'
import type { ApiPage } from './api-page.ts'

const forPrograms = (name: string): string =>
  `The same for programs: <a href="/api/openapi/${name}.json">the OpenAPI document</a>.`

export const MESSAGE_API: ApiPage = {
  path: '/docs/api/message',
  introduction: [
    `<p>Messages to legislators and comments to dockets. Sending them needs a key with the scope <code>messages:send</code>, as <code>Authorization: Bearer</code>; what can be written to is listed for all. ${forPrograms('message')}</p>`,
  ],
  describe: (app) => app.swagger(),
}

export const APPROPRIATIONS_API: ApiPage = {
  path: '/docs/api',
  introduction: [
    `<p>Read-only, without key or account, in beta. ${forPrograms('appropriations')} Other APIs: <a href="/docs/api/message">messages</a>, <a href="/docs/api/partner">data on Congress for partners</a>.</p>`,
    '<p>Different parameters narrow the result; several values of one parameter widen it. An unknown parameter is refused by name. Each filter by values has an opposite that begins with <code>not_</code>. A page holds up to 200 rows; for the next one keep the filters, and add <code>snapshot</code> and <code>offset</code> with the values of <code>meta.snapshot</code> and <code>meta.next_offset</code>. <code>all=true</code> with <code>format=csv</code> gives everything at once; the header <code>Rotunda-Rows</code> says how many rows follow, so that a file that was cut can be recognised.</p>',
    `<p>To cite an answer, put <code>/releases/</code> and the id of the release behind <code>${BASE}</code>: there every operation keeps answering from that release, also after another one is published. <a href="/downloads">The list of releases</a> has the ids.</p>`,
  ],
  describe: (app) => app.describeData('appropriations'),
}

export const PARTNER_API: ApiPage = {
  path: '/docs/api/partner',
  introduction: [
    `<p>Read-only, with a key, as <code>Authorization: Bearer</code>. <a href="${PARTNER_DATA_PAGE}">What a key opens, and what the codes mean</a>. ${forPrograms('partner')}</p>`,
    '<p>Filters, pages and forms are as in the <a href="/docs/api">appropriations API</a>.</p>',
  ],
  describe: (app) => app.describeData('partner'),
}
