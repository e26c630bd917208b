import { html, type Content, type Html } from '../html/html.ts'

/** A notice above a form or a page, such as that the request was changed meanwhile. */
export const showNotice = (heading: string, says: Content): Html =>
  html`<div class="usa-alert usa-alert--warning" role="alert"><div class="usa-alert__body">
<h2 class="usa-alert__heading">${heading}</h2>
<div class="usa-alert__text">${says}</div>
</div></div>`
