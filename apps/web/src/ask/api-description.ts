import { listOperations, type Operation, type OpenApi } from './api-operations.ts'
import { type Clients, readJson } from './clients.ts'

/** APIs that the service describes, in the order of demand. */
export const APIS = {
  appropriations: 'Appropriations data',
  enacted: 'Enacted projects',
  message: 'Messages and comments',
  partner: 'Data on Congress',
  portal: 'Partner access portal',
  corrections: 'Corrections',
} as const

export type ApiName = keyof typeof APIS

export const isApi = (name: string): name is ApiName => Object.hasOwn(APIS, name)

export type Description = {
  readonly name: ApiName
  readonly about: string
  readonly operations: readonly Operation[]
}

/** The service's description of one of its APIs, the document from which strangers generate clients. */
export const readDescription = async (
  name: ApiName,
  { fetch }: Pick<Clients, 'fetch'>,
): Promise<Description> => {
  const document = await readJson<OpenApi>(await fetch(`/api/openapi/${name}.json`))
  return { name, about: document.info.description, operations: listOperations(document) }
}
