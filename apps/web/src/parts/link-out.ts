import { href, NOWHERE } from '../html/href.ts'
import { html, type Content } from '../html/html.ts'

/** Links an address from a document. Anything but a web address stays text. */
export const linkOut = (address: string, words: Content = address): Content => {
  const to = href(address)
  return to === NOWHERE ? words : html`<a href="${to}" rel="nofollow">${words}</a>`
}
