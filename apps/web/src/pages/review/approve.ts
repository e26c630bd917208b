import { DEFAULT_QUOTAS, MOST_QUOTAS, type RequestAnswers, type Scope } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { showChoices, showField } from '../../portal/forms.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import type { FieldFaults } from '../../portal/say-faults.ts'
import { readNumber } from '../../portal/read-number.ts'
import { showAgain } from '../../portal/show-again.ts'
import { SCOPE_WORDS, showScopes } from '../../portal/request-words.ts'
import { makeDecision } from './decisions.ts'

const route = makeDecision({
  decision: 'approve',
  title: 'Approve scopes',
  button: 'Approve the chosen scopes',
  says: ({ scopes }) =>
    html`<p>Each chosen scope is granted to the organisation, which is mailed. A member can then accept the terms and issue keys with these scopes. A scope that you leave out is not granted.</p>
${scopes.includes('staff:read') && html`<p>With <code>staff:read</code> chosen, nothing is granted before a second reviewer agrees with the whole approval: that data is about private persons.</p>`}`,
  fields: (asked, request) => [
    showChoices(asked, {
      name: 'approve',
      legend: 'Scopes to approve',
      hint: html`Asked for: ${showScopes(request.scopes)}.`,
      isMany: true,
      choices: request.scopes.map((scope) => ({
        value: scope,
        label: html`<code>${scope}</code>`,
        hint: SCOPE_WORDS[scope],
      })),
    }),
    html`<h2 id="quotas">Quotas</h2>
<p>${describeEstimate(request.answers)} A key with several scopes has the lowest of their quotas.</p>`,
    request.scopes.map((scope) => showQuotas(asked, scope, request.answers)),
    showField(asked, { name: 'note', label: 'Words for the organisation', rows: 4, isOptional: true }),
  ],
  send: ({ portal, form }, request, revision) =>
    portal.ask((api, signal) =>
      api.POST('/api/portal/v1/review/requests/{request}/approve', {
        params: { path: { request } },
        body: {
          revision,
          approve: chosenIn(form).map((scope) => ({ scope, quotas: readQuotas(form, scope) })),
          note: form.get('note') ?? '',
        },
        signal,
      }),
    ),
})

const QUOTAS = ['minute', 'day'] as const
type Quota = (typeof QUOTAS)[number]

const quotaName = (scope: Scope, quota: Quota): string => `${quota}.${scope}`

const describeEstimate = ({ volume = 0, messages_volume: messages }: RequestAnswers): string => {
  const more = messages === undefined ? '' : ` and ${messages.toLocaleString('en-US')} messages`
  return `The organisation expects ${volume.toLocaleString('en-US')} requests${more} in a day.`
}

/** Quota of a day that an estimate asks for; empty beyond the bounds. A message is a request of its key as well. */
const proposeDay = (scope: Scope, { volume = 0, messages_volume: messages = 0 }: RequestAnswers): string => {
  const expected = scope === 'messages:send' ? Math.max(volume, messages) : volume
  return expected >= 1 && expected <= MOST_QUOTAS.day ? String(expected) : ''
}

const showQuotas = (asked: PortalAsked, scope: Scope, answers: RequestAnswers): Content =>
  html`<fieldset class="usa-fieldset quotas-of-scope"><legend class="usa-legend"><code>${scope}</code></legend>
${QUOTAS.map((quota) =>
  showField(asked, {
    name: quotaName(scope, quota),
    label: `Requests of a key in a ${quota}`,
    hint: `Left empty, it is ${DEFAULT_QUOTAS[quota].toLocaleString('en-US')}.`,
    inputmode: 'numeric',
    isOptional: true,
    ...(quota === 'day' && { value: proposeDay(scope, answers) }),
  }),
)}</fieldset>`

// The API refuses a text that is no scope.
const chosenIn = (form: URLSearchParams): Scope[] => form.getAll('approve') as Scope[]

const readQuotas = (form: URLSearchParams, scope: Scope) => {
  const [minute, day] = [readQuota(form, scope, 'minute'), readQuota(form, scope, 'day')]
  return { ...(minute !== undefined && { minute }), ...(day !== undefined && { day }) }
}

const readQuota = (form: URLSearchParams, scope: Scope, quota: Quota): number | undefined =>
  readNumber(form.get(quotaName(scope, quota)))

/** Faults that only the form can have: no box, or a quota that is no number. */
const checkForm = (form: URLSearchParams): FieldFaults =>
  new Map([
    ...(form.has('approve')
      ? []
      : [['approve', 'Choose at least one scope, or refuse the request instead.'] as const]),
    ...chosenIn(form).flatMap((scope) =>
      QUOTAS.filter((quota) => Number.isNaN(readQuota(form, scope, quota))).map(
        (quota) =>
          [
            quotaName(scope, quota),
            `Give the quota of a ${quota} for ${scope} as a whole number, or nothing.`,
          ] as const,
      ),
    ),
  ])

/** Faults of the API by the fields of the form. */
const nameFaults = ({ faults, form }: PortalAsked): FieldFaults => {
  const chosen = chosenIn(form)
  return new Map(
    [...faults].map(([field, detail]) => {
      const [name, index, , quota] = field.split('.')
      const scope = chosen[Number(index)]
      const isQuota = name === 'approve' && (quota === 'minute' || quota === 'day') && scope !== undefined
      return [isQuota ? quotaName(scope, quota) : field, detail]
    }),
  )
}

/** Approves some or all of the scopes, with a box and two quotas for each. */
export const approve: PortalRoute = {
  ...route,
  show: (asked) => route.show({ ...asked, faults: nameFaults(asked) }),
  submit: async (asked) => {
    const faults = checkForm(asked.form)
    return faults.size > 0 ? showAgain(route, asked, faults) : (route.submit?.(asked) ?? route.show(asked))
  },
}
