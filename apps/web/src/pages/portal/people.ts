import type { OpenInvitation, Organisation, OrganisationPerson } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { Redirect, type Page } from '../../page.ts'
import { showDay } from '../../parts/format.ts'
import { showTable, type Column } from '../../parts/table.ts'
import { showChoices, showFaults, showField, showForm } from '../../portal/forms.ts'
import { readMe, type PortalAsked, type PortalRoute } from '../../portal/portal-page.ts'
import { organisationAddress, readOrganisation, ROLE_WORDS, trailOf } from './read-organisation.ts'

export const ROLE_CHOICES = [
  { value: 'member', label: 'Member', hint: 'Asks for access, accepts terms and makes keys.' },
  { value: 'owner', label: 'Owner', hint: 'Does the same, and invites and removes people.' },
]

/** Reads the role of a form. Whatever else it is, the API refuses. */
export const roleOf = ({ form }: Pick<PortalAsked, 'form'>): Organisation['role'] =>
  (form.get('role') ?? '') as Organisation['role']

/** People of an organisation, its open invitations, and the form that invites another person. */
export const people: PortalRoute = {
  path: '/portal/organisations/:organisation/people',
  show: async (asked) => {
    const organisation = await readOrganisation(asked)
    const { id, name, role } = organisation
    const me = await readMe(asked)
    return {
      title: `People of ${name}`,
      description: `People of ${name}, and open invitations.`,
      trail: trailOf(organisation),
      main: html`${showFaults(asked)}
${await showPeople(asked, id, me.id)}
${role === 'owner' ? await showForOwner(asked, organisation) : html`<p>Owners invite and remove people.</p>`}`,
    }
  },
  submit: async (asked) => {
    const path = { organisation: asked.named['organisation'] ?? '' }
    const body = { mailbox: asked.form.get('mailbox') ?? '', role: roleOf(asked) }
    await asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/organisations/{organisation}/invitations', { params: { path }, body, signal }),
    )
    return new Redirect(`${organisationAddress(path.organisation, 'people')}#invitations`, 303)
  },
}

const showPeople = async (
  { portal, params }: PortalAsked,
  organisation: string,
  me: string,
): Promise<Html> => {
  const offset = Number(params.get('offset') ?? 0) || 0
  const { data, meta } = await portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}/people', {
      params: { path: { organisation }, query: { offset } },
      signal,
    }),
  )
  const address = organisationAddress(organisation, 'people')
  const next = makeAddress(address, { offset: meta.offset + meta.limit })
  return html`${showTable({ name: 'People', caption: 'People, in the order in which they joined', columns: listColumns(organisation, me), rows: data })}
${meta.offset > 0 && html`<p><a href="${href(address)}">First people</a></p>`}
${meta.has_more && html`<p><a href="${href(next)}">More people</a></p>`}`
}

const listColumns = (organisation: string, me: string): Column<OrganisationPerson>[] => [
  {
    title: 'Person',
    isHeading: true,
    cell: ({ id, mailbox }) =>
      html`<a href="${href(organisationAddress(organisation, 'people', id))}">${mailbox ?? id}</a>${id === me && ' (you)'}`,
  },
  { title: 'Role', cell: ({ role }) => ROLE_WORDS[role] },
  { title: 'Joined', cell: ({ since }) => showDay(since) },
]

/** Reads the open invitations. The API refuses the question of a member who is no owner. */
const readInvitations = async (
  { portal }: Pick<PortalAsked, 'portal'>,
  organisation: string,
): Promise<readonly OpenInvitation[]> => {
  const { data } = await portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}/invitations', {
      params: { path: { organisation } },
      signal,
    }),
  )
  return data
}

const showForOwner = async (asked: PortalAsked, { id }: Organisation): Promise<Html> => {
  const data = await readInvitations(asked, id)
  return html`<h2 id="invitations">Open invitations</h2>
${showInvitations(id, data)}
<h2 id="invite">Invite a person</h2>
<p>The person gets a mail that names your organisation, and joins by signing in with that mailbox. An invitation grants no access to data.</p>
${showForm({
  action: organisationAddress(id, 'people'),
  button: 'Send the invitation',
  fields: [
    showField(asked, { name: 'mailbox', label: 'E-mail address', type: 'email', autocomplete: 'off' }),
    showChoices(asked, { name: 'role', legend: 'Role', choices: ROLE_CHOICES, chosen: ['member'] }),
  ],
})}`
}

const showInvitations = (organisation: string, invitations: readonly OpenInvitation[]): Content => {
  if (invitations.length === 0) return html`<p>There are no open invitations.</p>`
  const columns: Column<OpenInvitation>[] = [
    { title: 'E-mail address', isHeading: true, cell: ({ mailbox }) => mailbox },
    { title: 'Role', cell: ({ role }) => ROLE_WORDS[role] },
    { title: 'Ends', cell: ({ ends_at }) => showDay(ends_at) },
    {
      title: 'Change',
      cell: ({ id, mailbox }) =>
        html`<a href="${href(organisationAddress(organisation, 'invitations', id))}">Withdraw<span class="visually-hidden"> the invitation of ${mailbox}</span></a>`,
    },
  ]
  return showTable({
    name: 'Open invitations',
    caption: 'Invitations that wait for an answer',
    columns,
    rows: invitations,
  })
}

const GONE: Page = {
  title: 'This invitation is not open',
  description: 'The invitation is not open.',
  status: 404,
  main: html`<p>It was accepted, declined or withdrawn, or it has ended. The page of the people lists the open invitations.</p>`,
}

/** Withdraws an open invitation. */
export const withdrawInvitation: PortalRoute = {
  path: '/portal/organisations/:organisation/invitations/:invitation',
  show: async (asked) => {
    const organisation = await readOrganisation(asked)
    const { id } = organisation
    const trail = [...trailOf(organisation), { title: 'People', address: organisationAddress(id, 'people') }]
    const invitation = (await readInvitations(asked, id)).find((one) => one.id === asked.named['invitation'])
    if (invitation === undefined) return { ...GONE, trail }
    const { mailbox } = invitation
    return {
      title: 'Withdraw an invitation',
      description: 'Withdraw an invitation.',
      trail,
      main: html`<p>The invitation of <strong>${mailbox}</strong> can no longer be accepted, and nobody is mailed. You can invite the person again.</p>
${showForm({ action: organisationAddress(id, 'invitations', invitation.id), button: 'Withdraw the invitation', fields: null, isDangerous: true })}
<p><a href="${href(organisationAddress(id, 'people'))}">Keep the invitation</a></p>`,
    }
  },
  submit: async ({ named, portal }) => {
    const path = { organisation: named['organisation'] ?? '', invitation: named['invitation'] ?? '' }
    await portal.ask((api, signal) =>
      api.DELETE('/api/portal/v1/organisations/{organisation}/invitations/{invitation}', {
        params: { path },
        signal,
      }),
    )
    return new Redirect(organisationAddress(path.organisation, 'people'), 303)
  },
}
