import { readFileSync } from 'node:fs'
import { expandParts } from '../../apps/service/src/http/describe/share-parts.ts'

type Schema = { readonly type?: string; readonly enum?: readonly unknown[]; readonly items?: Schema }
export type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: Schema
}
type Described = {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>
  >
  readonly components: object
}

export type Operation = {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
}

const readDescription = (name: string): Described => {
  const file = new URL(`../../packages/contract/openapi/${name}.json`, import.meta.url)
  // Written by the project itself; only what is named above is looked into.
  return expandParts(JSON.parse(readFileSync(file, 'utf8')) as Described)
}

const APIS = ['message', 'appropriations', 'enacted', 'partner', 'corrections', 'portal']

/** Every operation of every API. */
export const OPERATIONS: readonly Operation[] = APIS.flatMap((name) =>
  Object.entries(readDescription(name).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
    })),
  ),
)

/** Addresses that no description has. */
export const PAGES: readonly string[] = [
  '/',
  '/livez',
  '/readyz',
  '/readyz/data',
  '/readyz/messages',
  '/startupz',
  '/docs/problems',
  '/data.json',
  '/downloads',
  '/downloads/x',
  '/records',
  '/records/x',
  '/records.csv',
  '/totals',
  '/enacted',
  '/enacted/x',
  '/enacted.csv',
  '/datasets/award-spending',
  '/datasets/x',
  '/corrections',
  '/feeds/datasets/foreign-agents/changes.atom',
  '/embed/records',
  '/portal',
  '/api/openapi/message.json',
  '/api/openapi/appropriations.json',
  '/.well-known/api-catalog',
  '/api',
  '/api/',
  '/favicon.ico',
  '/metrics',
  '/.env',
  '/downloads/../secrets',
  '*',
  '/api/send-message/',
]
