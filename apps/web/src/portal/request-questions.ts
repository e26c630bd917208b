import type { RequestAnswers, Scope } from '@rotunda/contract'
import { html, type Content } from '../html/html.ts'
import { showCount } from '../parts/format.ts'
import { SCOPE_WORDS } from './request-words.ts'

/** Pages of the form, in their order. */
export const STEPS = [
  'scopes',
  'reasons',
  'purpose',
  'use',
  'volume',
  'key-storage',
  'addresses',
  'staff',
  'messages',
] as const
export type Step = (typeof STEPS)[number]

export type TextField = 'purpose' | 'key_storage' | 'staff_treatment' | 'messages_about' | 'messages_senders'
type Answered = Exclude<keyof RequestAnswers, 'scopes'>

export type Question = {
  readonly step: Step
  readonly label: string
  readonly hint?: string
  readonly isOptional?: true
}

/** Questions in plain words, by the field of their answer. */
export const QUESTIONS: Readonly<Record<Answered, Question>> = {
  purpose: {
    step: 'purpose',
    label: 'What does your organisation need access for?',
    hint: 'Describe the product, the study or the service, and the people who use it.',
  },
  use: { step: 'use', label: 'Who sees what you make of the data?' },
  volume: {
    step: 'volume',
    label: 'How many requests do you expect in a day?',
    hint: 'An estimate is enough, such as 500. Quotas are set by it.',
  },
  key_storage: {
    step: 'key-storage',
    label: 'Where do you keep the keys, and who can read them?',
    hint: 'A key belongs in a secret store of a server: never in a web page, an app or a repository.',
  },
  addresses: {
    step: 'addresses',
    label: 'From which addresses do you use the keys?',
    hint: 'One address or CIDR range on a line, such as 203.0.113.7 or 2001:db8::/48. Leave it empty if your addresses change.',
    isOptional: true,
  },
  staff_treatment: {
    step: 'staff',
    label: 'How do you treat the personal data of staff?',
    hint: 'Say what you show, for how long, and how a person can object.',
  },
  messages_about: { step: 'messages', label: 'What are the messages about?' },
  messages_senders: {
    step: 'messages',
    label: 'How do you make sure of the senders and of their consent?',
    hint: 'An office gets each message in the name of a constituent.',
  },
  messages_volume: {
    step: 'messages',
    label: 'How many messages do you expect in a day?',
    hint: 'An estimate is enough, such as 40.',
  },
}

export const USES = [
  { value: 'public', label: 'The public, or our customers' },
  { value: 'internal', label: 'Only people of our organisation' },
] as const

const SCOPE_OF: Readonly<Partial<Record<Step, Scope>>> = { staff: 'staff:read', messages: 'messages:send' }

/** Whether the chosen scopes need a page of the form. */
export const needsStep = ({ scopes = [] }: RequestAnswers, step: Step): boolean => {
  const needed = SCOPE_OF[step]
  if (step === 'reasons') return scopes.length > 0
  return needed === undefined || scopes.some(({ scope }) => scope === needed)
}

// Its keys are those of the type, in the order of the form.
const FIELDS = Object.keys(QUESTIONS) as readonly Answered[]

/** Whether every question of a page has an answer. */
const isAnswered = (answers: RequestAnswers, step: Step): boolean => {
  const { scopes = [] } = answers
  if (step === 'scopes') return scopes.length > 0
  if (step === 'reasons') return scopes.every(({ reason }) => reason !== '')
  return FIELDS.filter((field) => QUESTIONS[field].step === step).every(
    (field) => QUESTIONS[field].isOptional === true || (answers[field] ?? '') !== '',
  )
}

/** Place of a page among those that the chosen scopes need: `Question 3 of 9`. */
export const nameQuestion = (answers: RequestAnswers, step: Step): string => {
  // Every scope needs a reason, so the page of reasons always follows.
  const needed = STEPS.filter((one) => one === 'reasons' || needsStep(answers, one))
  return `Question ${needed.indexOf(step) + 1} of ${needed.length}`
}

/** Page after another one; the check of the answers after the last. */
export const stepAfter = (answers: RequestAnswers, step: Step): Step | 'check' =>
  stepsAfter(step).find((one) => needsStep(answers, one)) ?? 'check'

/** The same, of the pages with a question that has no answer. */
export const unansweredAfter = (answers: RequestAnswers, step: Step): Step | 'check' =>
  stepsAfter(step).find((one) => needsStep(answers, one) && !isAnswered(answers, one)) ?? 'check'

const stepsAfter = (step: Step): readonly Step[] => STEPS.slice(STEPS.indexOf(step) + 1)

/** First page with a question that has no answer; the check of the answers if there is none. */
export const firstUnanswered = (answers: RequestAnswers): Step | 'check' =>
  STEPS.find((one) => needsStep(answers, one) && !isAnswered(answers, one)) ?? 'check'

/** Page with the field of a fault; undefined for a field of no page. */
export const stepOfField = (field: string): Step | undefined => {
  const [name = '', , part] = field.split('.')
  if (name === 'scopes') return part === 'reason' ? 'reasons' : 'scopes'
  const found = FIELDS.find((one) => one === name)
  return found && QUESTIONS[found].step
}

/** Faults in the order of the form; those of no page come last. */
export const sortFaults = (faults: ReadonlyMap<string, string>): (readonly [string, string])[] => {
  const placeOf = (field: string): number => {
    const step = stepOfField(field)
    return step === undefined ? STEPS.length : STEPS.indexOf(step)
  }
  return [...faults].sort(([one], [other]) => placeOf(one) - placeOf(other))
}

export type ShownAnswer = {
  readonly step: Step
  readonly label: string
  /** Undefined for a question without an answer. */
  readonly value: Content | undefined
  readonly isOptional: boolean
}

/** Answers to the questions that the chosen scopes need, in the order of the form. */
export const listAnswers = (answers: RequestAnswers): ShownAnswer[] => [
  showScopesAnswer(answers),
  ...(answers.scopes ?? []).map(({ scope, reason }) => ({
    step: 'reasons' as const,
    label: `Why do you need ${scope}?`,
    value: reason === '' ? undefined : html`<span class="typed">${reason}</span>`,
    isOptional: false,
  })),
  ...FIELDS.filter((field) => needsStep(answers, QUESTIONS[field].step)).map((field) => ({
    step: QUESTIONS[field].step,
    label: QUESTIONS[field].label,
    value: showAnswer(answers, field),
    isOptional: QUESTIONS[field].isOptional === true,
  })),
]

const showScopesAnswer = ({ scopes = [] }: RequestAnswers): ShownAnswer => ({
  step: 'scopes',
  label: 'What do you ask for?',
  value:
    scopes.length === 0
      ? undefined
      : html`<ul>${scopes.map(({ scope }) => html`<li><code>${scope}</code>: ${SCOPE_WORDS[scope]}</li>`)}</ul>`,
  isOptional: false,
})

/** One answer as it is shown; undefined without one. */
const showAnswer = (answers: RequestAnswers, field: Answered): Content | undefined => {
  const answer = answers[field]
  if (answer === undefined || answer === '') return undefined
  if (typeof answer === 'number') return showCount(answer)
  if (typeof answer === 'string')
    return html`<span class="typed">${USES.find(({ value }) => value === answer)?.label ?? answer}</span>`
  return answer.length === 0 ? undefined : html`<span class="typed">${answer.join('\n')}</span>`
}
