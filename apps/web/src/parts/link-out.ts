import { href, NOWHERE } from '../html/href.ts'
import { html, type Content } from '../html/html.ts'

/** What a document gives as an address, as a link where it leads somewhere: a path in a repository stays text. */
export const linkOut = (address: string, words: Content = address): Content => {
  const to = href(address)
  return to === NOWHERE ? words : html`<a href="${to}" rel="nofollow">${words}</a>`
}
