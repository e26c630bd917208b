import type { OpenDocket } from '@rotunda/contract'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { copyButton } from '../../parts/code-block.ts'
import { describeClosing } from '../../views/regulations/deadlines.ts'
import type { OpenDocument } from '../../views/regulations/open-documents.ts'
import type { AskedOfDockets } from '../../views/regulations/invented-notice.ts'
import { findForm } from './regulations-gov.ts'

/** Steps for a person who comments on Regulations.gov, without any key. */
export const showHowTo = (
  docket: OpenDocket,
  documents: readonly OpenDocument[],
  { now, isInvented }: Pick<AskedOfDockets, 'now' | 'isInvented'>,
): Html => html`<h2 id="comment">How to comment</h2>
${isInvented ? INVENTED : showForms(documents, now)}
<p>The docket number is <strong class="id">${docket.docket_id}</strong>${copyButton(docket.docket_id, 'the docket number')}. Give it in every comment on this regulation. A search for it on Regulations.gov finds all its documents.</p>
${showCategories(docket)}
<h2 id="useful">What makes a comment useful</h2>
${USEFUL_COMMENT}`

const INVENTED = html`<p>This regulation is invented, and has no form on Regulations.gov. On the page of a real regulation, a button here opens its form.</p>`

const showForms = (documents: readonly OpenDocument[], now: Date): Html => {
  const [only, ...others] = documents
  const isOne = only !== undefined && others.length === 0
  const choose = !isOne && ' Choose the document to comment on:'
  const forms = isOne
    ? html`<p>${showForm(only, 'Comment on Regulations.gov')}</p>`
    : html`<ul class="forms">${documents.map((one) => showChoice(one, now))}</ul>`
  return html`<p>Anyone may comment on Regulations.gov, where the agency accepts comments. You need no account.${choose}</p>
${forms}`
}

const showChoice = (one: OpenDocument, now: Date): Html =>
  html`<li>${showForm(one, `Comment on “${one.title}”`)}<br><span class="source-line">${one.document_id}, ${describeClosing(one, now)}</span></li>`

const showForm = ({ docket, document_id }: OpenDocument, text: string): Html =>
  html`<a class="usa-button" href="${href(findForm(docket, document_id))}">${text}</a>`

const showCategories = ({ agency, categories }: OpenDocket): Content =>
  categories.length > 0 &&
  html`<h3 id="categories">Category</h3>
<p>${agency} sorts comments by type of sender. You may choose one of these:</p>
<ul>${categories.map((category) => html`<li>${category}</li>`)}</ul>`

/** Agencies' own advice to commenters. */
const USEFUL_COMMENT = html`<ul>
<li><strong>It is not a vote.</strong> One comment with reasons counts for more than a thousand copies of a letter.</li>
<li><strong>Say how it affects you</strong>, your work or your town. Only you can.</li>
<li><strong>Name the section</strong> that you comment on, and give evidence: figures, studies, events.</li>
<li><strong>Answer the agency's questions</strong> where the document asks some, and propose your own text where you disagree.</li>
<li><strong>Start early</strong>, and keep a copy. The last day ends at 11:59 p.m. Eastern time, wherever you are.</li>
<li><strong>It becomes public, and stays public.</strong> Your name, city and State may appear with it. Write nothing private, about yourself or others.</li>
<li><strong>One comment per person.</strong> If an organization wrote the text for you, name it in the text.</li>
</ul>`
