import { ListedSnapshot } from '@rotunda/contract'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

const validator = Compile(Type.Array(ListedSnapshot))

export type ParsedSnapshots =
  | { readonly snapshots: readonly ListedSnapshot[]; readonly faults?: never }
  | { readonly faults: readonly string[]; readonly snapshots?: never }

/** Reads the list of snapshots that the catalog is to name; all that is wrong with it is reported at once. */
export const parseListedSnapshots = (text: string): ParsedSnapshots => {
  const listed = parseJson(text)
  if (!validator.Check(listed))
    return {
      faults: validator.Errors(listed).flatMap(describeFault),
    }
  const urls = listed.map(({ url }) => url)
  const repeated = urls.filter((url, index) => urls.indexOf(url) !== index)
  if (repeated.length > 0) return { faults: repeated.map((url) => `${url} is listed twice`) }
  return { snapshots: listed }
}

type Fault = ReturnType<typeof validator.Errors>[number]

const describeFault = (fault: Fault): string[] => {
  // The rule beside it names the field.
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

/** Undefined, which is no list either, for what is no JSON. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}
