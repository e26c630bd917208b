import type { ErrorObject } from 'ajv'
import { SendMessageBody, type MessageData, type MessageField } from '@rotunda/contract'
import { nameField, type FormProblem } from '../../messages/index.ts'
import { Refusal } from '../../platform/index.ts'

export type ReadBody = {
  /** The fields that are of their type. */
  readonly data: MessageData
  /** What is wrong with the form of the others. */
  readonly problems: readonly FormProblem[]
}

/** Reads a body of which the schema may have found faults; throws when there is no `data` to speak of. */
export const readBody = (body: unknown, faults: readonly ErrorObject[] = []): ReadBody => {
  if (faults.length === 0) return { data: (body as SendMessageBody).data, problems: [] } // by the schema
  const data = dataOf(body)
  const problems = faults.flatMap(explain)
  const wrong = new Set(problems.map(({ field }) => field))
  const sound = Object.entries(data).filter(([field]) => !wrong.has(field))
  const once = new Map(problems.map((problem) => [problem.field, problem]))
  return { data: Object.fromEntries(sound) as MessageData, problems: [...once.values()] } // what the schema passed
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

const explainUnknown = (field: string, instancePath: string): FormProblem =>
  instancePath === ''
    ? { field, text: `The key "${field}" stands beside "data"; the body has only "data". Leave it out.` }
    : { field, text: `There is no field "${field}". Leave it out, or correct its name.` }

const isField = (name: string): name is MessageField =>
  Object.hasOwn(SendMessageBody.properties.data.properties, name)

const textRule = (field: MessageField): string =>
  `The ${nameField(field)} field must be a JSON string, in quotes.`

const fieldNames = Object.keys(SendMessageBody.properties.data.properties).filter(isField)

// Every field has a rule: the names are the schema's own.
const TYPE_RULES = {
  ...Object.fromEntries(fieldNames.map((field) => [field, textRule(field)])),
  main_issue: 'The main issue field must be a whole number, a code from /api/issue-areas.',
  destination_id:
    'The destination id field must be a whole number (a legislator code) or a string (a House seat or a docket id).',
} as Record<MessageField, string>
