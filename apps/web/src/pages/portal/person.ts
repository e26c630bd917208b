import { Problem } from '@rotunda/sdk/portal'
import type { OrganisationPerson, SeenKey } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Redirect } from '../../page.ts'
import { showDay } from '../../parts/format.ts'
import { showChoices, showFaults, showForm } from '../../portal/forms.ts'
import { readMe, type PortalAsked, type PortalRoute } from '../../portal/portal-page.ts'
import { ROLE_CHOICES, roleOf } from './people.ts'
import { organisationAddress, readOrganisation, ROLE_WORDS, trailOf } from './read-organisation.ts'

const pathOf = ({ named }: Pick<PortalAsked, 'named'>) => ({
  organisation: named['organisation'] ?? '',
  person: named['person'] ?? '',
})

const readPerson = async (asked: PortalAsked): Promise<OrganisationPerson> => {
  const { data } = await asked.portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}/people/{person}', {
      params: { path: pathOf(asked) },
      signal,
    }),
  )
  return data
}

const addressOf = (asked: PortalAsked, ...parts: readonly string[]): string => {
  const { organisation, person } = pathOf(asked)
  return organisationAddress(organisation, 'people', person, ...parts)
}

const readTrail = async (asked: PortalAsked) => {
  const organisation = await readOrganisation(asked)
  const address = organisationAddress(organisation.id, 'people')
  return { organisation, trail: [...trailOf(organisation), { title: 'People', address }] }
}

/** A person of an organisation. An owner changes the role here, and finds the way to the removal. */
export const person: PortalRoute = {
  path: '/portal/organisations/:organisation/people/:person',
  show: async (asked) => {
    const { organisation, trail } = await readTrail(asked)
    const shown = await readPerson(asked)
    const me = await readMe(asked)
    const { role, since } = shown
    return {
      title: nameOf(shown),
      description: `${nameOf(shown)} in ${organisation.name}.`,
      trail,
      main: html`${showFaults(asked)}
<p class="lead">${ROLE_WORDS[role]} of ${organisation.name} since ${showDay(since)}.${shown.id === me.id && ' This is you.'}</p>
${organisation.role === 'owner' ? showChanges(asked, shown, me.id) : html`<p>Only an owner changes roles and removes people.</p>`}`,
    }
  },
  submit: async (asked) => {
    const body = { role: roleOf(asked) }
    await asked.portal.ask((api, signal) =>
      api.PATCH('/api/portal/v1/organisations/{organisation}/people/{person}', {
        params: { path: pathOf(asked) },
        body,
        signal,
      }),
    )
    return new Redirect(organisationAddress(pathOf(asked).organisation, 'people'), 303)
  },
}

const nameOf = ({ id, mailbox }: OrganisationPerson): string => mailbox ?? id

const showChanges = (asked: PortalAsked, { id, role }: OrganisationPerson, me: string): Html =>
  html`<h2 id="role">Change the role</h2>
${showForm({
  action: addressOf(asked),
  button: 'Save the role',
  fields: showChoices(asked, { name: 'role', legend: 'Role', choices: ROLE_CHOICES, chosen: [role] }),
})}
<h2 id="remove">${id === me ? 'Leave' : 'Remove'}</h2>
${
  id === me
    ? html`<p><a href="${href(organisationAddress(pathOf(asked).organisation, 'leave'))}">Leave the organisation</a></p>`
    : html`<p>Before anything happens, a page says what the removal does. <a href="${href(addressOf(asked, 'remove'))}">Remove this person</a></p>`
}`

const readSeenKeys = async (asked: PortalAsked): Promise<readonly SeenKey[]> => {
  const { data } = await asked.portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}/people/{person}/keys', {
      params: { path: pathOf(asked) },
      signal,
    }),
  )
  return data
}

/** Says what the removal of a person does, and removes them. */
export const removePerson: PortalRoute = {
  path: '/portal/organisations/:organisation/people/:person/remove',
  show: async (asked) => {
    const { organisation, trail } = await readTrail(asked)
    const shown = await readPerson(asked)
    const keys = await readSeenKeys(asked)
    return {
      title: `Remove ${nameOf(shown)}`,
      description: `Remove ${nameOf(shown)} from ${organisation.name}.`,
      trail: [...trail, { title: nameOf(shown), address: addressOf(asked) }],
      main: html`<p>If you remove this person:</p>
<ul>
<li>the person no longer sees ${organisation.name}, nor its requests and keys</li>
<li>all sessions of the person end at once</li>
<li>keys that the person made stay in use</li>
</ul>
<p>${keys.length === 0 ? 'The person has seen no key that is in use.' : 'A key that was seen may have been copied. The next page lists the keys that the person saw, so that you can replace them:'}</p>
${keys.length > 0 && html`<ul>${keys.map((key) => html`<li>${nameKey(key)}</li>`)}</ul>`}
${showForm({ action: addressOf(asked, 'remove'), button: 'Remove the person', fields: null, isDangerous: true })}
<p><a href="${href(addressOf(asked))}">Keep the person</a></p>`,
    }
  },
  submit: async (asked) => {
    await asked.portal.ask((api, signal) =>
      api.DELETE('/api/portal/v1/organisations/{organisation}/people/{person}', {
        params: { path: pathOf(asked) },
        signal,
      }),
    )
    return new Redirect(addressOf(asked, 'removed'), 303)
  },
}

const nameKey = ({ name, start }: SeenKey): Html =>
  html`${name !== null && html`${name}, `}<code>${start}…</code>`

/** Lists the keys that a removed person saw. The page can be opened again until each key is replaced. */
export const removedPerson: PortalRoute = {
  path: '/portal/organisations/:organisation/people/:person/removed',
  show: async (asked) => {
    if (await isStillThere(asked)) return new Redirect(addressOf(asked))
    const { organisation, trail } = await readTrail(asked)
    const keys = await readSeenKeys(asked)
    return {
      title: 'Keys that the person saw',
      description: 'Keys that a person outside the organisation saw.',
      trail,
      main: html`<p class="lead">The person <code>${pathOf(asked).person}</code> does not belong to ${organisation.name}.</p>
${keys.length === 0 ? html`<p>No key that is in use is recorded as seen by this person. There is nothing to replace.</p>` : showKeys(organisation.id, keys)}
<p><a href="${href(organisationAddress(organisation.id, 'people'))}">Back to the people</a></p>`,
    }
  },
}

const showKeys = (organisation: string, keys: readonly SeenKey[]): Html =>
  html`<p>Rotate each key: a new key takes its place, and the old one ends. A key stays in this list until it is revoked.</p>
<ul>${keys.map((key) => html`<li><a href="${href(organisationAddress(organisation, 'keys', key.id))}">${nameKey(key)}</a>, seen on ${showDay(key.seen_at)}</li>`)}</ul>`

const isStillThere = async (asked: PortalAsked): Promise<boolean> => {
  try {
    await readPerson(asked)
    return true
  } catch (fault) {
    if (fault instanceof Problem && fault.code === 'not_found') return false
    throw fault
  }
}
