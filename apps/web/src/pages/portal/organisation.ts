import type { Organisation } from '@rotunda/contract'
import { html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Redirect } from '../../page.ts'
import { countOf, showDay } from '../../parts/format.ts'
import { linkOut } from '../../parts/link-out.ts'
import { showCards, type Card } from '../../parts/show-cards.ts'
import { showFaults, showField, showForm } from '../../portal/forms.ts'
import { readMe, type PortalRoute } from '../../portal/portal-page.ts'
import { say } from '../../portal/say-faults.ts'
import { showNextStep } from './next-step.ts'
import { organisationAddress, PORTAL_TRAIL, readOrganisation } from './read-organisation.ts'

export const newOrganisation: PortalRoute = {
  path: '/portal/organisations/new',
  words: {
    name: ({ detail }) =>
      /^The (field )?name (?!")/.test(detail)
        ? 'Write the name as your organisation does: one line of 2 to 200 characters, without an address such as example.org.'
        : detail,
    site: say('Give the address of the website with https, such as https://www.example.org.'),
  },
  show: async (asked) => {
    await readMe(asked)
    return {
      title: 'Make an organisation',
      description: 'Make an organisation, and be its owner.',
      trail: PORTAL_TRAIL,
      main: html`${showFaults(asked)}
<p>You become its owner, and can invite other people. If your organisation is here already, ask one of its owners to invite you instead.</p>
${showForm({
  action: '/portal/organisations/new',
  button: 'Make the organisation',
  fields: [
    showField(asked, {
      name: 'name',
      label: 'Name of the organisation',
      hint: 'Write it as your organisation does. The name must not look like that of another organisation here.',
      autocomplete: 'organization',
    }),
    showField(asked, {
      name: 'site',
      label: 'Address of its website',
      hint: 'For example https://www.example.org. Reviewers see it; nothing is fetched from it.',
      type: 'url',
    }),
  ],
})}`,
    }
  },
  submit: async ({ form, portal }) => {
    const body = { name: form.get('name') ?? '', site: form.get('site') ?? '' }
    const { data } = await portal.ask((api, signal) =>
      api.POST('/api/portal/v1/organisations', { body, signal }),
    )
    return new Redirect(organisationAddress(data.id), 303)
  },
}

/** First page of an organisation: its next step, and the way to each part of it. */
export const organisation: PortalRoute = {
  path: '/portal/organisations/:organisation',
  show: async (asked) => {
    const shown = await readOrganisation(asked)
    const { id, name, site, role, created_at } = shown
    return {
      title: name,
      description: `People, access requests, keys and terms of ${name}.`,
      trail: PORTAL_TRAIL,
      main: html`<p class="lead">You are ${role === 'owner' ? 'an owner' : 'a member'} of this organisation.${site !== null && html` Its website is ${linkOut(site, site.replace('https://', ''))}.`}</p>
<h2 id="next">What to do next</h2>
${showNextStep(shown)}
<h2 id="parts">Parts of the organisation</h2>
${showCards(listParts(shown))}
<p>Id: <code>${id}</code>. It was made on ${showDay(created_at)}.</p>
<p><a href="${href(organisationAddress(id, 'leave'))}">Leave the organisation</a></p>`,
    }
  },
}

const listParts = ({ id, role, progress }: Organisation): Card[] => {
  const { people, drafts, asked_back, under_review, scopes, terms, keys } = progress
  const card = (title: string, part: string, about: string): Card => ({
    title,
    about,
    address: organisationAddress(id, part),
  })
  const open = drafts + asked_back + under_review
  return [
    card(
      'People',
      'people',
      role === 'owner'
        ? `${countOf(people, 'person', 'people')}. Invite people, change roles, remove people.`
        : `${countOf(people, 'person', 'people')} of your organisation.`,
    ),
    card(
      'Access requests',
      'requests',
      `${countOf(open, 'open request')}, ${countOf(scopes.length, 'approved scope')}.`,
    ),
    card('Keys', 'keys', `${countOf(keys, 'key')} in use. Make, replace, suspend and revoke keys.`),
    card(
      'Terms',
      'terms',
      terms === null
        ? 'No terms are in force.'
        : `Version ${terms.version} of the terms is ${terms.is_accepted ? 'accepted' : 'not accepted yet'}.`,
    ),
    card('Usage', 'usage', 'Requests of your keys, by day.'),
    card('Audit', 'audit', 'Every change to the organisation, and the person who made it.'),
  ]
}

export const leave: PortalRoute = {
  path: '/portal/organisations/:organisation/leave',
  show: async (asked) => {
    const { id, name } = await readOrganisation(asked)
    return {
      title: `Leave ${name}`,
      description: `Leave ${name}.`,
      trail: [...PORTAL_TRAIL, { title: name, address: organisationAddress(id) }],
      main: html`<p>If you leave, you no longer see this organisation. Its requests and keys stay as they are. An owner can invite you again.</p>
<p>The last owner cannot leave: make another person an owner first.</p>
${showForm({ action: organisationAddress(id, 'leave'), button: 'Leave the organisation', fields: null, isDangerous: true })}
<p><a href="${href(organisationAddress(id))}">Stay in the organisation</a></p>`,
    }
  },
  submit: async ({ named, portal }) => {
    const path = { organisation: named['organisation'] ?? '' }
    await portal.ask((api, signal) =>
      api.POST('/api/portal/v1/organisations/{organisation}/leave', { params: { path }, signal }),
    )
    return new Redirect('/portal', 303)
  },
}
