import type { FastifyInstance } from 'fastify'
import { isUnreachable, Refusal } from '../../platform/index.ts'
import type { OpenRelease } from '../../releases/index.ts'
import type { DataApi } from '../data/data-api.ts'
import { LABELS, nameFilter, withExamples } from './parameter-examples.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Finds the token of the list that the route answers with now. */
    findSnapshot?: () => Promise<string>
  }
}

/**
 * Current values of the parameters with this name: of all paths, or of this path, the paths below it and their other
 * forms.
 */
export type Current = readonly { readonly path?: string; readonly name: string; readonly value: string }[]

type Served = {
  readonly base: string
  readonly contactEmail: string | undefined
  readonly current: Current
}

type Info = { readonly license: { readonly url: string } }
type Document = { readonly info: Info; readonly externalDocs?: { readonly url: string } }

/** Adds absolute addresses, the operator’s contact and examples of the current release to the committed document. */
export const makeServed = (document: object, { base, contactEmail, current }: Served): object => {
  const { info, externalDocs } = document as Document // The application's own.
  const whole = <One extends { readonly url: string }>(one: One): One => ({ ...one, url: base + one.url })
  const examples = withExamples(document, ({ name, schema = {} }, path) => {
    const isMany = schema.type === 'array'
    if (schema.format === 'date' || (isMany && nameFilter(name) === 'id')) return undefined
    const values = current.filter((one) => one.name === nameFilter(name))
    const found = values.find((one) => isAt(path, one.path)) ?? values.find((one) => one.path === undefined)
    return found === undefined || !isMany ? found?.value : [found.value]
  })
  return {
    ...examples,
    info: {
      ...info,
      license: whole(info.license),
      ...(contactEmail !== undefined && { contact: { email: contactEmail } }),
    },
    servers: [{ url: base }],
    ...(externalDocs !== undefined && { externalDocs: whole(externalDocs) }),
  }
}

/** Whether the path is the wanted one or below it, in any form and for any release. */
const isAt = (path: string, wanted: string | undefined): boolean => {
  const own = path.replace('/releases/{release}', '').replace(/\.\w+$/, '')
  return wanted !== undefined && (own === wanted || own.startsWith(`${wanted}/`))
}

/** Routes that answer with a list outside the data APIs, by path. */
export type Lists = ReadonlyMap<string, () => Promise<string>>

/** Remembers the lists among all routes that are added after this call. */
export const rememberLists = (app: FastifyInstance): Lists => {
  const lists = new Map<string, () => Promise<string>>()
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.findSnapshot !== undefined) lists.set(url, config.findSnapshot)
  })
  return lists
}

/** Reads the snapshot of each list; a list that is unavailable gives no example. */
export const readLists = async (lists: Lists): Promise<Current> => {
  const read = async ([path, findSnapshot]: [string, () => Promise<string>]): Promise<Current> => {
    try {
      return [{ path, name: 'snapshot', value: await findSnapshot() }]
    } catch (cause) {
      return noneIfUnavailable(cause)
    }
  }
  return (await Promise.all(lists.entries().map(read))).flat()
}

const known = new WeakMap<OpenRelease, Current>()

/** Reads example values of the current release; none if nothing is published. */
export const readRelease = (api: DataApi): Current => {
  let lease
  try {
    lease = api.currentRelease.open()
  } catch (cause) {
    return noneIfUnavailable(cause)
  }
  try {
    const { release } = lease
    const current = known.get(release) ?? [...listIds(release), ...listLabels(release, api)]
    known.set(release, current)
    return current
  } finally {
    lease.close()
  }
}

const noneIfUnavailable = (cause: unknown): Current => {
  if ((cause instanceof Refusal && cause.code === 'unavailable') || isUnreachable(cause)) return []
  throw cause
}

const listIds = ({ summary, tables }: OpenRelease): Current => {
  const { id, token, datasets } = summary
  const [table] = Object.values(tables)
  const rows = table?.readRows(table.select({}).take(0, 1), ',') ?? new Uint8Array()
  const source = datasets.flatMap(({ sources }) => sources).at(0)?.source
  return [
    { name: 'snapshot', value: token },
    { name: 'release', value: id },
    { name: 'from', value: id },
    ...(source === undefined ? [] : [{ name: 'sha256', value: source }]),
    ...readIds(Buffer.from(rows).toString()).map((value) => ({ name: 'id', value })),
  ]
}

const readIds = (row: string): string[] => {
  if (row === '') return []
  const { id } = JSON.parse(row) as { readonly id: string } // Every table has ids.
  return [id]
}

/** Finds a value of each label in the table of each operation; other operations use the first table. */
const listLabels = (
  { tables }: OpenRelease,
  { base, operations }: Pick<DataApi, 'base' | 'operations'>,
): Current => {
  const here = operations.flatMap(({ path, table }) => {
    const columns = table === undefined ? undefined : tables[table.name]?.columns
    if (table === undefined || columns === undefined) return []
    const hasValues = (label: string) => label in table.columns && columns.get(label).cardinality > 0
    const labels = Object.keys(LABELS).filter(hasValues)
    return labels.map((name) => ({ path: base + path, name, value: String(columns.getValue(name, 0)) }))
  })
  return [...here, ...here.map(({ name, value }) => ({ name, value }))]
}
