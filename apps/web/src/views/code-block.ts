import { html, type Html } from '../html/html.ts'
import { copyNext } from '../parts/copy-button.ts'

/** Code with a caption and a button that copies it; `of` tells blocks with the same caption apart. */
export const showCode = (name: string, code: string, of?: string): Html =>
  html`<figure class="code"><figcaption>${name} ${copyNext(`${name.toLowerCase()}${of === undefined ? '' : `: ${of}`}`)}</figcaption><pre tabindex="0"><code>${code}</code></pre></figure>`
