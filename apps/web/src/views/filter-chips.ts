import { href } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { addressOf, without } from '../filters/addresses.ts'
import { listConditions } from '../filters/conditions.ts'
import type { ListWords } from '../filters/list-words.ts'
import { ADDRESS_LIMITS } from '../limits.ts'

const MOST_LINKS = ADDRESS_LIMITS.filterLinks.value

/** Applied filters, each a link that removes it. */
export const showChips = (list: ListWords, path: string, params: URLSearchParams): Content => {
  const conditions = listConditions(list, path, params)
  if (conditions.length === 0) return null
  const none = addressOf(path, without(params, ...list.names))
  return html`<ul class="chips" aria-label="Applied filters">
${conditions.slice(0, MOST_LINKS).map(({ text, without: leaveOut }) => showChip(leaveOut(), text))}
${conditions.slice(MOST_LINKS).map(({ text }) => html`<li>${text}</li>`)}
${conditions.length > 1 && html`<li><a class="chip" href="${href(none)}">Remove all filters</a></li>`}
</ul>`
}

/** A condition that a link removes: `address` is that of the page without it. */
export const showChip = (address: string, text: Content): Html =>
  html`<li><a class="chip" href="${href(address)}"><span class="visually-hidden">Remove </span>${text} <span aria-hidden="true">✕</span></a></li>`
