import type { OpenDocket } from '@rotunda/contract'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import { copyButton, showCode } from '../../parts/code-block.ts'
import { documentAddress } from '../../views/regulations/open-documents.ts'
import { BLANKS, writeCheck, writeSend } from './write-comment.ts'

/** Requests to copy, for software that sends comments with a key. */
export const showWithKey = (docket: OpenDocket, document: string, { origin }: Pick<Asked, 'origin'>): Html =>
  html`<h2 id="service">Through this service, with a key</h2>
<p>Software of an organization that has a key of this service sends a comment as a message. Its <code>destination_id</code> is the docket number, <strong class="id">${docket.docket_id}</strong>${copyButton(docket.docket_id, 'the destination_id')}. The query parameter <code>document</code> names the document. Without it, ${describeWithout(docket)}. The service files the comment once, and the status of the message says what Regulations.gov answered.</p>
<details><summary>Requests to copy</summary>
${showCode('1. Write and check it: nothing is stored', writeCheck({ docket: docket.docket_id, document }, origin))}
${showBlanks()}
${showCode('2. Send it', writeSend(document, origin))}
<p>${describeCategory(docket)} If an organization wrote the text or asked for it, the text should say so. <code>sponsoring_org</code> is accepted but not sent, because Regulations.gov has no field for it in a person’s comment.</p>
</details>`

const describeWithout = (docket: OpenDocket): Content =>
  docket.document_id === null
    ? 'the comment is refused, because the docket has several open documents of one kind'
    : html`the comment is filed on <a href="${href(documentAddress(docket))}">${docket.document_id}</a>`

const showBlanks = (): Html =>
  html`<p>Fill in each of these between the quotation marks. The service refuses a comment with an empty one:</p>
<ul class="blanks">${Object.entries(BLANKS).map(([field, meaning]) => html`<li><code>${field}</code>: ${meaning}</li>`)}</ul>`

const describeCategory = ({ agency, categories }: OpenDocket): Html =>
  categories.length === 0
    ? html`${agency} has no categories of senders. Leave <code>category</code> out.`
    : html`To state the type of sender, add <code>category</code> with one of the <a href="#categories">categories of ${agency}</a>, word for word. Otherwise leave it out.`
