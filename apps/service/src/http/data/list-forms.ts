import type { Format } from '@rotunda/contract'
import { closed } from '@rotunda/contract'
import type { Operation } from './operation.ts'

type Formed = Pick<Operation<never>, 'path' | 'operationId' | 'summary' | 'formats' | 'query' | 'onlyFormat'>

/** Parameters that only JSON has: the address names the format, and counts and totals are in `meta`. */
const OF_JSON = ['format', 'facet', 'facet_limit', 'totals']

/**
 * Lists the operation once for each form but JSON, at an address that ends in the form's name and answers as with
 * `format`. A client that is generated from the description tells answers apart by address, never by a parameter.
 */
export const listForms = <One extends Formed>(operation: One): One[] => {
  const { path, operationId, summary, formats, query } = operation
  const kept = Object.entries(query.properties).filter(([name]) => !OF_JSON.includes(name))
  const keptIn = (format: Format) => kept.filter(([name]) => format !== 'ics' || name !== 'fields')
  return formats.filter(isOther).map((format) => ({
    ...operation,
    path: `${path}.${format}`,
    operationId: operationId + format.slice(0, 1).toUpperCase() + format.slice(1),
    summary: `${summary} (${format.toUpperCase()})`,
    query: closed(Object.fromEntries(keptIn(format))),
    formats: [format],
    onlyFormat: format,
  }))
}

const isOther = (format: Format): boolean => format !== 'json'
