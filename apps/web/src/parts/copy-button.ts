import { html, type Html } from '../html/html.ts'

/** Shown by the module `copy.js`, without which it would do nothing. */
export const copyButton = (text: string, of: string): Html =>
  html`<button class="copy" type="button" hidden data-copy="${text}" aria-label="Copy ${of}">Copy</button>`
