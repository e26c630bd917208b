import { html, type Html } from '../../html/html.ts'
import { showMinute } from '../../parts/format.ts'
import { showField } from '../../portal/forms.ts'
import type { PortalRoute, SandboxMail } from '../../portal/portal-page.ts'

/** The newest mails of a sandbox to one mailbox, or to all. Live has no such page. */
export const sandboxMail: PortalRoute = {
  path: '/sandbox/mail',
  show: async ({ params, readMail }) => {
    const mailbox = (params.get('mailbox') ?? '').trim()
    const mails = await readMail?.(mailbox)
    return {
      title: 'Mail of the sandbox',
      description: 'Mails that a sandbox keeps instead of sending them.',
      ...(mails === undefined && { status: 403 }),
      main: html`<p class="lead">A sandbox sends no mail. It shows the newest here, on its own machine alone.</p>
<form class="portal-form" action="/sandbox/mail" novalidate>
${showField({ form: params, faults: new Map() }, { name: 'mailbox', label: 'E-mail address', type: 'email', isOptional: true })}
<p><button class="usa-button usa-button--outline" type="submit">Show</button></p>
</form>
${mails === undefined ? html`<p>This page is read at http://localhost on the machine of the service, not from elsewhere.</p>` : showMails(mails)}`,
    }
  },
}

const showMails = (mails: readonly SandboxMail[]): Html =>
  mails.length === 0
    ? html`<p>There is no mail. The mail of a code is erased after ten minutes.</p>`
    : html`${mails.map(
        ({ id, mailbox, subject, created_at: at, text }) =>
          html`<section aria-labelledby="${id}"><h2 id="${id}">${subject}</h2>
<p class="as-of">To ${mailbox}, ${showMinute(at)}</p>
<blockquote class="typed">${text}</blockquote></section>`,
      )}`
