import type { OpenDocket } from '@rotunda/contract'
import { html } from '../../html/html.ts'
import type { DataMeta, Page } from '../../page.ts'
import type { AskedOfDockets } from '../../views/regulations/say-invented.ts'
import { REGULATIONS, showDocuments } from './show-docket.ts'
import { showSide } from './show-side.ts'
import { describeClosing } from '../../views/regulations/describe-deadline.ts'

export type KnownDocket = {
  readonly row: OpenDocket
  readonly meta: DataMeta & { readonly freshness: { readonly retrieved_at: string | null } }
}

/** A document that its docket is not known to have: the docket takes comments, and has others. */
export const explainUnknownDocument = (
  { row, meta }: KnownDocket,
  document: string,
  { now, isInvented }: Pick<AskedOfDockets, 'now' | 'isInvented'>,
): Page => ({
  title: `Document ${document} is not known in the docket ${row.docket_id}`,
  description: `The docket ${row.docket_id} is open for comment, and has other documents.`,
  status: 404,
  isIndexed: false,
  data: meta,
  trail: [
    REGULATIONS,
    { title: row.docket_id, address: `/regulations?docket=${encodeURIComponent(row.docket_id)}` },
  ],
  main: html`<div class="columns regulation">
<div><p>The docket <strong>is open for comment</strong> (${row.document_id === null ? 'several documents of one kind' : describeClosing(row, now)}), but the Federal Register names no document of this number in it. It names ${row.windows.length === 1 ? 'this one' : 'these'}:</p>
${showDocuments(row, now)}
<p>Documents on which the agency takes no comments, such as analyses that support a proposal, may stand on Regulations.gov alone.</p></div>
${showSide(row, undefined, { now, isInvented, retrieved: meta.freshness.retrieved_at })}
</div>`,
})
