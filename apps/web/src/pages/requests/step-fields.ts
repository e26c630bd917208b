import { MOST_IN_ANSWERS, SCOPES, type RequestAnswers, type Scope } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { showChoices, showField } from '../../portal/forms.ts'
import type { PortalAsked } from '../../portal/portal-page.ts'
import { readNumber } from '../../portal/read-number.ts'
import { QUESTIONS, USES, type Step, type TextField } from '../../portal/request-questions.ts'
import { SCOPE_WORDS } from '../../portal/request-words.ts'
import {
  say,
  sayAddresses,
  sayFaults,
  sayText,
  type FaultWords,
  type FieldFaults,
} from '../../portal/say-faults.ts'

type Typed = Pick<PortalAsked, 'form' | 'faults'>

/** Answers with those that a form left empty. */
type TypedAnswers = { readonly [Field in keyof RequestAnswers]: RequestAnswers[Field] | undefined }

/** One page of the form. */
type StepForm = {
  readonly title: string
  readonly show: (typed: Typed, answers: RequestAnswers) => Content
  /** Answers that were typed, of the fields of this page alone. */
  readonly read: (form: URLSearchParams, answers: RequestAnswers) => TypedAnswers
  /** Faults that only the form can have. */
  readonly check?: (form: URLSearchParams) => FieldFaults
}

const showText = (typed: Typed, answers: RequestAnswers, field: TextField) => {
  const { label, hint } = QUESTIONS[field]
  return showField(typed, {
    name: field,
    label,
    value: answers[field] ?? '',
    rows: 8,
    ...(hint !== undefined && { hint }),
  })
}

/** An empty field has no answer yet. */
const readText = (form: URLSearchParams, field: string): string | undefined =>
  (form.get(field) ?? '').trim() === '' ? undefined : (form.get(field) ?? '')

const showNumber = (typed: Typed, answers: RequestAnswers, field: 'volume' | 'messages_volume') => {
  const { label, hint } = QUESTIONS[field]
  return showField(typed, {
    name: field,
    label,
    value: String(answers[field] ?? ''),
    inputmode: 'numeric',
    ...(hint !== undefined && { hint }),
  })
}

const checkNumber =
  (field: string, counted: string) =>
  (form: URLSearchParams): FieldFaults =>
    Number.isNaN(readNumber(form.get(field))) ? new Map([[field, sayDaily(counted)()]]) : new Map()

const ofText = (title: string, field: TextField): StepForm => ({
  title,
  show: (typed, answers) => showText(typed, answers, field),
  read: (form) => ({ [field]: readText(form, field) }),
})

const reasonName = (scope: Scope): string => `reason.${scope}`

const reasonOf = ({ scopes = [] }: RequestAnswers, wanted: Scope): string =>
  scopes.find(({ scope }) => scope === wanted)?.reason ?? ''

const scopes: StepForm = {
  title: 'What you ask for',
  show: (typed, answers) =>
    showChoices(typed, {
      name: 'scopes',
      legend: 'What do you ask for?',
      hint: 'Choose only what you need. Each scope is decided by itself.',
      isMany: true,
      chosen: (answers.scopes ?? []).map(({ scope }) => scope),
      choices: SCOPES.map((scope) => ({
        value: scope,
        label: html`<code>${scope}</code>`,
        hint: SCOPE_WORDS[scope],
      })),
    }),
  read: (form, answers) => ({
    scopes: SCOPES.filter((scope) => form.getAll('scopes').includes(scope)).map((scope) => ({
      scope,
      reason: reasonOf(answers, scope),
    })),
  }),
  // Every later question depends on the scopes.
  check: (form) => (form.has('scopes') ? new Map() : new Map([['scopes', 'Choose at least one scope.']])),
}

const reasons: StepForm = {
  title: 'Why you need it',
  show: (typed, answers) =>
    (answers.scopes ?? []).map(({ scope, reason }) =>
      showField(typed, {
        name: reasonName(scope),
        label: `Why do you need ${scope}?`,
        hint: SCOPE_WORDS[scope],
        value: reason,
        rows: 4,
      }),
    ),
  read: (form, answers) => ({
    scopes: (answers.scopes ?? []).map(({ scope }) => ({
      scope,
      reason: readText(form, reasonName(scope)) ?? '',
    })),
  }),
}

