import { html, type Html } from '../html/html.ts'

/** Shows a text of the contract or of an API description: text in backticks becomes code. */
export const showText = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
