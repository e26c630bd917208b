import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import type { AskedOfDockets } from '../../views/regulations/invented-notice.ts'

/** A link to a page of the government; text where the document is invented, since a real page is about another one. */
export const linkReal = (
  address: string,
  text: string,
  { isInvented }: Pick<AskedOfDockets, 'isInvented'>,
): Content => (isInvented ? html`${text} (no link: invented)` : html`<a href="${href(address)}">${text}</a>`)
