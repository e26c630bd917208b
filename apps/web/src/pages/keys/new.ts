import type { ListedGrant } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { showCount } from '../../parts/format.ts'
import { showChoices, showFaults, showField, showForm } from '../../portal/forms.ts'
import type { PortalAnswer, PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { readOrganisation } from '../../portal/read-organisation.ts'
import { SCOPE_WORDS } from '../../portal/request-words.ts'
import { canIssue, KEY_WORDS, readLines, readStanding, sendForm, showMissing } from './read-keys.ts'
import { showSecret } from './show-secret.ts'

/** Asks for the fields of a new key. */
export const newKey: PortalRoute = {
  path: '/portal/organisations/:organisation/keys/new',
  words: KEY_WORDS,
  show: async (asked) => {
    const [organisation, standing] = await Promise.all([readOrganisation(asked), readStanding(asked)])
    const { name, path, trail } = organisation
    return {
      title: 'Issue a key',
      description: `Issue a key to ${name}.`,
      trail: [...trail, { title: 'Keys', address: `${path}/keys` }],
      main: canIssue(standing)
        ? html`${showFaults(asked)}
<p class="lead">The key is for ${name} alone. It is shown once, on the next page.</p>
${showForm({ action: `${path}/keys/new`, fields: showFields(asked, standing.grants, await readAddresses(asked, standing.grants)), button: 'Issue the key' })}`
        : html`${showMissing(organisation, standing)}
<p><a href="${href(`${path}/keys`)}">Keys of ${name}</a></p>`,
    }
  },
  submit: (asked) => sendForm(newKey, asked, () => issue(asked)),
}

/** Addresses that the approved requests gave. */
const readAddresses = async (
  { portal }: PortalAsked,
  grants: readonly ListedGrant[],
): Promise<readonly string[]> => {
  const requests = new Set(grants.map(({ request }) => request))
  const answers = await Promise.all(
    [...requests].map((request) =>
      portal.ask((api, signal) =>
        api.GET('/api/portal/v1/requests/{request}', { params: { path: { request } }, signal }),
      ),
    ),
  )
  return [...new Set(answers.flatMap(({ data }) => data.answers.addresses ?? []))]
}

const showFields = (asked: PortalAsked, grants: readonly ListedGrant[], addresses: readonly string[]): Html =>
  html`${showField(asked, { name: 'name', label: 'Name', hint: 'The program or server that uses the key, such as "web server". Give each its own key.' })}
${showChoices(asked, {
  name: 'scopes',
  legend: 'Scopes',
  hint: 'The key opens these, and no more. Its quotas are the lowest of its scopes.',
  isMany: true,
  choices: grants.map(({ scope, quotas }) => ({
    value: scope,
    label: html`<code>${scope}</code>`,
    hint: `${SCOPE_WORDS[scope]}. ${showCount(quotas.minute)} requests in a minute, ${showCount(quotas.day)} in a day.`,
  })),
})}
${showField(asked, {
  name: 'expires_at',
  label: 'Day of the end',
  hint: 'The key ends when this day begins, in UTC: at most 365 days from now. Leave it empty for 365 days.',
  type: 'date',
  isOptional: true,
})}
${showField(asked, {
  name: 'addresses',
  label: 'Addresses',
  hint: 'If your servers have fixed addresses, the key can be limited to them. Those of your request are filled in. One on a line, such as 203.0.113.7 or 2001:db8::/48. Leave it empty for any address.',
  rows: 3,
  value: addresses.join('\n'),
  isOptional: true,
})}`

const issue = async (asked: PortalAsked): Promise<PortalAnswer> => {
  const { form, named } = asked
  const { organisation: id = '' } = named
  const organisation = await readOrganisation(asked)
  const [day, addresses] = [form.get('expires_at') ?? '', readLines(form.get('addresses'))]
  const { data } = await asked.portal.ask((api, signal) =>
    api.POST('/api/portal/v1/organisations/{organisation}/keys', {
      params: { path: { organisation: id } },
      body: {
        name: form.get('name') ?? '',
        // The API refuses a scope that it does not know.
        scopes: form.getAll('scopes') as ListedGrant['scope'][],
        ...(day !== '' && { expires_at: `${day}T00:00:00Z` }),
        ...(addresses.length > 0 && { addresses }),
      },
      signal,
    }),
  )
  return showSecret({ asked, organisation }, data)
}
