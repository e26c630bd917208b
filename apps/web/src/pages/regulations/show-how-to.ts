import type { OpenDocket } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import { copyButton } from '../../parts/copy-button.ts'
import { showCode } from '../api/show-operation.ts'
import { BLANKS, writeCheck, writeSend } from './write-comment.ts'

/** How a comment is sent to a docket through this service, with the requests to copy. */
export const showHowTo = (
  row: OpenDocket,
  { origin }: Pick<Asked, 'origin'>,
): Html => html`<h2 id="comment">Send a comment through this service</h2>
<p>With a key of this service, send a message whose <code>destination_id</code> is the number of the docket, <strong class="id">${row.docket_id}</strong>${copyButton(row.docket_id, 'the docket number')}. It is stored, filed on Regulations.gov once, and its status says what the agency's system answered. Without a key, use the form on Regulations.gov.</p>
${showCode('1. Write it and have it checked: nothing is stored', writeCheck(row.docket_id, origin))}
${showBlanks()}
${showCode('2. Send it', writeSend(origin))}
<h3 id="categories">Category</h3>
${showCategories(row)}
<h3 id="organization">Organization</h3>
<p>If an organization wrote the text for you or asked you to send it, add <code>sponsoring_org</code> with its name. Otherwise leave it out.</p>`

const showBlanks = (): Html =>
  html`<p>Fill in each of these between its quotation marks. The service refuses the comment while one is empty:</p>
<ul class="blanks">${Object.entries(BLANKS).map(([field, meaning]) => html`<li><code>${field}</code>: ${meaning}</li>`)}</ul>`

const showCategories = ({ agency, categories }: OpenDocket): Html =>
  categories.length === 0
    ? html`<p>${agency} sorts comments into no categories: leave <code>category</code> out.</p>`
    : html`<p>${agency} sorts comments by who writes. To say it, add <code>category</code> with the one of these that you are, word for word; otherwise leave it out:</p>
<ul>${categories.map((category) => html`<li><code>${category}</code></li>`)}</ul>`
