import { html, type Content } from '../html/html.ts'

/** A text of the API, in which the names of fields and values stand between backticks. */
export const showNote = (text: string): Content =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))
