import { html } from '../../html/html.ts'
import type { DataMeta, Page } from '../../page.ts'
import { copyButton, showCode } from '../../parts/code-block.ts'
import type { AskedOfDockets } from '../../views/regulations/invented-notice.ts'
import { linkReal } from './regulations-gov.ts'
import { writeCheck } from './write-comment.ts'

/** Explains why a docket may be missing from the list, and how to check. */
export const explainAbsent = (docket: string, meta: DataMeta, asked: AskedOfDockets): Page => ({
  title: `Docket ${docket} is not on the list of open dockets`,
  description: 'The docket is not among the regulations open for comment.',
  status: 404,
  isIndexed: false,
  data: meta,
  trail: [{ title: 'Regulations', address: '/regulations' }],
  main: html`<div class="columns regulation">
<div><p>This docket is not among the regulations open for comment. There are four possible reasons:</p>
<ul><li>its comment period has ended, or has not begun;</li>
<li>it has two open documents of one kind, so a comment must name its document in the query parameter <code>document</code>;</li>
<li>its agency does not accept comments on Regulations.gov;</li>
<li>no docket has this number: compare it with the one on the page of the regulation.</li></ul>
<p>A dry run with the message API names the reason in the first sentence of its answer. It stores nothing:</p>
${showCode('Dry run', writeCheck({ docket }, asked.origin))}
<p><a href="/regulations">All regulations that are open for comment</a></p></div>
<aside class="box" aria-label="Numbers and dates"><dl class="facts"><dt>Docket</dt><dd><strong class="id">${docket}</strong>${copyButton(docket, 'the docket number')}</dd>
<dt>Elsewhere</dt><dd>${linkReal(`https://www.regulations.gov/docket/${encodeURIComponent(docket)}`, 'This number on Regulations.gov', asked)}</dd></dl></aside>
</div>`,
})
