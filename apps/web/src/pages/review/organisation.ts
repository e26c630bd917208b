import type { OrganisationGrants } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Redirect, type Page } from '../../page.ts'
import { showChoices, showFaults, showField, showForm } from '../../portal/forms.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { readNumber } from '../../portal/read-number.ts'
import { SCOPE_WORDS } from '../../portal/request-words.ts'
import { sayText, type FieldFaults } from '../../portal/say-faults.ts'
import { showGrants } from '../../portal/show-grants.ts'
import { showQuotas } from '../../portal/show-history.ts'
import { showAgain } from '../../portal/show-again.ts'
import { carryOutDecision, demandPasskey } from './carry-out-decision.ts'
import { organisationPath, TRAIL } from './read-reviewed.ts'

const readGrants = async ({ portal, named }: PortalAsked): Promise<OrganisationGrants> => {
  const { data } = await portal.ask((api, signal) =>
    api.GET('/api/portal/v1/review/organisations/{organisation}/grants', {
      params: { path: { organisation: named['organisation'] ?? '' } },
      signal,
    }),
  )
  return data
}

/** Scopes that an organisation was approved for. */
export const reviewedOrganisation: PortalRoute = {
  path: '/review/organisations/:organisation',
  show: async (asked) => {
    const { organisation, grants } = await readGrants(asked)
    return {
      title: organisation.name,
      description: `Approved scopes of ${organisation.name}.`,
      trail: TRAIL,
      main: html`<p class="lead">Scopes that reviewers approved for this organisation, and that did not end.</p>
${showGrants(grants, {
  requests: '/review/requests/',
  without:
    'Nothing is approved for this organisation. Its scopes are listed here once a request is approved.',
})}
${grants.length > 0 && html`<p><a href="${href(organisationPath(organisation.id, 'narrow'))}">Take scopes away, or lower their quotas</a></p>`}`,
    }
  },
}

const showNarrow = (
  asked: PortalAsked,
  { organisation, grants }: OrganisationGrants,
  notice: Content = null,
): Page => ({
  title: 'Narrow the access',
  description: `Take approved scopes of ${organisation.name} away, or lower their quotas.`,
  trail: [...TRAIL, { title: organisation.name, address: organisationPath(organisation.id) }],
  main: html`${showFaults(asked)}${notice}
<p>Keys of ${organisation.name} lose these scopes or quotas within a second, and the organisation is mailed. It reads your reason. One reviewer is enough, since nothing is granted. To give back what was taken away, a new request is needed.</p>
${showForm({
  action: organisationPath(organisation.id, 'narrow'),
  fields: [
    showChoices(asked, {
      name: 'scopes',
      legend: 'Scopes to narrow',
      isMany: true,
      choices: grants.map(({ scope, quotas }) => ({
        value: scope,
        label: html`<code>${scope}</code>`,
        hint: `${SCOPE_WORDS[scope]}. ${showQuotas(quotas)}.`,
      })),
    }),
    showChoices(asked, { name: 'way', legend: 'What to do with them', choices: WAYS }),
    QUOTAS.map((quota) =>
      showField(asked, {
        name: `quotas.${quota}`,
        label: `Lower quota of a ${quota}`,
        hint: 'Requests of a key. An empty field leaves the quota as it is.',
        inputmode: 'numeric',
        isOptional: true,
      }),
    ),
    showField(asked, { name: 'note', label: 'Reason for the organisation', rows: 4 }),
  ],
  button: 'Narrow the access',
  isDangerous: true,
})}
<p><a href="${href(organisationPath(organisation.id))}">Leave everything as it is</a></p>`,
})

const QUOTAS = ['minute', 'day'] as const

const WAYS = [
  { value: 'end', label: 'Take them away' },
  { value: 'lower', label: 'Lower their quotas' },
] as const

/** Faults that only the form can have. */
const checkForm = (form: URLSearchParams): FieldFaults => {
  const way = form.get('way')
  const given = QUOTAS.map((quota) => [quota, readNumber(form.get(`quotas.${quota}`))] as const)
  const hasQuota = given.some(([, number]) => number !== undefined)
  return new Map([
    ...(way === 'end' || way === 'lower' ? [] : [['way', 'Choose what to do with the scopes.'] as const]),
    ...(way === 'lower' && !hasQuota ? [['quotas.minute', 'Give at least one lower quota.'] as const] : []),
    ...(way === 'end' && hasQuota
      ? [['way', 'Leave the quotas empty to take the scopes away, or choose to lower them.'] as const]
      : []),
    ...given
      .filter(([, number]) => Number.isNaN(number))
      .map(([quota]) => [`quotas.${quota}`, `Give the quota of a ${quota} as a whole number.`] as const),
  ])
}

const readOrder = (form: URLSearchParams) => {
  const [minute, day] = QUOTAS.map((quota) => readNumber(form.get(`quotas.${quota}`)))
  const quotas = { ...(minute !== undefined && { minute }), ...(day !== undefined && { day }) }
  return {
    // The API refuses a text that is no scope.
    scopes: form.getAll('scopes') as OrganisationGrants['grants'][number]['scope'][],
    note: form.get('note') ?? '',
    ...(form.get('way') === 'lower' && { quotas }),
  }
}

export const narrow: PortalRoute = {
  path: '/review/organisations/:organisation/narrow',
  words: { note: sayText('Give the reason for the organisation', { most: 2000 }) },
  show: async (asked) => {
    const elsewhere = asked.form.size === 0 ? await demandPasskey(asked) : undefined
    if (elsewhere !== undefined) return elsewhere
    const shown = await readGrants(asked)
    const { id } = shown.organisation
    return shown.grants.length === 0 ? new Redirect(organisationPath(id), 303) : showNarrow(asked, shown)
  },
  submit: (asked) => {
    const { organisation = '' } = asked.named
    const faults = checkForm(asked.form)
    if (faults.size > 0) return showAgain(narrow, asked, faults)
    return carryOutDecision(asked, {
      thing: 'request',
      send: () =>
        asked.portal.ask((api, signal) =>
          api.POST('/api/portal/v1/review/organisations/{organisation}/narrow', {
            params: { path: { organisation } },
            body: readOrder(asked.form),
            signal,
          }),
        ),
      next: organisationPath(organisation),
      show: async (notice) => showNarrow(asked, await readGrants(asked), notice),
    })
  },
}
