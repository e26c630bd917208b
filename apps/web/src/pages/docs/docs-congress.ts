import { SCOPES } from '@rotunda/contract'
import { readDescription } from '../../ask/api-description.ts'
import { findDocumentOf } from '../../docs/read-documents.ts'
import { showText } from '../../parts/show-text.ts'
import { html, type Html } from '../../html/html.ts'
import type { Route } from '../../page.ts'
import { showDocs } from '../../views/docs-frame.ts'
import { CONGRESS_WORDS } from './congress-words.ts'
import { showCodes, showContents, type Codes } from './show-codes.ts'

/** The partner data: its content, codes, gaps and credits. */
export const docsCongress: Route = {
  path: '/docs/congress',
  questions: 1,
  hasNoParams: true,
  write: async ({ path, clients }) => {
    const { operations, about } = await readDescription('partner', clients)
    const addresses = operations.map((one): [string, string] => [
      one.path,
      `${one.summary}. ${one.description}`,
    ])
    const sections: readonly Codes[] = [
      { heading: 'Addresses', codes: Object.fromEntries(addresses), anchor: 'at-' },
      ...SECTIONS(),
    ]
    return {
      title: 'Partner data on Congress',
      description:
        'Staff, members, committees, the history of members, hearings and witnesses: content and meaning of each code.',
      trail: [{ title: 'Documentation', address: '/docs' }],
      main: showDocs(
        path,
        html`<p class="lead">${showText(about)}</p>${INTRODUCTION}${showContents(sections)}${sections.map(showCodes)}`,
      ),
    }
  },
}

const INTRODUCTION: Html = html`<p>A key gives access to the data families in its scopes: ${SCOPES.filter(
  (scope) => scope !== 'messages:send',
).map(
  (scope, index) => html`${index > 0 && ', '}<code>${scope}</code>`,
)}. <code>/api/partner/v1/whoami</code> lists a key’s scopes and its remaining quotas.</p>
<p>Every parameter and field is in <a href="/docs/api/partner">the API reference</a>; where a field comes from and what is derived, in <a href="/docs/explanation/congress">Congress</a>, <a href="/docs/explanation/hearings">Committee meetings</a> and <a href="/docs/explanation/congress-staff">Who is who among staff</a>.</p>
<p>Staff pay is the amount paid in the period, not a salary. Senate witnesses are known only where a printed hearing names them.</p>`

const REFERENCE = 'docs/reference/vocabulary.md'

const SECTIONS = (): readonly Codes[] => [
  {
    heading: 'Coverage notes',
    codes: readCodes(REFERENCE, 'Coverage notes of Congress'),
    says: 'Gaps of the data, named in `meta.coverage` and `coverage_notes`.',
  },
  {
    heading: 'Why a row of a document is not published',
    codes: readCodes(REFERENCE, 'Refusals of Congress'),
    anchor: 'refused-',
  },
  ...Object.entries(CONGRESS_WORDS).map(([field, codes]): Codes => ({
    heading: `Values of \`${field}\``,
    codes,
    anchor: `${field}-`,
  })),
]

/** Reads codes and meanings from the first two columns of the table under a heading. */
const readCodes = (file: string, heading: string): Readonly<Record<string, string>> => {
  const text = findDocumentOf(file)?.markdown ?? ''
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const lines = section.split('\n## ', 1).join('').split('\n')
  return Object.fromEntries(
    lines
      .map((line) => /^\| `([^`]+)` +\| (.+?) +\|/.exec(line))
      .flatMap((found) => (found === null ? [] : [[found[1] ?? '', found[2] ?? '']])),
  )
}
