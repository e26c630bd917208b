import type { ErrorObject } from 'ajv'
import type { FastifyRequest } from 'fastify'
import { SendMessageBody, type MessageData, type MessageField } from '@rotunda/contract'
import { nameField, type FormProblem } from '../../messages/index.ts'
import { findNearest, Refusal } from '../../platform/index.ts'
import { isValidationFault } from '../door/validation.ts'
import { MESSAGE_REQUEST_LIMITS } from '../limits.ts'

export type ReadBody = {
  /** Fields of the right type. */
  readonly data: MessageData
  /** Problems with the form of the other fields. */
  readonly problems: readonly FormProblem[]
}

/** Reads a body in which the schema may have found faults. Throws if it has no `data` object. */
export const readBody = ({ body, validationError }: FastifyRequest): ReadBody => {
  if (validationError === undefined) return { data: (body as SendMessageBody).data, problems: [] } // by the schema
  const fault: unknown = validationError
  if (!isValidationFault(fault) || fault.validationContext !== 'body') throw validationError
  const data = dataOf(body)
  const problems = new Map(fault.validation.flatMap(explain).map((problem) => [problem.field, problem]))
  const sound = Object.entries(data).filter(([field]) => !problems.has(field))
  return { data: Object.fromEntries(sound), problems: shorten([...problems.values()]) }
}

export const MOST_NAMED = MESSAGE_REQUEST_LIMITS.unknownFields.value

const shorten = (problems: readonly FormProblem[]): FormProblem[] => {
  const [ours = [], strange = []] = [true, false].map((known) =>
    problems.filter(({ field }) => isField(field) === known),
  )
  const more = strange.length - MOST_NAMED
  const rest = { field: '', text: `There are ${more} more fields that do not exist.` }
  return [...ours, ...strange.slice(0, MOST_NAMED), ...(more > 0 ? [rest] : [])]
}

const dataOf = (body: unknown): object => {
  const data: unknown = isObject(body) ? Reflect.get(body, 'data') : undefined
  if (isObject(data)) return data
  throw new Refusal('not_json', 'The body must be a JSON object with one key, "data", that holds the fields.')
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const explain = ({ instancePath, params }: ErrorObject): FormProblem[] => {
  const unknown: unknown = params['additionalProperty']
  if (typeof unknown === 'string') return [explainUnknown(unknown.slice(0, 64), instancePath)]
  const field = instancePath.split('/')[2]
  return field === undefined || !isField(field) ? [] : [{ field, text: TYPE_RULES[field] }]
}

export const explainUnknown = (field: string, instancePath: string): FormProblem =>
  instancePath === ''
    ? {
        field,
        text: `The body has the key "${field}" next to "data". Leave the key out: "data" must be the only key.`,
      }
    : { field, text: `There is no field "${field}". ${guess(field)}` }

const guess = (field: string): string => {
  if (/^document(_?id)?$/i.test(field))
    return 'Name the document of a docket in the query parameter document, such as ?document=FDA-2026-N-9001-0001.'
  const nearest = findNearest(field, fieldNames)
  const meant = nearest === undefined ? '' : `Did you mean "${nearest}"? `
  return `${meant}Leave the field out, or correct its name.`
}

export const isField = (name: string): name is MessageField =>
  Object.hasOwn(SendMessageBody.properties.data.properties, name)

const textRule = (field: MessageField): string =>
  `The ${nameField(field)} field must be a JSON string, in quotes.`

const fieldNames = Object.keys(SendMessageBody.properties.data.properties).filter(isField)

// The names are those of the schema, so every field has a rule.
const TYPE_RULES = {
  ...Object.fromEntries(fieldNames.map((field) => [field, textRule(field)])),
  main_issue: 'The main issue field must be a whole number, a code from /api/issue-areas.',
  destination_id:
    'The destination id field must be a whole number (a legislator code) or a string (a House seat or a docket id).',
} as Record<MessageField, string>
