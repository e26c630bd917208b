import type { OwnKey } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { showMinute } from '../../parts/format.ts'
import { Redirect } from '../../page.ts'
import { showFaults, showField, showForm } from '../../portal/forms.ts'
import type { PortalAnswer, PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { readNumber } from '../../portal/read-number.ts'
import { readOrganisation } from '../../portal/read-organisation.ts'
import { sayFaults } from '../../portal/say-faults.ts'
import { showAgain } from '../../portal/show-again.ts'
import { keyPath, nameOf } from './key-words.ts'
import { KEY_WORDS, readKey, readStanding, sendForm, showMissing } from './read-keys.ts'
import { showSecret } from './show-secret.ts'

type Order = {
  readonly name: OwnKey['orders'][number]
  readonly title: string
  /** Says what will happen. */
  readonly says: (key: OwnKey) => Content
  readonly fields?: (asked: PortalAsked, key: OwnKey) => Content
  readonly isDangerous?: boolean
  readonly submit: (asked: PortalAsked) => Promise<PortalAnswer>
}

/** A page that says what an order does, and asks for it. */
const makeOrder = (order: Order): PortalRoute => {
  const { name, title, says, fields, isDangerous = false } = order
  const route: PortalRoute = {
    path: `/portal/organisations/:organisation/keys/:key/${name}`,
    words: KEY_WORDS,
    show: async (asked) => {
      const [organisation, key] = await Promise.all([readOrganisation(asked), readKey(asked)])
      const path = keyPath(organisation.path, key)
      if (!key.orders.includes(name)) return new Redirect(path, 303)
      const missing = name === 'rotate' && showMissing(organisation, await readStanding(asked))
      return {
        title,
        description: `${title} of ${organisation.name}.`,
        trail: [
          ...organisation.trail,
          { title: 'Keys', address: `${organisation.path}/keys` },
          { title: nameOf(key), address: path },
        ],
        main: html`${showFaults(asked)}
<p class="lead">Key: <strong>${nameOf(key)}</strong>, which begins with <code>${key.start}</code>.</p>
${missing === false || missing === null || missing === undefined ? html`${says(key)}${showForm({ action: `${path}/${name}`, fields: fields?.(asked, key), button: title, isDangerous })}` : missing}
<p><a href="${href(path)}">Leave the key as it is</a></p>`,
      }
    },
    submit: (asked) => sendForm(route, asked, () => order.submit(asked)),
  }
  return route
}

const pathIn = ({ named: { organisation = '', key = '' } }: PortalAsked) => ({ organisation, key })

const backTo = (asked: PortalAsked): Redirect => {
  const { organisation, key } = pathIn(asked)
  return new Redirect(
    `/portal/organisations/${encodeURIComponent(organisation)}/keys/${encodeURIComponent(key)}`,
    303,
  )
}

const USUAL_OVERLAP = '7'

const sayOverlap = ({ state, orders }: OwnKey): string => {
  if (state !== 'suspended') return 'Both keys work during the overlap, and share their quotas.'
  return orders.includes('resume')
    ? 'The old key is suspended and stays closed during the overlap, unless a member resumes it.'
    : 'The old key is suspended and stays closed: no member can resume it.'
}

const rotateKey: PortalRoute = makeOrder({
  name: 'rotate',
  title: 'Rotate the key',
  says: (key) =>
    html`<p>A new key takes its place, with the same scopes, name and addresses, for 365 days. It is shown once, on the next page. ${sayOverlap(key)}</p>`,
  fields: (asked, { state, orders }) =>
    showField(asked, {
      name: 'overlap_days',
      label: 'Days of overlap',
      hint:
        state === 'suspended'
          ? `At most 7. With 0 the old key ends at once${orders.includes('resume') ? ': choose it unless you want to resume the old key' : ''}.`
          : 'Time to put the new key into your programs. At most 7. With 0 the old key ends at once: choose it if others may have seen the key.',
      value: state === 'suspended' ? '0' : USUAL_OVERLAP,
      inputmode: 'numeric',
    }),
  submit: async (asked) => {
    const days = readNumber(asked.form.get('overlap_days'))
    if (days === undefined || Number.isNaN(days) || days > 1000)
      return showAgain(rotateKey, asked, sayFaults(new Map([['overlap_days', '']]), asked.form, KEY_WORDS))
    const organisation = await readOrganisation(asked)
    const { data } = await asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/organisations/{organisation}/keys/{key}/rotate', {
        params: { path: pathIn(asked) },
        body: { overlap_days: days },
        signal,
      }),
    )
    return showSecret(
      { asked, organisation },
      data,
      html`<p>The old key ends at ${showMinute(data.overlap_ends_at)}.</p>`,
    )
  },
})

const suspendKey = makeOrder({
  name: 'suspend',
  title: 'Suspend the key',
  says: () =>
    html`<p>Requests with the key are refused within a second. A member of your organisation can resume it.</p>`,
  isDangerous: true,
  submit: async (asked) => {
    await asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/organisations/{organisation}/keys/{key}/suspend', {
        params: { path: pathIn(asked) },
        signal,
      }),
    )
    return backTo(asked)
  },
})

const resumeKey = makeOrder({
  name: 'resume',
  title: 'Resume the key',
  says: () => html`<p>Requests with the key are answered again, within a second.</p>`,
  submit: async (asked) => {
    await asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/organisations/{organisation}/keys/{key}/resume', {
        params: { path: pathIn(asked) },
        signal,
      }),
    )
    return backTo(asked)
  },
})

const revokeKey: PortalRoute = makeOrder({
  name: 'revoke',
  title: 'Revoke the key',
  says: () =>
    html`<p>Requests with the key are refused within a second. It is never opened again, and programs that use it stop. To replace it without a break, rotate it instead.</p>`,
  fields: (asked, key) =>
    showField(asked, {
      name: 'typed',
      label: key.name === null ? 'Beginning of the key' : 'Name of the key',
      hint: html`Type <strong>${key.name ?? key.start}</strong> to make sure that it is the right one.`,
    }),
  isDangerous: true,
  submit: async (asked) => {
    const { name, start } = await readKey(asked)
    const typed = (asked.form.get('typed') ?? '').trim()
    // A key without a name is shown with an ellipsis, which may be copied along.
    const isRight = name === null ? typed.replace(/(…|\.\.\.)$/, '') === start : typed === name
    if (!isRight)
      return showAgain(
        revokeKey,
        asked,
        new Map([
          [
            'typed',
            `The ${name === null ? 'beginning' : 'name'} is not that of this key: type ${name ?? start}`,
          ],
        ]),
      )
    await asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/organisations/{organisation}/keys/{key}/revoke', {
        params: { path: pathIn(asked) },
        signal,
      }),
    )
    return backTo(asked)
  },
})

export const keyOrders: readonly PortalRoute[] = [rotateKey, suspendKey, resumeKey, revokeKey]
