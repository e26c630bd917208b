import { html, type Html } from '../html/html.ts'

/** A text of the contract or of the description of an API: what stands between backticks is code. */
export const showText = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
