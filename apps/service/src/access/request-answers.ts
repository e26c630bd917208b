import { MOST_IN_ANSWERS, type RequestAnswers, type Scope } from '@rotunda/contract'
import { isAddressRange, refuseFields, type FieldFault } from '../platform/index.ts'
import { REQUEST_LIMITS } from './limits.ts'

const MOST_NOTE = REQUEST_LIMITS.noteCharacters.value

type TextField = 'purpose' | 'key_storage' | 'staff_treatment' | 'messages_about' | 'messages_senders'
type NumberField = 'volume' | 'messages_volume'

const QUESTIONS: Readonly<Record<TextField | NumberField | 'use', string>> = {
  purpose: 'Say what the organisation needs access for.',
  use: 'Choose public or internal use.',
  volume: 'Give the requests that you expect in a day.',
  key_storage: 'Say where the keys are kept and who can read them.',
  staff_treatment: 'Say how you treat the personal data of staff: staff:read needs it.',
  messages_about: 'Say what the messages are about: messages:send needs it.',
  messages_senders: 'Say how you verify the senders and their consent: messages:send needs it.',
  messages_volume: 'Give the messages that you expect in a day: messages:send needs it.',
}

const TEXT_FIELDS: readonly TextField[] = [
  'purpose',
  'key_storage',
  'staff_treatment',
  'messages_about',
  'messages_senders',
]
const NUMBER_FIELDS: readonly NumberField[] = ['volume', 'messages_volume']

/** Questions of one scope. Every other question belongs to all scopes. */
const QUESTION_OF: Readonly<Partial<Record<keyof typeof QUESTIONS, Scope>>> = {
  staff_treatment: 'staff:read',
  messages_about: 'messages:send',
  messages_senders: 'messages:send',
  messages_volume: 'messages:send',
}

/** Lists every fault of the answers. A draft may lack answers; a `whole` request may not. */
export const findAnswerFaults = (
  answers: RequestAnswers,
  { whole }: { readonly whole: boolean },
): FieldFault[] => [
  ...findScopeFaults(answers, whole),
  ...TEXT_FIELDS.flatMap((field) =>
    findTextFault(field, answers[field] ?? '', MOST_IN_ANSWERS.textCharacters),
  ),
  ...NUMBER_FIELDS.flatMap((field) => findNumberFault(field, answers[field])),
  ...findAddressFaults(answers.addresses ?? []),
  ...(whole ? findMissing(answers) : []),
]

const findScopeFaults = ({ scopes = [] }: RequestAnswers, whole: boolean): FieldFault[] => {
  if (whole && scopes.length === 0) return [{ field: 'scopes', detail: 'Choose at least one scope.' }]
  const names = scopes.map(({ scope }) => scope)
  return scopes.flatMap(({ scope, reason }, index) => [
    ...(names.indexOf(scope) === index
      ? []
      : [{ field: `scopes.${index}.scope`, detail: `Ask for ${scope} once.` }]),
    ...(whole && reason.trim() === ''
      ? [{ field: `scopes.${index}.reason`, detail: `Give the reason why you need ${scope}.` }]
      : []),
    ...findTextFault(`scopes.${index}.reason`, reason, MOST_IN_ANSWERS.reasonCharacters),
  ])
}

const findMissing = (answers: RequestAnswers): FieldFault[] => {
  const asked = new Set(answers.scopes?.map(({ scope }) => scope))
  const fields = [...TEXT_FIELDS, ...NUMBER_FIELDS, 'use'] as const
  return fields
    .filter((field) => {
      const scope = QUESTION_OF[field]
      return (scope === undefined || asked.has(scope)) && String(answers[field] ?? '').trim() === ''
    })
    .map((field) => ({ field, detail: QUESTIONS[field] }))
}

const findNumberFault = (field: string, number: number | undefined): FieldFault[] =>
  number === undefined || (Number.isInteger(number) && number >= 0 && number <= MOST_IN_ANSWERS.daily)
    ? []
    : [
        {
          field,
          detail: `${field} must be a whole number from 0 to ${MOST_IN_ANSWERS.daily.toLocaleString('en-US')}.`,
        },
      ]

const findAddressFaults = (addresses: readonly string[]): FieldFault[] => [
  ...(addresses.length > MOST_IN_ANSWERS.addresses
    ? [
        {
          field: 'addresses',
          detail: `addresses may have at most ${MOST_IN_ANSWERS.addresses} entries. Give ranges.`,
        },
      ]
    : []),
  ...addresses.flatMap((entry, index) =>
    isAddressRange(entry)
      ? []
      : [
          {
            field: `addresses.${index}`,
            detail: `Entry ${index + 1} of addresses must be an address or a CIDR range, such as 203.0.113.7 or 2001:db8::/48.`,
          },
        ],
  ),
]

/** Control characters but for the line feed, and marks that turn the direction of a text. */
const UNSEEN = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u

const findTextFault = (field: string, text: string, most: number): FieldFault[] => {
  const unseen = UNSEEN.exec(text)?.[0].codePointAt(0)
  if (unseen !== undefined) {
    const name = `U+${unseen.toString(16).toUpperCase().padStart(4, '0')}`
    return [{ field, detail: `${field} holds the control character ${name}. Remove the character.` }]
  }
  const length = [...text].length
  if (length <= most) return []
  const [has, may] = [length, most].map((number) => number.toLocaleString('en-US'))
  return [{ field, detail: `${field} has ${has} characters, and may have ${may}. Shorten the text.` }]
}

/** A note for the other side, without blanks around it. Throws a Refusal for one that is too long, or missing. */
export const parseNote = (
  field: string,
  text: string,
  { required }: { readonly required: boolean },
): string => {
  const note = tidyText(text)
  const faults = findTextFault(field, note, MOST_NOTE)
  if (required && note === '') faults.push({ field, detail: `Give the ${field}: the other side reads it.` })
  if (faults.length > 0) throw refuseFields(faults)
  return note
}

/** The answers as they are stored: line ends of one kind, and no blanks around a text. Throws a Refusal for any fault. */
export const parseAnswers = (answers: RequestAnswers): RequestAnswers => {
  const tidied: RequestAnswers = {
    ...answers,
    ...Object.fromEntries(
      TEXT_FIELDS.flatMap((field) => {
        const text = answers[field]
        return text === undefined ? [] : [[field, tidyText(text)]]
      }),
    ),
    ...(answers.scopes && {
      scopes: answers.scopes.map(({ scope, reason }) => ({ scope, reason: tidyText(reason) })),
    }),
    ...(answers.addresses && { addresses: answers.addresses.map((entry) => entry.trim()) }),
  }
  const faults = findAnswerFaults(tidied, { whole: false })
  if (faults.length > 0) throw refuseFields(faults)
  return tidied
}

const tidyText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()
