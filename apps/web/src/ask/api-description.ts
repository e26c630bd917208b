import { listOperations, type Operation, type OpenApi } from './api-operations.ts'
import { type Clients, readJson } from './clients.ts'

/** The APIs that the service describes, in the order of who needs them. */
export const APIS = {
  appropriations: 'Appropriations data',
  message: 'Messages and comments',
  partner: 'Data on Congress',
} as const

export type ApiName = keyof typeof APIS

export const isApi = (name: string): name is ApiName => Object.hasOwn(APIS, name)

export type Description = {
  readonly name: ApiName
  readonly about: string
  readonly operations: readonly Operation[]
}

/** What the service says of an API of its own: the same document as strangers make their clients from. */
export const readDescription = async (
  name: ApiName,
  { fetch }: Pick<Clients, 'fetch'>,
): Promise<Description> => {
  const document = await readJson<OpenApi>(await fetch(`/api/openapi/${name}.json`))
  return { name, about: document.info.description, operations: listOperations(document) }
}
