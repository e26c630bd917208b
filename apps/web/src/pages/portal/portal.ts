import type { Organisation } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { showDay } from '../../parts/format.ts'
import { showForm } from '../../portal/forms.ts'
import { readMe, type Me, type PortalRoute } from '../../portal/portal-page.ts'
import { showNextStep } from './next-step.ts'
import { organisationAddress, readOrganisation, ROLE_WORDS } from './read-organisation.ts'

/** A person with more organisations finds the next steps on the page of each. */
const SHOWN_WITH_STEPS = 3

/** First page of a person who is signed in: the next steps, and the way to everything else. */
export const portal: PortalRoute = {
  path: '/portal',
  show: async (asked) => {
    const me = await readMe(asked)
    const shown = me.organisations.slice(0, SHOWN_WITH_STEPS)
    const organisations = await Promise.all(shown.map(({ id }) => readOrganisation(asked, id)))
    return {
      title: 'Partner access',
      description: 'Organisations, access requests and keys.',
      main: html`<p class="lead">You are signed in as <strong>${me.mailbox}</strong>.</p>
${showInvitations(me)}
${showSteps(me, organisations)}
${showRole(me)}
<h2 id="account">Your sign-in</h2>
<ul>
<li><a href="/portal/sessions">Sessions</a>: the browsers in which you are signed in</li>
<li><a href="/portal/mailbox">Mailbox</a>: change the address to which codes and mails go</li>
<li><a href="/portal/passkeys">Passkeys</a>: sign in without a code</li>
${me.role === null && html`<li><a href="/portal/enrol">Enter an enrolment code</a>, if an operator gave you one</li>`}
</ul>
${showForm({ action: '/portal/sign-out', button: 'Sign out', fields: null })}`,
    }
  },
}

const showInvitations = ({ invitations }: Me): Content =>
  invitations.length > 0 &&
  html`<h2 id="invitations">Your invitations</h2>
<ul>${invitations.map(({ id, organisation, ends_at }) => html`<li><a href="${href(`/portal/invitations/${encodeURIComponent(id)}`)}">Answer the invitation of ${organisation}</a>, until ${showDay(ends_at)}</li>`)}</ul>`

const showSteps = (me: Me, organisations: readonly Organisation[]): Html => {
  if (organisations.length === 0) return showBeginning(me)
  return html`<h2 id="organisations">Your organisations</h2>
${organisations.map(
  (organisation) =>
    html`<h3><a href="${href(organisationAddress(organisation.id))}">${organisation.name}</a></h3>
${showNextStep(organisation)}`,
)}
${showOthers(me)}
<p><a href="/portal/organisations/new">Make another organisation</a></p>`
}

const showBeginning = ({ role, invitations }: Me): Html =>
  role === null && invitations.length === 0
    ? html`<h2 id="organisations">Begin here</h2>
<p>Access is given to organisations. Make yours first, then ask for the data that it needs.</p>
<p><a class="usa-button" href="/portal/organisations/new">Make an organisation</a></p>
<p>If a colleague has made your organisation here, ask one of its owners to invite your mailbox. The invitation appears on this page.</p>`
    : html`<h2 id="organisations">Your organisations</h2>
<p>You belong to no organisation. <a href="/portal/organisations/new">Make an organisation</a></p>`

const showOthers = ({ organisations }: Me): Content => {
  const others = organisations.slice(SHOWN_WITH_STEPS)
  return (
    others.length > 0 &&
    html`<h3>Your other organisations</h3>
<ul>${others.map(({ id, name, role }) => html`<li><a href="${href(organisationAddress(id))}">${name}</a> (${ROLE_WORDS[role].toLowerCase()})</li>`)}</ul>`
  )
}

const showRole = ({ role, session }: Me): Content => {
  if (role === null) return null
  const places = [
    { title: 'Review access requests', address: '/review' },
    { title: 'Review reports of mistakes', address: '/review/corrections' },
    ...(role === 'operator' ? [{ title: 'The desk', address: '/desk' }] : []),
  ]
  return html`<h2 id="role">Your work as ${role === 'operator' ? 'an operator' : 'a reviewer'}</h2>
${!session.has_passkey && html`<p>It needs your passkey in each session. You use it on the way.</p>`}
<ul>${places.map(({ title, address }) => html`<li><a href="${href(session.has_passkey ? address : makeAddress('/portal/passkey', { next: address }))}">${title}</a></li>`)}</ul>`
}
