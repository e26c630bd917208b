import { isIP } from 'node:net'
import type { Passkey } from '@rotunda/contract'
import { Problem } from '@rotunda/sdk/portal'
import { html, type Content, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { Redirect } from '../../page.ts'
import { showDay } from '../../parts/format.ts'
import { showTable, type Column } from '../../parts/table.ts'
import { showField, showForm } from '../../portal/forms.ts'
import { nextOf } from '../../portal/next-page.ts'
import { readMe, type PortalAsked, type PortalRoute } from '../../portal/portal-page.ts'
import { PORTAL_TRAIL } from './read-organisation.ts'

const readPasskeys = async ({ portal }: Pick<PortalAsked, 'portal'>): Promise<readonly Passkey[]> => {
  const { data } = await portal.ask((api, signal) => api.GET('/api/portal/v1/passkeys', { signal }))
  return data
}

type PasskeyPart = {
  readonly action: 'add' | 'enrol' | 'sign-in'
  readonly next: string
  readonly button: string
  readonly fields?: Content
}

/** A part of a page that works by a passkey. The script shows it. */
const showPasskeyPart = ({ origin }: PortalAsked, { action, next, button, fields }: PasskeyPart): Html =>
  isForAddress(origin)
    ? html`<p><strong>Passkeys do not work at this address.</strong> A passkey belongs to a name, and ${new URL(origin).hostname} is a number. On this machine open ${showLocal(origin)}; elsewhere ask the operator for the name of this service.</p>`
    : html`<div class="portal-form" data-passkey="${action}" data-next="${href(next)}" hidden>
${fields}
<p><button class="usa-button" type="button">${button}</button></p>
<p role="status"></p>
</div>
<p class="usa-hint">If you see no button here, the browser cannot use passkeys: it must be a recent one, with JavaScript allowed for this site. All other pages of the portal work without JavaScript.</p>`

const isForAddress = (origin: string): boolean =>
  isIP(new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1')) !== 0

const showLocal = (origin: string): Html => {
  const { port } = new URL(origin)
  const address = `http://localhost${port === '' ? '' : `:${port}`}/portal`
  return html`<a href="${href(address)}">${address}</a>`
}

const NAME_FIELD = {
  name: 'name',
  label: 'Name of the passkey',
  hint: 'By it you know the device, such as "Laptop" or "Blue security key".',
  longest: 60,
} as const

/** Passkeys of the person. */
export const passkeys: PortalRoute = {
  path: '/portal/passkeys',
  show: async (asked) => {
    const me = await readMe(asked)
    const rows = await readPasskeys(asked)
    return {
      title: 'Your passkeys',
      description: 'Passkeys with which you sign in.',
      trail: PORTAL_TRAIL,
      modules: ['passkey.js'],
      main: html`<p>A passkey signs you in with the PIN or the fingerprint of a device, without a code by mail. Reviewers and operators need one.</p>
${rows.length === 0 ? html`<p>You have no passkey yet.</p>` : showTable({ name: 'Passkeys', caption: 'Your passkeys', columns: COLUMNS, rows })}
<h2 id="add">Add a passkey</h2>
${rows.length > 0 && !me.session.has_passkey ? showUseFirst() : showPasskeyPart(asked, { action: 'add', next: '/portal/passkeys', button: 'Add a passkey', fields: showField(asked, NAME_FIELD) })}
${me.role === null && html`<p>Did an operator give you an enrolment code? <a href="/portal/enrol">Enter the code</a> instead.</p>`}`,
    }
  },
}

const showUseFirst = (): Html =>
  html`<p>You have a passkey, and this session began without it. Use it once, then add another: a code by mail alone adds none.</p>
<p><a class="usa-button" href="${href(makeAddress('/portal/passkey', { next: '/portal/passkeys' }))}">Use your passkey</a></p>`

const COLUMNS: readonly Column<Passkey>[] = [
  { title: 'Name', isHeading: true, cell: ({ name }) => name },
  { title: 'Added', cell: ({ created_at }) => showDay(created_at) },
  {
    title: 'Last used',
    cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : showDay(last_used_at)),
  },
  {
    title: 'Change',
    cell: ({ id, name }) =>
      html`<a href="${href(removeAddress(id))}">Remove<span class="visually-hidden"> ${name}</span></a>`,
  },
]

const removeAddress = (id: string): string => `/portal/passkeys/${encodeURIComponent(id)}/remove`

/** Says what the removal of a passkey does, and removes it. */
export const removePasskey: PortalRoute = {
  path: '/portal/passkeys/:passkey/remove',
  show: async (asked) => {
    const id = asked.named['passkey'] ?? ''
    const shown = (await readPasskeys(asked)).find((one) => one.id === id)
    // It was removed meanwhile.
    if (shown === undefined) return new Redirect('/portal/passkeys')
    return {
      title: `Remove the passkey ${shown.name}`,
      description: 'Remove a passkey.',
      trail: [...PORTAL_TRAIL, { title: 'Your passkeys', address: '/portal/passkeys' }],
      main: html`<p>The passkey no longer signs you in, and other sessions that it opened end. Delete it on the device as well.</p>
<p>A reviewer or operator keeps at least one passkey: add another one first.</p>
${showForm({ action: removeAddress(id), button: 'Remove the passkey', fields: null, isDangerous: true })}
<p><a href="/portal/passkeys">Keep the passkey</a></p>`,
    }
  },
  submit: async ({ named, portal }) => {
    const path = { passkey: named['passkey'] ?? '' }
    await portal.ask((api, signal) =>
      api.DELETE('/api/portal/v1/passkeys/{passkey}', { params: { path }, signal }),
    )
    return new Redirect('/portal/passkeys', 303)
  },
}

/** Asks for the passkey that a page needs, and leads back to it. */
export const usePasskey: PortalRoute = {
  path: '/portal/passkey',
  show: async (asked) => ({
    title: 'Use your passkey',
    description: 'Use your passkey to go on.',
    trail: PORTAL_TRAIL,
    modules: ['passkey.js'],
    main: html`<p>The next page decides about others, or about your passkeys. Use your passkey to show that it is you: a session by code alone is not enough, and a passkey counts for 15 minutes there.</p>
${showPasskeyPart(asked, { action: 'sign-in', next: nextOf(asked), button: 'Use your passkey' })}
${await showWithout(asked)}`,
  }),
}

const showWithout = async (asked: PortalAsked): Promise<Html> => {
  const known = await findPasskeys(asked)
  return html`<h2 id="without">${known?.length === 0 ? 'You have no passkey yet' : 'If you have no passkey'}</h2>
<p>A reviewer or operator gets an enrolment code from an operator, and <a href="/portal/enrol">enters the code</a> here once. If you have lost your passkey, an operator can reset it by command.</p>`
}

/** Undefined if nobody is signed in: a passkey signs in, too. */
const findPasskeys = async (asked: PortalAsked): Promise<readonly Passkey[] | undefined> => {
  try {
    return await readPasskeys(asked)
  } catch (fault) {
    if (fault instanceof Problem && fault.code === 'sign_in_needed') return undefined
    throw fault
  }
}

/** Takes a role by a one-time code, and the passkey that the role needs. */
export const enrol: PortalRoute = {
  path: '/portal/enrol',
  show: async (asked) => {
    const { mailbox } = await readMe(asked)
    return {
      title: 'Enter your enrolment code',
      description: 'Become a reviewer or operator by an enrolment code.',
      trail: PORTAL_TRAIL,
      modules: ['passkey.js'],
      main: html`<p>An operator gave you a code to become a reviewer or operator. It works once, within 7 days, and only for the mailbox <strong>${mailbox}</strong>. Your browser then makes the passkey that the role needs. Every earlier passkey of yours is removed, and your other sessions end.</p>
${showPasskeyPart(asked, {
  action: 'enrol',
  next: '/portal',
  button: 'Enrol with a passkey',
  fields: [
    showField(asked, {
      name: 'code',
      label: 'Enrolment code',
      hint: '24 letters and digits. Blanks, dashes and case make no difference.',
      autocomplete: 'off',
    }),
    showField(asked, NAME_FIELD),
  ],
})}
<p>If the code is refused, it may be for another mailbox: sign out, and sign in with that one.</p>`,
    }
  },
}
