import { href, makeAddress } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import type { PortalAsked } from './portal-page.ts'

/** A notice above a form or a page, such as that the request was changed meanwhile. */
export const showNotice = (heading: string, says: Content): Html =>
  html`<div class="usa-alert usa-alert--warning" role="alert"><div class="usa-alert__body">
<h2 class="usa-alert__heading">${heading}</h2>
<div class="usa-alert__text">${says}</div>
</div></div>`

/** Leads to a mail that a page says was sent. Only a sandbox keeps mails to read, and only for visitors on its machine. */
export const showSandboxMail = ({ readMail }: Pick<PortalAsked, 'readMail'>, mailbox: string): Content =>
  readMail !== undefined &&
  html`<p><strong>This is a sandbox: the mail stays on the machine of the service.</strong> <a href="${href(makeAddress('/sandbox/mail', { mailbox }))}">Read the mail</a> there.</p>`
