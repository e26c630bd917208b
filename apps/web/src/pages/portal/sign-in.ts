import { html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { Redirect } from '../../page.ts'
import { showFaults, showField, showForm } from '../../portal/forms.ts'
import { nextOf } from '../../portal/next-page.ts'
import type { PortalAnswer, PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { readCodeMailbox } from '../../portal/read-code-mailbox.ts'
import { showSandboxMail } from '../../portal/show-notice.ts'

/** Asks for the mailbox, and sends a code to it. */
export const signIn: PortalRoute = {
  path: '/portal/sign-in',
  show: (asked) => ({
    title: 'Sign in',
    description: 'Sign in to the partner access portal.',
    modules: ['passkey.js'],
    main: html`${showFaults(asked)}
<p>Enter your e-mail address. We send you a code of 8 digits, whether or not you have signed in before.</p>
${showForm({
  action: '/portal/sign-in',
  hidden: { next: nextOf(asked) },
  button: 'Send the code',
  fields: showField(asked, {
    name: 'mailbox',
    label: 'E-mail address',
    type: 'email',
    autocomplete: 'username webauthn',
  }),
})}
<p data-passkey="sign-in" data-next="${href(nextOf(asked))}" hidden><button class="usa-button usa-button--outline" type="button">Sign in with a passkey</button> <span role="status"></span></p>`,
  }),
  submit: async (asked) => {
    const mailbox = asked.form.get('mailbox') ?? ''
    await asked.portal.ask((api, signal) => api.POST('/api/portal/v1/sign-in', { body: { mailbox }, signal }))
    return new Redirect(makeAddress('/portal/sign-in/code', { next: nextOf(asked) }), 303)
  },
}

const askForCode = (asked: PortalAsked, mailbox: string): PortalAnswer => ({
  title: 'Enter the code',
  description: 'Enter the code from the mail.',
  main: html`${showFaults(asked)}
<p>We sent a code to <strong>${mailbox}</strong>. It works for 10 minutes, in this browser only.</p>
${showSandboxMail(asked, mailbox)}
${asked.readMail === undefined && html`<p>If no mail comes within a few minutes, look among the spam.</p>`}
<p>When very many people ask for codes, a mailbox that has not signed in before gets none until the next full hour.</p>
${showForm({
  action: '/portal/sign-in/code',
  hidden: { mailbox, next: nextOf(asked) },
  button: 'Sign in',
  fields: showField(asked, {
    name: 'code',
    label: 'Code',
    hint: '8 digits, such as 1234 5678',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
  }),
})}
<p><a href="${href(makeAddress('/portal/sign-in', { next: nextOf(asked) }))}">Ask for a new code</a></p>`,
})

export const signInCode: PortalRoute = {
  path: '/portal/sign-in/code',
  show: async (asked) => {
    const mailbox = await readCodeMailbox(asked)
    if (mailbox === null) return new Redirect(makeAddress('/portal/sign-in', { next: nextOf(asked) }))
    return askForCode(asked, mailbox)
  },
  submit: async (asked) => {
    const [mailbox, code] = [asked.form.get('mailbox') ?? '', asked.form.get('code') ?? '']
    await asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/sign-in/code', { body: { mailbox, code }, signal }),
    )
    return new Redirect(nextOf(asked), 303)
  },
}

export const signOut: PortalRoute = {
  path: '/portal/sign-out',
  show: () => new Redirect('/portal'),
  submit: async (asked) => {
    await asked.portal.ask((api, signal) => api.POST('/api/portal/v1/sign-out', { signal }))
    const next = asked.form.has('next') ? nextOf(asked) : undefined
    return new Redirect(makeAddress('/portal/sign-in', { next }), 303)
  },
}
