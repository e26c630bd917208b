import { Problem } from '@rotunda/sdk/portal'
import { html } from '../html/html.ts'
import { href } from '../html/href.ts'
import type { Page } from '../page.ts'
import { showForm } from './forms.ts'
import type { PortalAsked } from './portal-page.ts'

type Lapse = {
  readonly title: string
  readonly says: string
  readonly link: string
  readonly address: string
}

const LAPSES: Readonly<Record<string, Lapse>> = {
  sign_in_needed: {
    title: 'Your session has ended',
    says: 'Your session has ended, and nothing was changed.',
    link: 'Sign in in another tab',
    address: '/portal/sign-in',
  },
  passkey_needed: {
    title: 'Use your passkey again',
    says: 'This needs a passkey that you used a short time ago, and nothing was changed.',
    link: 'Use your passkey in another tab',
    address: '/portal/passkey',
  },
}

/**
 * A page that sends a form again, for one that met an ended session: the text that was typed is not lost. Undefined for
 * any other fault, for a form without fields, and for a code, which no page may repeat.
 */
export const showSendAgain = (fault: unknown, { path, params, form }: PortalAsked): Page | undefined => {
  if (!(fault instanceof Problem) || form.size === 0 || form.has('code')) return undefined
  const lapse = LAPSES[fault.code]
  if (lapse === undefined) return undefined
  const { title, says, link, address } = lapse
  return {
    title,
    description: says,
    status: fault.status,
    trail: [{ title: 'Partner access', address: '/portal' }],
    main: html`<p class="lead">${says}</p>
<p><a href="${href(address)}" target="_blank">${link}</a>, then send the form again. Your answers are kept in this page.</p>
${showForm({
  action: params.size === 0 ? path : `${path}?${params.toString()}`,
  hidden: [...form],
  fields: null,
  button: 'Send again',
})}`,
  }
}
