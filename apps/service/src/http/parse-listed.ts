import { Type, type Static, type TSchema } from 'typebox'
import type { Validator } from 'typebox/compile'
import { compileLater, parseJson } from '../platform/index.ts'

export type ParsedList<Entry> =
  | { readonly entries: readonly Entry[]; readonly faults?: never }
  | { readonly faults: readonly string[]; readonly entries?: never }

/** Makes a parser for a list that an operator wrote as JSON. It reports all faults at once, by entry and field. */
export const makeListParser = <Schema extends TSchema>(
  schema: Schema,
): ((text: string) => ParsedList<Static<Schema>>) => {
  const validator = compileLater(Type.Array(schema))
  return (text) => {
    const listed = parseJson(text)
    if (validator.Check(listed)) return { entries: listed }
    return { faults: validator.Errors(listed).flatMap(describeFault) }
  }
}

type Fault = ReturnType<Validator['Errors']>[number]

const describeFault = (fault: Fault): string[] => {
  // Another fault of the same place names the field.
  if (fault.keyword === 'boolean') return []
  const [, index, ...path] = fault.instancePath.split('/')
  const where = index === undefined ? 'the file' : `entry ${Number(index) + 1}`
  return [`${where}: ${[path.join('.'), describeRule(fault)].filter(Boolean).join(' ')}`]
}

const describeRule = ({ keyword, params, message }: Fault): string => {
  if (keyword === 'enum' && 'allowedValues' in params)
    return `must be one of ${params.allowedValues.map(String).join(', ')}`
  if (keyword === 'additionalProperties' && 'additionalProperties' in params)
    return `has no field ${params.additionalProperties.join(', ')}`
  if (keyword === 'required' && 'requiredProperties' in params)
    return `needs ${params.requiredProperties.join(', ')}`
  return message
}
