import { href, makeAddress } from '../html/href.ts'
import { html, type Content } from '../html/html.ts'
import type { PortalAsked } from './portal-page.ts'

/** Leads to a mail that a page says was sent. Only a sandbox keeps mails to read. */
export const showSandboxMail = ({ readMail }: Pick<PortalAsked, 'readMail'>, mailbox: string): Content =>
  readMail !== undefined &&
  html`<p><strong>This is a sandbox: the mail stays on this machine.</strong> <a href="${href(makeAddress('/sandbox/mail', { mailbox }))}">Read the mail</a></p>`
