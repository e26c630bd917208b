import type { Format } from '@rotunda/contract'
import { Type } from 'typebox'
import type { Operation } from './operation.ts'

type Formed = Pick<Operation<never>, 'path' | 'operationId' | 'summary' | 'formats' | 'query' | 'onlyFormat'>

/** Parameters that an address of one form has no use for: counts and totals stand in `meta`, which JSON alone has. */
const OF_JSON = ['format', 'facet', 'facet_limit', 'totals']

/**
 * The operation once more for each form but JSON, at an address that ends in its name: it answers what `format` does.
 * A client that is made from the description knows an answer by its address, and never by a parameter.
 */
export const listForms = <One extends Formed>(operation: One): One[] => {
  const { path, operationId, summary, formats, query } = operation
  const kept = Object.entries(query.properties).filter(([name]) => !OF_JSON.includes(name))
  return formats.filter(isOther).map((format) => ({
    ...operation,
    path: `${path}.${format}`,
    operationId: operationId + format.slice(0, 1).toUpperCase() + format.slice(1),
    summary: `${summary} (${format.toUpperCase()})`,
    query: Type.Object(Object.fromEntries(kept), { additionalProperties: false }),
    formats: [format],
    onlyFormat: format,
  }))
}

const isOther = (format: Format): boolean => format !== 'json'
