import { html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Redirect, type Page } from '../../page.ts'
import { showDay } from '../../parts/format.ts'
import { linkOut } from '../../parts/link-out.ts'
import { showForm } from '../../portal/forms.ts'
import { readMe, type Me, type PortalAsked, type PortalRoute } from '../../portal/portal-page.ts'
import { organisationAddress, PORTAL_TRAIL } from './read-organisation.ts'

type Invitation = Me['invitations'][number]

type Found = { readonly shown: Invitation | undefined; readonly mailbox: string }

const findInvitation = async (asked: PortalAsked): Promise<Found> => {
  const { invitations, mailbox } = await readMe(asked)
  return { shown: invitations.find(({ id }) => id === asked.named['invitation']), mailbox }
}

const addressOf = ({ named }: PortalAsked, ...parts: readonly string[]): string =>
  ['/portal/invitations', encodeURIComponent(named['invitation'] ?? ''), ...parts].join('/')

/** An invitation of another mailbox is answered like one that never was: the page names the ways on from both. */
const describeGone = (asked: PortalAsked, mailbox: string): Page => ({
  title: 'This invitation is not open for you',
  description: 'The invitation is not open for your mailbox.',
  status: 404,
  trail: PORTAL_TRAIL,
  main: html`<p>You are signed in as <strong>${mailbox}</strong>. If the invitation was sent to another mailbox of yours, sign in with that one:</p>
${showForm({ action: '/portal/sign-out', hidden: { next: addressOf(asked) }, button: 'Sign out, and use another mailbox', fields: null })}
<p>Otherwise it was accepted, declined or withdrawn, or it has ended. Ask an owner of the organisation for a new one.</p>
<p><a href="/portal">Partner access</a></p>`,
})

/** Accepts an invitation to an organisation. */
export const invitation: PortalRoute = {
  path: '/portal/invitations/:invitation',
  show: async (asked) => {
    const { shown, mailbox } = await findInvitation(asked)
    if (shown === undefined) return describeGone(asked, mailbox)
    const { organisation, site, role, ends_at } = shown
    return {
      title: `Join ${organisation}`,
      description: `Invitation to ${organisation}.`,
      trail: PORTAL_TRAIL,
      main: html`<p class="lead">An owner of ${organisation} invites you as ${role === 'owner' ? 'an owner' : 'a member'}.</p>
${site !== null && html`<p>The organisation names this website: ${linkOut(site, site.replace('https://', ''))}. Nobody has checked that.</p>`}
<p>If you join, the people of the organisation see your e-mail address, and you see its requests and keys. The invitation ends on ${showDay(ends_at)}.</p>
${showForm({ action: addressOf(asked), button: 'Join the organisation', fields: null })}
<p><a href="${href(addressOf(asked, 'decline'))}">Decline the invitation</a></p>`,
    }
  },
  submit: async ({ named, portal }) => {
    const path = { invitation: named['invitation'] ?? '' }
    const { data } = await portal.ask((api, signal) =>
      api.POST('/api/portal/v1/invitations/{invitation}/accept', { params: { path }, signal }),
    )
    return new Redirect(organisationAddress(data.organisation), 303)
  },
}

export const declineInvitation: PortalRoute = {
  path: '/portal/invitations/:invitation/decline',
  show: async (asked) => {
    const { shown, mailbox } = await findInvitation(asked)
    if (shown === undefined) return describeGone(asked, mailbox)
    return {
      title: 'Decline the invitation',
      description: `Decline the invitation of ${shown.organisation}.`,
      trail: [...PORTAL_TRAIL, { title: shown.organisation, address: addressOf(asked) }],
      main: html`<p>The invitation of ${shown.organisation} ends, and nobody is mailed. An owner can invite you again.</p>
${showForm({ action: addressOf(asked, 'decline'), button: 'Decline the invitation', fields: null, isDangerous: true })}
<p><a href="${href(addressOf(asked))}">Back to the invitation</a></p>`,
    }
  },
  submit: async ({ named, portal }) => {
    const path = { invitation: named['invitation'] ?? '' }
    await portal.ask((api, signal) =>
      api.POST('/api/portal/v1/invitations/{invitation}/decline', { params: { path }, signal }),
    )
    return new Redirect('/portal', 303)
  },
}
