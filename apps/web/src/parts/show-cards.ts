import { href } from '../html/href.ts'
import { html, type Html } from '../html/html.ts'

export type Card = { readonly title: string; readonly address: string; readonly about: string }

/** Links as cards, each with a sentence. */
export const showCards = (cards: readonly Card[]): Html => {
  const items = cards.map(
    ({ title, address, about }) =>
      html`<li class="card"><h3><a href="${href(address)}">${title}</a></h3><p>${about}</p></li>`,
  )
  return html`<ul class="cards">${items}</ul>`
}
