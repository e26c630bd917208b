import type { Schema } from '../../ask/api-operations.ts'

/** More values than these are begun only; the page of a try has them all. */
const MOST_VALUES = 24
const BEGUN = 3

/** What may stand in a parameter or a field, in the words of a reader; what stands between backticks is code. */
export const describeValues = (schema: Schema): string => {
  if (schema.items !== undefined) return describeValues(schema.items)
  const [first, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (first !== undefined) return [first, ...others].map(describeValues).join(' or ')
  if (schema.enum !== undefined) return listValues(schema.enum)
  return `${nameType(schema)}${describeBounds(schema)}`
}

const nameType = ({ type, format }: Schema): string => {
  const [name = 'text'] = [type ?? 'text'].flat().filter((one) => one !== 'null')
  if (format === 'date') return 'day (YYYY-MM-DD)'
  if (format === 'date-time') return 'instant (ISO 8601)'
  return name === 'string' ? 'text' : name
}

const describeBounds = ({ minimum, maximum, maxLength, default: usual }: Schema): string => {
  const most = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum
  const bounds = [
    minimum !== undefined && most !== undefined && `${minimum} to ${most}`,
    minimum !== undefined && most === undefined && `${minimum} or more`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    usual !== undefined && `${JSON.stringify(usual)} unless given`,
  ].filter((one) => one !== false)
  return bounds.length === 0 ? '' : `, ${bounds.join('; ')}`
}

const listValues = (values: readonly unknown[]): string => {
  const shown = values.length > MOST_VALUES ? values.slice(0, BEGUN) : values
  const text = shown.map((value) => `\`${String(value)}\``).join(', ')
  return values.length > MOST_VALUES ? `${text} and ${values.length - BEGUN} more` : text
}
