import { html, type Html } from '../html/html.ts'

/** A button that copies the text before it. The module `copy.js` shows it. */
export const copyButton = (text: string, of: string): Html =>
  html`<button class="copy" type="button" hidden data-copy="${text}" aria-label="Copy ${of}">Copy</button>`

/** A button that copies the next `pre`, without sending its text twice. */
export const copyNext = (of: string): Html =>
  html`<button class="copy" type="button" hidden data-copy-next aria-label="Copy ${of}">Copy</button>`

/** Code with a caption and a button that copies it; `of` tells blocks with the same caption apart. */
export const showCode = (name: string, code: string, of?: string): Html => {
  const block = `${name.toLowerCase()}${of === undefined ? '' : `: ${of}`}`
  return html`<figure class="code"><figcaption>${name} ${copyNext(block)}</figcaption><pre tabindex="0"><code>${code}</code></pre></figure>`
}
