import { refuseFields, type FieldFault, type Refusal } from '../../platform/index.ts'
import type { ValidationFault } from './validation.ts'

type Fault = ValidationFault['validation'][number]

/** Turns the faults of a body into sentences, one for each field. */
export const explainFields = ({ validation }: ValidationFault): Refusal => {
  const faults = new Map<string, FieldFault>()
  for (const fault of validation) {
    const field = nameField(fault)
    if (!faults.has(field)) faults.set(field, { field, detail: `The field ${field} ${explain(fault)}.` })
  }
  return refuseFields([...faults.values()])
}

const nameField = ({ instancePath, params }: Fault): string => {
  const inner: unknown = params['missingProperty'] ?? params['additionalProperty']
  const path = instancePath.split('/').slice(1)
  return [...path, ...(typeof inner === 'string' ? [inner] : [])].join('.') || 'body'
}

type Rule = (params: Fault['params']) => string

const RULES: Readonly<Record<string, Rule>> = {
  required: () => 'is required',
  additionalProperties: () => 'is unknown; remove it',
  type: ({ type }) => `must be of the type ${[type].flat().join(' or ')}`,
  enum: ({ allowedValues }) =>
    `must be one of ${(Array.isArray(allowedValues) ? allowedValues : []).join(', ')}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  minLength: () => 'must not be empty',
  maxItems: ({ limit }) => `takes at most ${String(limit)} values`,
  minItems: ({ limit }) => `needs at least ${String(limit)} value`,
  uniqueItems: () => 'takes each value once',
  format: ({ format }) => `must be a ${String(format)}`,
}

const explain = ({ keyword, params, message }: Fault): string =>
  RULES[keyword]?.(params) ?? message ?? 'is not valid'
