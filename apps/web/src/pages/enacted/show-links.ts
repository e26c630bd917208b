import { LINEAGE_GRADES, type LineageLink } from '@rotunda/contract'
import { stageTitle } from '../../filters/stage-words.ts'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { countOf } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { CHAMBER_OF_ORIGIN } from './enacted-filters.ts'

type Links = { readonly data: readonly LineageLink[]; readonly meta: { readonly total: number } }

/** Requests and bills that may be the same project, each with its grade. */
export const showLinks = ({ data, meta }: Links): Html =>
  html`<section aria-labelledby="requests"><h2 id="requests">Requests for it</h2>
${data.length === 0 ? NOT_FOUND : showFound(data)}
${meta.total > data.length && html`<p>The API has all ${countOf(meta.total, 'link')}.</p>`}</section>`

const NOT_FOUND = html`<p class="absent">No request or bill in the linked release was found to be the same project. It may be one whose document is not archived here.</p>`

const showFound = (links: readonly LineageLink[]): Html =>
  showTable({
    name: 'Requests for this project',
    caption:
      'Records that this service compared with the project. The documents themselves do not state a link unless its grade says so.',
    rows: links,
    columns: [
      {
        title: 'Record',
        isHeading: true,
        cell: ({ record_id: id }) =>
          html`<a href="${href(`/records/${encodeURIComponent(id)}`)}"><code>${id}</code></a>`,
      },
      { title: 'Stage', cell: ({ stage }) => stageTitle(stage) },
      { title: 'Chamber', cell: ({ chamber }) => CHAMBER_OF_ORIGIN[chamber] },
      {
        title: 'How sure',
        cell: ({ grade, decision_reason: reason }) =>
          html`<strong>${grade}</strong>: ${LINEAGE_GRADES[grade]}${reason !== null && html` ${reason}`}`,
      },
      { title: 'Score, of 100', cell: ({ score }) => score, isNumber: true },
      {
        title: 'Release of the record',
        cell: ({ record_release: id }) =>
          html`<a href="${href(`/releases/${encodeURIComponent(id)}`)}"><code>${id.slice(0, 12)}</code></a>`,
      },
    ],
  })
