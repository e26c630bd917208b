import { isDeepStrictEqual } from 'node:util'
import { html, type Content, type Html } from '../html/html.ts'
import { writeValue } from '../views/corrected-value.ts'
import { showField } from './forms.ts'
import { readMembers, showMembers } from './proposed-members.ts'
import type { PortalAsked } from './portal-page.ts'

type Typed = Pick<PortalAsked, 'form' | 'faults'>

/** A field that a report can name, as the API describes it. */
export type ReportableField = {
  readonly name: string
  readonly value?: unknown
  readonly needs_two: boolean
  readonly schema?: unknown
}

/** As much of a JSON Schema as fields have. */
type FieldSchema = {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly description?: string
  readonly anyOf?: readonly FieldSchema[]
  readonly items?: FieldSchema
}

/** Kinds of controls for a value. */
type Typing = 'number' | 'text' | 'choice' | 'codes' | 'members'

const readSchema = ({ schema }: ReportableField) => {
  // The description of the API says that it is a JSON Schema.
  const { anyOf, ...whole } = schema as FieldSchema
  const parts = anyOf ?? [whole]
  const isNullable = parts.some(({ type }) => type === 'null')
  return { isNullable, main: parts.find(({ type }) => type !== 'null') ?? whole }
}

const typingOf = ({ type, enum: values, items }: FieldSchema): Typing => {
  if (values !== undefined) return 'choice'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string') return 'text'
  return type === 'array' && items?.enum !== undefined ? 'codes' : 'members'
}

const HINTS: Readonly<Record<Exclude<Typing, 'members'>, string>> = {
  number: 'A whole number, such as 1,500,000.',
  text: 'The text as it should be.',
  choice: 'Choose the right value.',
  codes: 'Codes with commas between them, such as TX, OK. Leave it empty for none.',
}

/** The description of a text of one form says what it holds, such as the id of a profile. */
const hintOf = ({ pattern, description = '' }: FieldSchema, typing: keyof typeof HINTS): string =>
  pattern === undefined || description === ''
    ? HINTS[typing]
    : `${description.charAt(0).toUpperCase()}${description.slice(1)}.`

/** Field for the proposed value, which begins with the present one. */
export const showProposed = (typed: Typed, field: ReportableField): Html => {
  const { main, isNullable } = readSchema(field)
  const typing = typingOf(main)
  if (typing === 'members') return showMembers(typed, field.value)
  const empty = isNullable && typing !== 'choice' ? ' Leave it empty if the record should have no value.' : ''
  return showField(typed, {
    name: 'proposed',
    label: 'The value that it should have',
    hint: hintOf(main, typing) + empty,
    value: writeValue(typing === 'number' ? '' : field.name, field.value),
    ...(typing === 'number' && { inputmode: 'numeric' }),
    ...(typing === 'choice' && {
      options: [
        ...(isNullable ? [{ value: '', label: 'No value' }] : []),
        ...(main.enum ?? []).map((value) => ({ value, label: value })),
      ],
    }),
  })
}

/** Reads the proposed value of a form. A text that is no such value goes to the API as it is, which refuses it. */
export const readProposed = (form: URLSearchParams, field: ReportableField): unknown => {
  const { main, isNullable } = readSchema(field)
  const typing = typingOf(main)
  if (typing === 'members') return readMembers(form, field.value)
  const text = (form.get('proposed') ?? '').trim()
  if (typing === 'codes') return text === '' ? [] : text.toUpperCase().split(/[\s,;]+/)
  if (text === '' && isNullable) return null
  return typing === 'number' ? readNumber(text) : text
}

const WRONG: Readonly<Record<Typing, string>> = {
  number: 'Give a whole number, such as 1,500,000.',
  text: 'Write the value as one line of text.',
  choice: 'Choose one of the values.',
  codes: 'Give codes of States with commas between them, such as TX, OK.',
  members: 'Tick a member who did not ask for this, or name a member who is missing.',
}

/** Says what is wrong with a proposed value that was refused. */
export const sayProposed = (form: URLSearchParams, field: ReportableField): string => {
  const { main } = readSchema(field)
  const typing = typingOf(main)
  const isSame = isDeepStrictEqual(readProposed(form, field), field.value ?? null)
  if (isSame && typing !== 'members') return 'The record has this value already. Write another value.'
  return main.pattern === undefined ? WRONG[typing] : hintOf(main, 'text')
}

const readNumber = (text: string): number | string => {
  const digits = text.replaceAll(/[$,\s]/g, '')
  return /^-?\d+$/.test(digits) ? Number(digits) : text
}

/** Value of a field as a reader sees it. */
export const showValue = (field: string, value: unknown): Content => {
  const text = writeValue(field, value)
  return text === '' ? html`<span class="absent">No value</span>` : text
}

/** Name of a field in words. */
export const nameField = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
