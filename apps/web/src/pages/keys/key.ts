import type { OwnKey } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { showMinute } from '../../parts/format.ts'
import { Redirect } from '../../page.ts'
import { showFaults, showField, showForm } from '../../portal/forms.ts'
import type { PortalAnswer, PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { readOrganisation, type AskedOrganisation } from '../../portal/read-organisation.ts'
import { showScopes } from '../../portal/request-words.ts'
import { keyPath, nameOf, showQuotas, showState, showTime } from './key-words.ts'
import { KEY_WORDS, readKey, readLines, sendForm } from './read-keys.ts'

/** Facts of a key, and the orders on it. */
export const key: PortalRoute = {
  path: '/portal/organisations/:organisation/keys/:key',
  show: async (asked) => {
    const [organisation, shown] = await Promise.all([readOrganisation(asked), readKey(asked)])
    const { path, trail } = organisation
    return {
      title: nameOf(shown),
      description: `A key of ${organisation.name}.`,
      trail: [...trail, { title: 'Keys', address: `${path}/keys` }],
      main: html`${showFacts(organisation, shown)}
${showOrders(keyPath(path, shown), shown)}
<h2 id="seen">People who saw the key</h2>
${showSeers(shown)}
<p><a href="${href(`${path}/usage?key=${encodeURIComponent(shown.id)}`)}">Usage of this key</a></p>`,
    }
  },
}

const showFacts = ({ path }: AskedOrganisation, shown: OwnKey): Html => html`<dl class="facts">
<dt>State</dt><dd>${showState(shown)}</dd>
<dt>Begins with</dt><dd><code>${shown.start}</code></dd>
<dt>Id</dt><dd><code>${shown.id}</code></dd>
<dt>Scopes</dt><dd>${showScopes(shown.scopes)}</dd>
<dt>Quotas</dt><dd>${showQuotas(shown)}</dd>
<dt>Addresses</dt><dd>${shown.addresses === null ? 'Any' : shown.addresses.join(', ')}</dd>
<dt>Issued</dt><dd>${showMinute(shown.created_at)}</dd>
<dt>Expires</dt><dd>${showTime(shown.expires_at, 'Never')}</dd>
<dt>Last used</dt><dd>${showTime(shown.last_used_at, 'Never')}</dd>
${shown.exposed_at !== null && html`<dt>Stood in an address</dt><dd>${showMinute(shown.exposed_at)}: rotate the key, because proxies and logs keep addresses</dd>`}
${shown.replaced_by !== null && html`<dt>Replaced by</dt><dd><a href="${href(keyPath(path, { id: shown.replaced_by }))}"><code>${shown.replaced_by}</code></a></dd>`}
${shown.exempt !== null && html`<dt>Terms</dt><dd>Not needed: ${shown.exempt}</dd>`}
</dl>`

const ORDER_WORDS: Readonly<
  Record<OwnKey['orders'][number], { readonly title: string; readonly says: string }>
> = {
  rotate: { title: 'Rotate the key', says: 'Replace it by a new one, with an overlap.' },
  suspend: { title: 'Suspend the key', says: 'Close it until a member resumes it.' },
  resume: { title: 'Resume the key', says: 'Open it again.' },
  revoke: { title: 'Revoke the key', says: 'Close it for good.' },
}

const showOrders = (path: string, { orders, state }: OwnKey): Content =>
  state === 'revoked'
    ? html`<p>A revoked key is never opened again. <a href="${href(path.replace(/[^/]+$/, 'new'))}">Issue another key</a></p>`
    : html`<h2 id="orders">Change the key</h2>
<ul>
<li><a href="${href(`${path}/change`)}">Change its name or addresses</a></li>
${orders.map((order) => html`<li><a href="${href(`${path}/${order}`)}">${ORDER_WORDS[order].title}</a>: ${ORDER_WORDS[order].says}</li>`)}
</ul>`

const showSeers = ({ seen_by: seers }: OwnKey): Html =>
  seers.length === 0
    ? html`<p>Nobody saw it in the portal: the operator issued it.</p>`
    : html`<ul>${seers.map(({ mailbox, at }) => html`<li>${mailbox ?? 'A person who was deleted'}, ${showMinute(at)}</li>`)}</ul>`

/** Changes the name and the addresses. A key that the operator issued has no name to change. */
export const changeKey: PortalRoute = {
  path: '/portal/organisations/:organisation/keys/:key/change',
  words: KEY_WORDS,
  show: async (asked) => {
    const [{ path, trail }, shown] = await Promise.all([readOrganisation(asked), readKey(asked)])
    const own = keyPath(path, shown)
    return {
      title: 'Change the key',
      description: `Change the name or the addresses of a key.`,
      trail: [...trail, { title: 'Keys', address: `${path}/keys` }, { title: nameOf(shown), address: own }],
      main: html`${showFaults(asked)}
<p>The scopes of a key never change: issue another key for other scopes.</p>
${showForm({
  action: `${own}/change`,
  fields: html`${shown.name !== null && showField(asked, { name: 'name', label: 'Name', value: shown.name })}
${showField(asked, {
  name: 'addresses',
  label: 'Addresses',
  hint: 'One on a line, such as 203.0.113.7 or 2001:db8::/48. Leave it empty for any address. Requests from elsewhere are refused within a second.',
  rows: 4,
  value: (shown.addresses ?? []).join('\n'),
  isOptional: true,
})}`,
  button: 'Save',
})}`,
    }
  },
  submit: (asked) => sendForm(changeKey, asked, () => change(asked)),
}

const change = async (asked: PortalAsked): Promise<PortalAnswer> => {
  const { organisation = '', key: id = '' } = asked.named
  const [name, addresses] = [asked.form.get('name'), readLines(asked.form.get('addresses'))]
  await asked.portal.ask((api, signal) =>
    api.PATCH('/api/portal/v1/organisations/{organisation}/keys/{key}', {
      params: { path: { organisation, key: id } },
      body: { ...(name !== null && { name }), addresses: addresses.length === 0 ? null : addresses },
      signal,
    }),
  )
  return new Redirect(
    `/portal/organisations/${encodeURIComponent(organisation)}/keys/${encodeURIComponent(id)}`,
    303,
  )
}
