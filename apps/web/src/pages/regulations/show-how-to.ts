import type { OpenDocket } from '@rotunda/contract'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { copyButton } from '../../parts/code-block.ts'
import { describeClosing } from '../../views/regulations/deadlines.ts'
import type { OpenDocument } from '../../views/regulations/open-documents.ts'
import type { AskedOfDockets } from '../../views/regulations/invented-notice.ts'
import { findForm } from './find-form.ts'

/** Steps for a person who comments on Regulations.gov, without any key. */
export const showHowTo = (
  docket: OpenDocket,
  documents: readonly OpenDocument[],
  { now, isInvented }: Pick<AskedOfDockets, 'now' | 'isInvented'>,
): Html => html`<h2 id="comment">How to comment</h2>
${isInvented ? INVENTED : showForms(documents, now)}
<p>The docket number is <strong class="id">${docket.docket_id}</strong>${copyButton(docket.docket_id, 'the docket number')}. Give it wherever you write about this regulation; a search for it on Regulations.gov finds all its documents.</p>
${showCategories(docket)}
<h2 id="useful">What makes a comment useful</h2>
${USEFUL_COMMENT}`

const INVENTED = html`<p>This regulation is invented, and has no form on Regulations.gov. On the page of a real one, a button here leads to its form.</p>`

const showForms = (documents: readonly OpenDocument[], now: Date): Html => {
  const [only, ...others] = documents
  const isOne = only !== undefined && others.length === 0
  return html`<p>Anybody may comment on Regulations.gov, where the agency takes comments. No account is needed.${!isOne && ' Choose the document that you write about:'}</p>
${isOne ? html`<p>${showForm(only, 'Comment on Regulations.gov')}</p>` : html`<ul class="forms">${documents.map((one) => html`<li>${showForm(one, `Comment on “${one.title}”`)}<br><span class="source-line">${one.document_id}, ${describeClosing(one, now)}</span></li>`)}</ul>`}`
}

const showForm = ({ docket, document_id }: OpenDocument, text: string): Html =>
  html`<a class="usa-button" href="${href(findForm(docket, document_id))}">${text}</a>`

const showCategories = ({ agency, categories }: OpenDocket): Content =>
  categories.length > 0 &&
  html`<h3 id="categories">Category</h3>
<p>${agency} sorts comments by who writes. You may say which of these you are:</p>
<ul>${categories.map((category) => html`<li>${category}</li>`)}</ul>`

/** Agencies' own advice to commenters. */
const USEFUL_COMMENT = html`<ul>
<li><strong>It is no vote.</strong> One comment with reasons weighs more than a thousand copies of a letter.</li>
<li><strong>Say how it affects you</strong>, your work or your town: nobody else can.</li>
<li><strong>Name the section</strong> that you speak of, and give what supports you: figures, studies, what happened.</li>
<li><strong>Answer the agency's questions</strong> where the document asks some, and propose a text of your own where you disagree.</li>
<li><strong>Begin early</strong>, and keep a copy. The last day ends at 11:59 p.m. Eastern time, wherever you are.</li>
<li><strong>It becomes public, and stays so.</strong> Your name, city and State may be shown with it. Write nothing private, and nothing about other people that they would not publish.</li>
<li><strong>One from each person.</strong> Where an organization wrote the text for you, say in the text which one.</li>
</ul>`
