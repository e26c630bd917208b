import { anyCasePattern, DISTRICT_PATTERN, isState, STATES } from '@rotunda/contract'
import { findNearest, Refusal } from '../../platform/index.ts'
import type { ValidationFault } from './validation.ts'

type Fault = ValidationFault['validation'][number]

/** Explains the first fault of a query, with the allowed names or values and the one that was probably meant. */
export const explainQuery = ({ validation, schema }: ValidationFault): Refusal => {
  const [fault] = validation
  const unknown: unknown = fault?.params['additionalProperty']
  if (typeof unknown === 'string') return refuseName(unknown, Object.keys(schema.properties ?? {}))
  const absent: unknown = fault?.params['missingProperty']
  if (typeof absent === 'string')
    return new Refusal('invalid_query', `The parameter "${absent}" is required.`, { param: absent })
  const [, param = '', place] = fault?.instancePath.split('/') ?? []
  const rule = explainRule(validation)
  const inList = place !== undefined
  const isRepeated = schema.properties?.[param]?.type !== 'array' && Array.isArray(fault?.data)
  const subject = inList ? `Each value of the parameter "${param}"` : `The parameter "${param}"`
  const once = isRepeated ? ' Give it once.' : ''
  const allowed = fault === undefined ? undefined : findAllowed(fault)
  return allowed === undefined
    ? new Refusal('invalid_query', `${subject} ${rule}.${once}`, { param })
    : refuseValue(`${subject} must be one of ${allowed.join(', ')}.${once}`, param, fault?.data, allowed)
}

type Rule = (params: Fault['params']) => string

/** Sentences for the keywords of a schema. */
const RULES: Readonly<Record<string, Rule>> = {
  type: ({ type }) => TYPES[String(type)] ?? `must be of the type ${String(type)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  minLength: () => 'must not be empty',
  maxItems: ({ limit }) => `takes at most ${String(limit)} values`,
  uniqueItems: () => 'takes each value once',
  pattern: ({ pattern }) => PATTERNS[String(pattern)] ?? `must have the form of an id, ${String(pattern)}`,
}

/** Rules for patterns that are not those of ids. */
const PATTERNS: Readonly<Record<string, string>> = {
  [DISTRICT_PATTERN]:
    'must be a State and two digits, as in CA-12 or CA12, and AK-00 for a State with one seat',
}

const TYPES: Readonly<Record<string, string>> = {
  integer: 'must be a whole number',
  string: 'must be a single text',
}

const explainRule = (faults: readonly Fault[]): string => {
  const [first] = faults
  if (first?.keyword === 'format') return explainFormat(first, faults)
  return (first && RULES[first.keyword]?.(first.params)) ?? first?.message ?? 'is not valid'
}

/** Names every format that would be accepted. */
const explainFormat = (first: Fault, faults: readonly Fault[]): string => {
  const forms = faults.flatMap(({ instancePath, params }) => {
    const format: unknown = params['format']
    return instancePath === first.instancePath && typeof format === 'string'
      ? (FORMATS[format] ?? format)
      : []
  })
  const isPlusLost = / \d\d:?\d\d$/u.test(String(first.data))
  return `must be ${forms.join(' or ')}${isPlusLost ? '; in an address a + means a space, so write it as %2B' : ''}`
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a day such as 2026-05-01',
  'date-time': 'an instant such as 2026-05-01T12:00:00Z',
}

const refuseName = (name: string, names: readonly string[]): Refusal => {
  const nearest = findNearest(name, names)
  return new Refusal('invalid_query', `There is no parameter "${name}".${hint(nearest)}`, {
    param: name,
    allowed: names,
    ...(nearest && { didYouMean: nearest }),
  })
}

const refuseValue = (detail: string, param: string, value: unknown, allowed: readonly string[]): Refusal => {
  const nearest = typeof value === 'string' ? findMeant(value, allowed) : undefined
  return new Refusal('invalid_query', `${detail}${hint(nearest)}`, {
    param,
    allowed,
    ...(nearest && { didYouMean: nearest }),
  })
}

/** Finds the nearest allowed value; the name of a State also leads to its code. */
const findMeant = (value: string, allowed: readonly string[]): string | undefined => {
  const states = new Map<string, string>(allowed.filter(isState).map((code) => [STATES[code], code]))
  const nearest = findNearest(value.trim(), [...allowed, ...states.keys()])
  return nearest && (states.get(nearest) ?? nearest)
}

const hint = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` Did you mean "${nearest}"?`

const findAllowed = ({ params, parentSchema }: Fault): readonly string[] | undefined => {
  const values: unknown = params['allowedValues']
  return Array.isArray(values) ? values.map(String) : findWords(parentSchema)
}

/** Lists the words of a parameter that ignores case: its pattern spells out both cases of every letter. */
const findWords = (schema: Fault['parentSchema']): readonly string[] | undefined => {
  const examples: unknown = schema?.['examples']
  if (!Array.isArray(examples)) return undefined
  const words = examples.map(String)
  return schema?.['pattern'] === anyCasePattern(words) ? words : undefined
}
