import { html, type Content, type Html } from '../html/html.ts'
import { showField } from './forms.ts'
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
type Typing = 'number' | 'text' | 'choice' | 'codes' | 'json'

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
  return type === 'array' && items?.enum !== undefined ? 'codes' : 'json'
}

/** Value of a field as a form shows it. */
const writeValue = (value: unknown, typing: Typing): string => {
  if (value === null || value === undefined) return ''
  if (typing === 'codes' && Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)
}

const HINTS: Readonly<Record<Typing, string>> = {
  number: 'A whole number, such as 1,500,000.',
  text: 'The text as it should be.',
  choice: 'Choose the right value.',
  codes: 'Codes with commas between them, such as TX, OK. Leave it empty for none.',
  json: 'The value as JSON: keep the names in quotation marks, and change what is wrong.',
}

/** The description of a text of one form says what it holds, such as the id of a profile. */
const hintOf = ({ pattern, description = '' }: FieldSchema, typing: Typing): string =>
  pattern === undefined || description === ''
    ? HINTS[typing]
    : `${description.charAt(0).toUpperCase()}${description.slice(1)}.`

/** Field for the proposed value, which begins with the present one. */
export const showProposed = (typed: Typed, field: ReportableField): Html => {
  const { main, isNullable } = readSchema(field)
  const typing = typingOf(main)
  const empty = isNullable && typing !== 'choice' ? ' Leave it empty if the record should have no value.' : ''
  return showField(typed, {
    name: 'proposed',
    label: 'The value that it should have',
    hint: hintOf(main, typing) + empty,
    value: writeValue(field.value, typing),
    ...(typing === 'number' && { inputmode: 'numeric' }),
    ...(typing === 'json' && { rows: 12 }),
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
  const text = (form.get('proposed') ?? '').trim()
  if (typing === 'codes') return text === '' ? [] : text.toUpperCase().split(/[\s,;]+/)
  if (text === '' && isNullable) return null
  if (typing === 'number') return readNumber(text)
  return typing === 'json' ? readJson(text) : text
}

const readNumber = (text: string): number | string => {
  const digits = text.replaceAll(/[$,\s]/g, '')
  return /^-?\d+$/.test(digits) ? Number(digits) : text
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A value as a reader sees it. */
export const showValue = (value: unknown): Content => {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
    return html`<span class="absent">No value</span>`
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
  if (typeof value === 'number') return value.toLocaleString('en-US')
  return typeof value === 'string' ? value : html`<code>${JSON.stringify(value)}</code>`
}

/** Name of a field in words. */
export const nameField = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
