import { html, type Content } from '../html/html.ts'

/** Text of the API with its backticks turned into code. */
export const showNote = (text: string): Content =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))
