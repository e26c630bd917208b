import { href } from '../html/href.ts'
import { html, type Content } from '../html/html.ts'
import { addressOf, without } from '../filters/addresses.ts'
import { FILTER_NAMES, listConditions } from '../filters/describe-filter.ts'
import { ADDRESS_LIMITS } from '../limits.ts'

const MOST_LINKS = ADDRESS_LIMITS.filterLinks.value

/** Applied filters, each a link that removes it. */
export const showChips = (path: string, params: URLSearchParams): Content => {
  const conditions = listConditions(path, params)
  if (conditions.length === 0) return null
  const none = addressOf(path, without(params, ...FILTER_NAMES))
  return html`<ul class="chips" aria-label="Applied filters">
${conditions.slice(0, MOST_LINKS).map((one) => html`<li><a class="chip" href="${href(one.without())}"><span class="visually-hidden">Remove </span>${one.text} <span aria-hidden="true">✕</span></a></li>`)}
${conditions.slice(MOST_LINKS).map(({ text }) => html`<li>${text}</li>`)}
${conditions.length > 1 && html`<li><a class="chip" href="${href(none)}">Remove all filters</a></li>`}
</ul>`
}
