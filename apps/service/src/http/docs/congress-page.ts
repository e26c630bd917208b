import type { FastifyPluginCallback } from 'fastify'
import { SCOPES } from '@rotunda/contract'
import { CONGRESS } from '../../collections/congress/index.ts'
import { BASE, DATA_PAGE } from '../partner/index.ts'
import { putPage } from './put-page.ts'
import { readApiDescription, type DescribedOperation } from './read-api-description.ts'
import { writeSection } from './write-section.ts'
import { writeText } from './write-text.ts'

/** What partners can ask for, what its codes mean, what it leaves out, and whom to credit. */
export const congressPage: FastifyPluginCallback = (app, _options, done) => {
  const { attribution, caution, datasets, codes } = CONGRESS
  const titles = Object.fromEntries(Object.entries(datasets).map(([name, { title }]) => [name, title]))
  const fields = Object.entries(codes.fields).flatMap(([name, words]) =>
    writeSection(`Values of <code>${name}</code>`, words, `${name}-`),
  )
  putPage(app, DATA_PAGE, () => [
    ...INTRODUCTION,
    `<p>${writeText(attribution)} ${writeText(caution)}</p>`,
    ...writeAddresses(readApiDescription(app.describeData('partner'))),
    ...writeSection('Tables', titles, 'table-'),
    ...writeSection('Coverage notes', codes.notes),
    ...writeSection('Why a row of a document is not published', codes.refusals, 'refused-'),
    ...fields,
  ])
  done()
}

const INTRODUCTION = [
  '<p>Staff, members, committees, the history of members, hearings and witnesses of Congress. Read-only, with a key that the operator issues; it is sent as <code>Authorization: Bearer</code>, never in an address and never from a browser. For programs: <a href="/api/openapi/partner.json">the OpenAPI document</a>.</p>',
  `<p>A key opens the families whose scopes it has been given: ${SCOPES.filter(
    (scope) => scope !== 'messages:send',
  )
    .map((scope) => `<code>${scope}</code>`)
    .join(', ')}. <code>${BASE}/whoami</code> says which, and what is left of its quotas.</p>`,
]

const writeAddresses = (operations: readonly DescribedOperation[]): readonly string[] => [
  '<h2 id="addresses">Addresses</h2>',
  '<dl>',
  ...operations.map(
    ({ path, summary, description }) =>
      `<dt><code>${path}</code></dt><dd>${writeText(`${summary}. ${description}`)}</dd>`,
  ),
  '</dl>',
]
