import { href } from '../../html/href.ts'
import { html, type Content } from '../../html/html.ts'
import type { AskedOfDockets } from '../../views/regulations/invented-notice.ts'
import type { OpenDocument } from '../../views/regulations/open-documents.ts'

/** Link to the form on Regulations.gov for a document. */
export const findForm = (
  { document_id: main, comment_url: form }: Pick<OpenDocument['docket'], 'document_id' | 'comment_url'>,
  document: string,
): string =>
  document === main && form !== null
    ? form
    : `https://www.regulations.gov/commenton/${encodeURIComponent(document)}`

/** Links to a government page. Invented documents get plain text, because the real page has other content. */
export const linkReal = (
  address: string,
  text: string,
  { isInvented }: Pick<AskedOfDockets, 'isInvented'>,
): Content => (isInvented ? html`${text} (no link: invented)` : html`<a href="${href(address)}">${text}</a>`)