const readAddresses = (typed: string): string[] => typed.split(/[\s,]+/).filter((entry) => entry !== '')

const addresses: StepForm = {
  title: 'Fixed addresses',
  show: (typed, answers) =>
    showField(typed, {
      name: 'addresses',
      label: QUESTIONS.addresses.label,
      hint: QUESTIONS.addresses.hint,
      value: (answers.addresses ?? []).join('\n'),
      rows: 5,
      isOptional: true,
    }),
  read: (form) => {
    const entries = readAddresses(form.get('addresses') ?? '')
    return { addresses: entries.length === 0 ? undefined : entries }
  },
}

export const STEP_FORMS: Readonly<Record<Step, StepForm>> = {
  scopes,
  reasons,
  purpose: ofText('Purpose', 'purpose'),
  use: {
    title: 'Public or internal use',
    show: (typed, { use }) =>
      showChoices(typed, {
        name: 'use',
        legend: QUESTIONS.use.label,
        choices: USES,
        chosen: use === undefined ? [] : [use],
      }),
    read: (form) => ({ use: USES.find(({ value }) => value === form.get('use'))?.value }),
  },
  volume: {
    title: 'Volume',
    show: (typed, answers) => showNumber(typed, answers, 'volume'),
    read: (form) => ({ volume: readNumber(form.get('volume')) }),
    check: checkNumber('volume', 'requests'),
  },
  'key-storage': ofText('Where keys are kept', 'key_storage'),
  addresses,
  staff: ofText('Personal data of staff', 'staff_treatment'),
  messages: {
    title: 'Messages',
    show: (typed, answers) => [
      showText(typed, answers, 'messages_about'),
      showText(typed, answers, 'messages_senders'),
      showNumber(typed, answers, 'messages_volume'),
    ],
    read: (form) => ({
      messages_about: readText(form, 'messages_about'),
      messages_senders: readText(form, 'messages_senders'),
      messages_volume: readNumber(form.get('messages_volume')),
    }),
    check: checkNumber('messages_volume', 'messages'),
  },
}

const sayAnswer = (ask: string) => sayText(ask, { most: MOST_IN_ANSWERS.textCharacters })

const sayDaily = (counted: string) =>
  say(
    `Give the ${counted} in a day as a whole number, at most ${MOST_IN_ANSWERS.daily.toLocaleString('en-US')}.`,
  )

/** Sentences of the form for its fields, by their names in the API. */
export const STEP_WORDS: FaultWords = {
  purpose: sayAnswer('Say what you need access for'),
  use: say('Choose who sees what you make of the data.'),
  volume: sayDaily('requests'),
  key_storage: sayAnswer('Say where you keep the keys, and who can read them'),
  addresses: sayAddresses(
    readAddresses,
    `Give at most ${MOST_IN_ANSWERS.addresses} addresses. A range takes the place of several.`,
  ),
  staff_treatment: sayAnswer('Say how you treat the personal data of staff'),
  messages_about: sayAnswer('Say what the messages are about'),
  messages_senders: sayAnswer('Say how you make sure of the senders and of their consent'),
  messages_volume: sayDaily('messages'),
}

/** Faults by the fields of the form: a reason by its scope. */
export const nameFaults = ({ faults, form }: Typed, { scopes: asked = [] }: RequestAnswers): FieldFaults =>
  new Map([...faults].flatMap((fault) => nameFault(fault, form, asked)))

const nameFault = (
  [field, detail]: readonly [string, string],
  form: URLSearchParams,
  asked: NonNullable<RequestAnswers['scopes']>,
): (readonly [string, string])[] => {
  const [name, index, part] = field.split('.')
  const scope = asked[Number(index)]?.scope
  if (name !== 'scopes' || part !== 'reason' || scope === undefined) return [[field, detail]]
  const named = reasonName(scope)
  const words = {
    [named]: sayText(`Say why you need ${scope}`, { most: MOST_IN_ANSWERS.reasonCharacters }),
  }
  return [...sayFaults(new Map([[named, detail]]), form, words)]
}

/** Answers with the typed ones in place of the older ones. */
export const mergeAnswers = (answers: RequestAnswers, typed: TypedAnswers): RequestAnswers =>
  // Only what the form left empty is taken away.
  Object.fromEntries(Object.entries({ ...answers, ...typed }).filter(([, answer]) => answer !== undefined))
