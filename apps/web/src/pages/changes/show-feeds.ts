import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { addressOf } from '../../filters/addresses.ts'
import { keepFilter } from '../../filters/describe-filter.ts'

/** Feeds with the same filter. */
export const showFeeds = (params: URLSearchParams): Html => {
  const filter = keepFilter(params)
  return html`<section aria-labelledby="feeds"><h2 id="feeds">Follow these changes</h2>
<ul class="chips"><li><a class="chip" href="${href(addressOf('/feeds/records.atom', filter))}" type="application/atom+xml">Atom</a></li>
<li><a class="chip" href="${href(addressOf('/feeds/records.json', filter))}" type="application/feed+json">JSON Feed</a></li></ul></section>`
}
