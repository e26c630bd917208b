import { html } from '../../html/html.ts'
import { Redirect } from '../../page.ts'
import { showFaults, showField, showForm } from '../../portal/forms.ts'
import { readMe, type PortalAnswer, type PortalAsked, type PortalRoute } from '../../portal/portal-page.ts'
import { readCodeMailbox } from '../../portal/read-code-mailbox.ts'
import { PORTAL_TRAIL } from './read-organisation.ts'
import { showSandboxMail } from '../../portal/show-notice.ts'

/** Asks for a new mailbox, and sends codes to the old and the new one. */
export const mailbox: PortalRoute = {
  path: '/portal/mailbox',
  show: async (asked) => {
    const me = await readMe(asked)
    return {
      title: 'Change your mailbox',
      description: 'Change the address to which codes and mails go.',
      trail: PORTAL_TRAIL,
      main: html`${showFaults(asked)}
<p>Your mailbox is <strong>${me.mailbox}</strong>. You keep your organisations, invitations, role and passkeys, and your other sessions end. The owners of organisations that invited you, and the people of your own, see the new mailbox.</p>
<p>We send a code to each of the two mailboxes: you need to read both. A person with a passkey uses it first.</p>
${showForm({
  action: '/portal/mailbox',
  button: 'Send both codes',
  fields: showField(asked, {
    name: 'mailbox',
    label: 'New e-mail address',
    type: 'email',
    autocomplete: 'email',
  }),
})}
<p>If you no longer read the old mailbox, sign in with the new one as a new person. An owner of your organisation invites the new mailbox; a role needs a new enrolment code from an operator.</p>`,
    }
  },
  submit: async (asked) => {
    const body = { mailbox: asked.form.get('mailbox') ?? '' }
    await asked.portal.ask((api, signal) => api.POST('/api/portal/v1/me/mailbox/codes', { body, signal }))
    return new Redirect('/portal/mailbox/codes', 303)
  },
}

const CODE = { hint: '8 digits, such as 1234 5678', inputmode: 'numeric', autocomplete: 'off' } as const

const askForCodes = (asked: PortalAsked, newMailbox: string): PortalAnswer => ({
  title: 'Enter both codes',
  description: 'Enter the codes of the old and the new mailbox.',
  trail: [...PORTAL_TRAIL, { title: 'Change your mailbox', address: '/portal/mailbox' }],
  main: html`${showFaults(asked)}
<p>We sent a code to <strong>${newMailbox}</strong>, and another one to your present mailbox. They work for 10 minutes, in this browser only.</p>
${showSandboxMail(asked, '')}
${showForm({
  action: '/portal/mailbox/codes',
  hidden: { mailbox: newMailbox },
  button: 'Change the mailbox',
  fields: [
    showField(asked, { name: 'code', label: 'Code of the new mailbox', ...CODE }),
    showField(asked, { name: 'old_code', label: 'Code of the present mailbox', ...CODE }),
  ],
})}
<p><a href="/portal/mailbox">Ask for new codes</a></p>`,
})

export const mailboxCodes: PortalRoute = {
  path: '/portal/mailbox/codes',
  show: async (asked) => {
    const newMailbox = await readCodeMailbox(asked)
    return newMailbox === null ? new Redirect('/portal/mailbox') : askForCodes(asked, newMailbox)
  },
  submit: async (asked) => {
    const read = (name: string): string => asked.form.get(name) ?? ''
    const body = { mailbox: read('mailbox'), code: read('code'), old_code: read('old_code') }
    await asked.portal.ask((api, signal) => api.POST('/api/portal/v1/me/mailbox', { body, signal }))
    return new Redirect('/portal', 303)
  },
}
