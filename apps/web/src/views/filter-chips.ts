import { href } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { addressOf, without } from '../filters/addresses.ts'
import { FILTER_NAMES, listConditions, type Condition } from '../filters/describe-filter.ts'
import { ADDRESS_LIMITS } from '../limits.ts'

const MOST_LINKS = ADDRESS_LIMITS.filterLinks.value

/** Applied filters, each a link that removes it. */
export const showChips = (path: string, params: URLSearchParams): Content => {
  const conditions = listConditions(path, params)
  return showConditions(conditions, addressOf(path, without(params, ...FILTER_NAMES)))
}

/** Conditions of any table as chips. `none` is the address without all of them. */
export const showConditions = (conditions: readonly Condition[], none: string): Content => {
  if (conditions.length === 0) return null
  return html`<ul class="chips" aria-label="Applied filters">
${conditions.slice(0, MOST_LINKS).map(({ text, without: leaveOut }) => showChip(leaveOut(), text))}
${conditions.slice(MOST_LINKS).map(({ text }) => html`<li>${text}</li>`)}
${conditions.length > 1 && html`<li><a class="chip" href="${href(none)}">Remove all filters</a></li>`}
</ul>`
}

/** A condition that a link removes: `address` is that of the page without it. */
export const showChip = (address: string, text: Content): Html =>
  html`<li><a class="chip" href="${href(address)}"><span class="visually-hidden">Remove </span>${text} <span aria-hidden="true">✕</span></a></li>`
