import type { OpenDocket } from '@rotunda/contract'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { copyButton } from '../../parts/copy-button.ts'
import { describeClosing } from '../../views/regulations/describe-deadline.ts'
import type { OpenDocument } from '../../views/regulations/open-documents.ts'
import type { AskedOfDockets } from '../../views/regulations/say-invented.ts'
import { findForm } from './find-form.ts'
import { USEFUL_COMMENT } from './useful-comment.ts'

/** How a person comments on these documents of one docket: by the form of the government, without a key of anybody. */
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
