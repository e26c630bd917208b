import { html } from '../../html/html.ts'
import type { DataMeta, Page } from '../../page.ts'
import { copyButton, showCode } from '../../parts/code-block.ts'
import type { AskedOfDockets } from '../../views/regulations/invented-notice.ts'
import { linkReal } from './link-real.ts'
import { writeCheck } from './write-comment.ts'

/** Explains why a docket may be missing from the list, and how to check. */
export const explainAbsent = (docket: string, meta: DataMeta, asked: AskedOfDockets): Page => ({
  title: `Docket ${docket} is not open for comment here`,
  description: 'The list of regulations that are open for comment does not have it.',
  status: 404,
  isIndexed: false,
  data: meta,
  trail: [{ title: 'Regulations', address: '/regulations' }],
  main: html`<div class="columns regulation">
<div><p>The list of what is open for comment does not have it. There are four reasons for that:</p>
<ul><li>its comment period has ended, or has not begun;</li>
<li>it has two open documents of one kind, so a comment has to name its document by the query parameter <code>document</code>;</li>
<li>its agency takes no comments on Regulations.gov;</li>
<li>there is no docket of this number: compare it with the one on the page of the regulation.</li></ul>
<p>The dry run of the message API says which of them it is, in the first sentence of its answer, and stores nothing:</p>
${showCode('Dry run', writeCheck({ docket }, asked.origin))}
<p><a href="/regulations">All regulations that are open for comment</a></p></div>
<aside class="box" aria-label="Numbers and dates"><dl class="facts"><dt>Docket</dt><dd><strong class="id">${docket}</strong>${copyButton(docket, 'the docket number')}</dd>
<dt>Elsewhere</dt><dd>${linkReal(`https://www.regulations.gov/docket/${encodeURIComponent(docket)}`, 'This number on Regulations.gov', asked)}</dd></dl></aside>
</div>`,
})
