import { fieldTitle } from '../../filters/parameters.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showDay } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import type { ShownRecord } from '../../views/shown-record.ts'
import { MOST_EDITIONS, type Edition } from './read-history.ts'

/** The days on which the row appeared and changed, and its earlier versions. */
export const showHistory = (
  { first_seen_at: first, changed_at: changed }: ShownRecord,
  editions: readonly Edition[],
): Html =>
  html`<section aria-labelledby="history"><details><summary><h2 id="history">History</h2></summary>
<p>First seen in a document retrieved on ${showDay(first)}, ${first === changed ? 'and unchanged since' : html`and unchanged since ${showDay(changed)}`}.</p>
${showTable({
  name: 'The record in the newest releases',
  caption: `The record in the newest releases (at most ${MOST_EDITIONS}), compared with this page.`,
  rows: editions,
  columns: [
    {
      title: 'Release',
      cell: ({ release, address }) =>
        html`<a href="${href(address)}"><code>${release.id.slice(0, 12)}</code></a>${release.current && ' (current)'}`,
      isHeading: true,
    },
    {
      title: 'Published',
      cell: ({ release }) => (release.published_at === null ? 'not stated' : showDay(release.published_at)),
    },
    { title: 'The record there', cell: sayEdition },
  ],
})}</details></section>`

const SAID = {
  shown: 'Shown on this page',
  same: 'The same',
  absent: 'Not in this release',
  unknown: 'This release cannot be read at the moment',
} as const

const sayEdition = (edition: Edition): Content =>
  edition.kind === 'other'
    ? `Other values: ${edition.fields.map((field) => fieldTitle(field).toLowerCase()).join(', ')}`
    : SAID[edition.kind]
