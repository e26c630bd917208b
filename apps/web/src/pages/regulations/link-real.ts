import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import type { AskedOfDockets } from '../../views/regulations/invented-notice.ts'

/** Links to a government page. Invented documents get plain text, because the real page has other content. */
export const linkReal = (
  address: string,
  text: string,
  { isInvented }: Pick<AskedOfDockets, 'isInvented'>,
): Content => (isInvented ? html`${text} (no link: invented)` : html`<a href="${href(address)}">${text}</a>`)
