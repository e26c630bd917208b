import {
  ATTRIBUTION,
  COVERAGE_NOTES,
  DATASETS,
  FLAGS,
  FUNDING_LINE_BASES,
  FUNDING_LINE_KINDS,
  FUNDING_LINE_MATCHES,
  MEMBER_MATCHES,
  MISSING_REASONS,
  PARTIES,
  REFUSAL_REASONS,
  SUBCOMMITTEES,
} from '@rotunda/contract'
import { html } from '../../html/html.ts'
import type { Route } from '../../page.ts'
import { showCodes, showContents, type Codes } from './show-codes.ts'
import { showDocs } from '../../views/docs-frame.ts'

/** The meaning of the data. The description of the public API links here. */
export const docsData: Route = {
  path: '/docs/data',
  questions: 0,
  hasNoParams: true,
  write: ({ path }) => ({
    title: 'What the codes mean',
    description:
      'Every code of the appropriations data: coverage notes, reasons for missing values, flags, how members were identified.',
    trail: [{ title: 'Documentation', address: '/docs' }],
    main: showDocs(
      path,
      html`<p class="lead">Requests and bill inclusions are different stages, and neither is an enacted appropriation or an award.</p>
<p>${ATTRIBUTION}</p>
<p>The full explanation is in <a href="/docs/explanation/appropriations">What the data means</a>; all fields are in <a href="/docs/reference/fields">Fields</a>.</p>
${showContents(SECTIONS)}${SECTIONS.map(showCodes)}`,
    ),
  }),
}

const titles = Object.fromEntries(Object.entries(DATASETS).map(([name, { title }]) => [name, title]))

const SECTIONS: readonly Codes[] = [
  { heading: 'Datasets', codes: titles },
  {
    heading: 'Coverage notes',
    codes: COVERAGE_NOTES,
    says: 'Gaps of the data, named in `meta.coverage` and on every page.',
  },
  {
    heading: 'Why a value is null',
    codes: MISSING_REASONS,
    says: 'A value that no document states is null, with the reason in `missing`.',
  },
  { heading: 'How a member was identified, or why not', codes: MEMBER_MATCHES },
  { heading: 'Parties in filters', codes: PARTIES },
  { heading: 'Kinds of funding lines', codes: FUNDING_LINE_KINDS, anchor: 'line-' },
  { heading: 'Basis of a guidance line', codes: FUNDING_LINE_BASES },
  { heading: 'How a funding line was identified', codes: FUNDING_LINE_MATCHES },
  { heading: 'What was noticed or repaired in a row', codes: FLAGS },
  // Prefixed, because a code may name both an observation about a row and a reason for a refusal.
  { heading: 'Why a row is not among the records', codes: REFUSAL_REASONS, anchor: 'refused-' },
  { heading: 'Subcommittees', codes: SUBCOMMITTEES },
]
