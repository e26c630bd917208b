import { addressOf } from '../filters/addresses.ts'
import { href, makeAddress } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import type { Alternate } from '../page.ts'

const FORMS = [
  { ending: 'atom', type: 'application/atom+xml', form: 'Atom' },
  { ending: 'json', type: 'application/feed+json', form: 'JSON Feed' },
] as const

type FeedLink = Alternate & { readonly form: string }

/** Both formats of a feed, for the head of the page with the same list. */
export const listFeeds = (path: string, title: string, params = new URLSearchParams()): FeedLink[] =>
  FORMS.map(({ ending, type, form }) => ({
    type,
    form,
    title: `${title} (${form})`,
    address: addressOf(`/feeds${path}.${ending}`, params),
  }))

/** Link to follow the rows of a filter by mail. */
export const showMailFollow = (params: URLSearchParams, path = '/records'): Content =>
  params.size > 0 &&
  html` <a href="${makeAddress('/follow', { what: addressOf(path, params) })}">Follow by mail</a>`

/** Links to a feed. `more` continues the line. */
export const showFollow = (feeds: readonly FeedLink[], more?: Content): Html => {
  const links = feeds.map(
    ({ address, type, form }, index) =>
      html`${index > 0 && ', '}<a href="${href(address)}" type="${type}">${form}</a>`,
  )
  return html`<p>Follow this: ${links}.${more}</p>`
}
