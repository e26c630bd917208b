import type { Operation, Parameter } from '../../ask/api-operations.ts'

/** Filled-in values by parameter. */
export type Filled = Readonly<Record<string, string>>

/** A command to copy. Missing required values are placeholders in capitals. */
export const writeCurl = (
  operation: Operation,
  origin: string,
  filled: Filled = exampleOf(operation),
): string => {
  const { method, needs, body } = operation
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(origin + addressOf(operation, filled))}`,
    ...(needs === 'key' ? [`-H 'Authorization: Bearer YOUR_KEY'`] : []),
    ...(needs === 'session' ? [`-H 'Cookie: __Host-rotunda=YOUR_SESSION'`] : []),
    ...(isOfPeople(operation) && method !== 'GET' ? [`-H ${quote(`Origin: ${origin}`)}`] : []),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(body.examples[0] ?? {}))}`]),
  ]
  return lines.join(' \\\n  ')
}

/** The portal and the corrections take changes from their own origin alone. */
const isOfPeople = ({ path }: Operation): boolean => /^\/api\/(portal|corrections)\//.test(path)

export const addressOf = ({ path, parameters }: Operation, filled: Filled): string => {
  const valueOf = ({ name }: Parameter) => filled[name] ?? ''
  const place = path.replace(
    /\{(\w+)\}/g,
    (_whole, name: string) => encodeURIComponent(filled[name] ?? '') || name.toUpperCase(),
  )
  const search = new URLSearchParams(
    parameters
      .filter((one) => one.in === 'query' && valueOf(one) !== '')
      .map((one): [string, string] => [one.name, valueOf(one)]),
  )
  return search.size === 0 ? place : `${place}?${search.toString()}`
}

/** Example values of required parameters, and a limit of one row for a short answer. */
const exampleOf = ({ parameters }: Operation): Filled =>
  Object.fromEntries(
    parameters
      .filter((one) => one.in !== 'header' && (one.required === true || one.name === 'limit'))
      .map((one) => [
        one.name,
        one.name === 'limit' ? '5' : writeValue(one.example ?? one.schema.examples?.[0]),
      ]),
  )

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const writeValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
