import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Page } from '../../page.ts'
import { showFaults, showField, showForm } from '../../portal/forms.ts'
import { sayForm } from '../../portal/say-faults.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { showSandboxMail } from '../../portal/show-notice.ts'

const valueOf = ({ form, params }: PortalAsked, name: string): string =>
  form.get(name) ?? params.get(name) ?? ''

const write = (asked: PortalAsked, main: Content): Page => ({
  title: 'Follow changes by mail',
  description: 'One mail a day at most about records, enacted projects, a member, a State or a correction.',
  main: html`${showFaults(asked)}
<p class="lead">You get one mail a day at most, and none on a day without a change. Each mail has a link that stops all of them.</p>
<p>The service keeps your mailbox sealed, the address that you follow, and the day of the last mail. A mailbox is confirmed by a code.</p>
${main}`,
})

const showBeginning = (asked: PortalAsked): Html =>
  showForm({
    action: '/follow',
    fields: [
      showField(asked, {
        name: 'what',
        label: 'Address to follow',
        hint: 'The address of a record, a member, a State, a list of records or enacted projects with a filter, or a correction, such as /states/TX.',
        value: valueOf(asked, 'what'),
      }),
      showField(asked, { name: 'mailbox', label: 'Your mailbox', type: 'email', autocomplete: 'email' }),
    ],
    button: 'Send the code',
  })

/** Asks for the address and the mailbox, and sends a code. */
export const followChanges: PortalRoute = {
  path: '/follow',
  words: { what: sayForm('Give the address to follow, such as /states/TX.') },
  show: (asked) => write(asked, showBeginning(asked)),
  submit: async (asked) => {
    const [what, mailbox] = [valueOf(asked, 'what'), valueOf(asked, 'mailbox')]
    await asked.portal.ask((api, signal) =>
      api.POST('/api/corrections/v1/follows/code', { body: { what, mailbox }, signal }),
    )
    return new Redirect(makeAddress('/follow/code', { what }), 303)
  },
}

const readOpen = async ({ portal }: PortalAsked) => {
  const { data } = await portal.ask((api, signal) => api.GET('/api/corrections/v1/follows/code', { signal }))
  return data
}

const beginAgain = (asked: PortalAsked): Redirect =>
  new Redirect(makeAddress('/follow', { what: valueOf(asked, 'what') }), 303)

/** Follows an address by the code of the mailbox. */
export const followCode: PortalRoute = {
  path: '/follow/code',
  show: async (asked) => {
    const open = await readOpen(asked)
    // A code that has ended says so beside its field.
    if (open === null && asked.faults.size === 0) return beginAgain(asked)
    return write(
      asked,
      html`${open !== null && html`<p>A code is on its way to <strong>${open.mailbox}</strong>. It works for 10 minutes, in this browser only.</p>${showSandboxMail(asked, open.mailbox)}`}
${showForm({
  action: '/follow/code',
  hidden: { what: valueOf(asked, 'what') },
  fields: showField(asked, {
    name: 'code',
    label: 'Code of 8 digits',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
  }),
  button: 'Follow',
})}
<p><a href="${href(makeAddress('/follow', { what: valueOf(asked, 'what') }))}">Ask for a new code</a></p>`,
    )
  },
  submit: async (asked) => {
    const open = await readOpen(asked)
    if (open === null) return beginAgain(asked)
    const { data } = await asked.portal.ask((api, signal) =>
      api.POST('/api/corrections/v1/follows', {
        body: { what: valueOf(asked, 'what'), ...open, code: valueOf(asked, 'code') },
        signal,
      }),
    )
    return write(
      asked,
      html`<p role="status">You follow ${data.name}. The first mail comes on the day after the first change.</p>
<p><a href="${href(data.what)}">Back to what you follow</a></p>`,
    )
  },
}

type Followed = readonly { readonly what: string; readonly name: string }[]

const pathOf = ({ named }: PortalAsked): string => `/unsubscribe/${encodeURIComponent(named['token'] ?? '')}`

const writeStop = (asked: PortalAsked, followed: Followed, notice: Content = null): Page => ({
  title: 'Stop mails about changes',
  description: 'What your mailbox follows, and how to stop it.',
  main: html`${notice}
${
  followed.length === 0
    ? html`<p>Your mailbox follows nothing more. There are no further mails about changes.</p>`
    : html`<p class="lead">Your mailbox follows ${followed.length === 1 ? 'one address' : `${followed.length} addresses`}.</p>
${showForm({ action: pathOf(asked), fields: null, button: 'Stop all mails' })}
<h2 id="one">Stop one of them</h2>
${followed.map(({ what, name }) =>
  showForm({
    action: pathOf(asked),
    hidden: { what },
    fields: html`<p><a href="${href(what)}">${name}</a></p>`,
    button: `Stop mails about ${name}`,
  }),
)}`
}`,
})

const readFollowed = async ({ portal, named }: PortalAsked): Promise<Followed> => {
  const path = { token: named['token'] ?? '' }
  const { data } = await portal.ask((api, signal) =>
    api.GET('/api/corrections/v1/follows/{token}', { params: { path }, signal }),
  )
  return data
}

/**
 * Stops mails, by one POST from anywhere (RFC 8058): mail programs send it for their readers. Opening the address stops
 * nothing, since programs open links, too.
 */
export const unsubscribe: PortalRoute = {
  path: '/unsubscribe/:token',
  takesAnyOrigin: true,
  show: async (asked) => writeStop(asked, await readFollowed(asked)),
  submit: async (asked) => {
    const what = asked.form.get('what')
    const path = { token: asked.named['token'] ?? '' }
    const { data } = await asked.portal.ask((api, signal) =>
      api.DELETE('/api/corrections/v1/follows/{token}', {
        params: { path, query: what === null ? {} : { what } },
        signal,
      }),
    )
    const names = data.map(({ name }) => name).join('; ')
    const notice = html`<p role="status">${names === '' ? 'There was nothing to stop.' : `Stopped: ${names}.`}</p>`
    return writeStop(asked, await readFollowed(asked), notice)
  },
}
