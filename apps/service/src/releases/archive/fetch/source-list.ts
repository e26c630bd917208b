import { closed } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { isLoopback, OperatorFault } from '../../../platform/index.ts'
import type { Collection } from '../../collection.ts'
import { listFacts, makeAddress, type AddressFacts, type FactSchemas } from '../edition.ts'

/** Parts of a collection that a list of sources mentions. */
export type ListedCollection = Pick<Collection, 'publishers' | 'documents'>

const FIELDS = {
  published_at: Type.Optional(Type.String({ format: 'date' })),
  /**
   * A form that answers in pages, a list whose items are documents of their own, or a list whose pages hold its records.
   */
  kind: Type.Optional(Type.Enum(['grid', 'list', 'walk'])),
  /** Other hosts to which the address may point. */
  redirect_hosts: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
}

const makeEntrySchema = ({ publishers, documents }: ListedCollection) =>
  closed({
    publisher: Type.Enum(Object.keys(publishers)),
    url: Type.String({ minLength: 1 }),
    ...Object.fromEntries(
      Object.entries(documents.facts).map(([name, schema]) => [name, Type.Optional(schema)]),
    ),
    ...FIELDS,
  })

/** One entry of the list of sources: an address, and the known facts of its document. */
export type SourceEntry = Static<ReturnType<typeof makeEntrySchema>>

/** Reads the list, or throws an OperatorFault with all its faults, each with the number of the entry and the field. */
export const parseSourceList = (text: string, collection: ListedCollection): SourceEntry[] => {
  const list = parseJson(text)
  const schema = makeEntrySchema(collection)
  const validator = Compile(Type.Array(schema))
  const fields = Object.keys(schema.properties).join(', ')
  if (!validator.Check(list))
    throw refuse([...new Set(validator.Errors(list).flatMap((fault) => describeFault(fault, fields)))])
  const faults = list.flatMap((entry, index) =>
    findFaults(entry, list.slice(0, index), collection).map((fault) => `entry ${index + 1}: ${fault}`),
  )
  if (faults.length > 0) throw refuse(faults)
  return list
}

/** Facts by which the archive names the document of an entry. */
export const factsOf = (entry: SourceEntry, declared: FactSchemas): AddressFacts => {
  const names = Object.keys(declared)
  const facts = listFacts(entry, names)
  return {
    publisher: entry.publisher,
    url: entry.url,
    ...Object.fromEntries(names.map((name, index) => [name, facts[index]])),
  }
}

const refuse = (faults: readonly string[], cause?: unknown): OperatorFault =>
  new OperatorFault('invalid_query', ['The list of sources does not fit:', ...faults].join('\n  '), { cause })

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    throw refuse([`it is not JSON (${cause.message}).`], cause)
  }
}

type Fault = ReturnType<ReturnType<typeof Compile>['Errors']>[number]

const describeFault = (fault: Fault, fields: string): string[] => {
  const [, index, ...path] = fault.instancePath.split('/')
  // The fault `boolean` comes with another fault, which names the field.
  if (fault.keyword === 'boolean') return []
  const where = index === undefined ? 'the file' : `entry ${Number(index) + 1}`
  return [`${where}: ${[path.join('.'), describeRule(fault, fields)].filter(Boolean).join(' ')}.`]
}

const describeRule = ({ keyword, params, message }: Fault, fields: string): string => {
  if (keyword === 'enum' && 'allowedValues' in params)
    return `must be one of ${params.allowedValues.map(String).join(', ')}`
  if (keyword === 'const' && 'allowedValue' in params) return `must be "${String(params.allowedValue)}"`
  if (keyword === 'additionalProperties' && 'additionalProperties' in params)
    return `has no field ${params.additionalProperties.join(', ')}; fields are ${fields}`
  if (keyword === 'required' && 'requiredProperties' in params)
    return `needs ${params.requiredProperties.join(', ')}`
  return message
}

const findFaults = (
  entry: SourceEntry,
  before: readonly SourceEntry[],
  collection: ListedCollection,
): string[] => {
  const addressOf = makeAddress(Object.keys(collection.documents.facts))
  const twin = before.findIndex((other) => addressOf(other) === addressOf(entry))
  return [
    ...findAddressFaults(entry.url),
    ...(entry.kind === 'grid' ? findGridFaults(entry, collection) : []),
    ...(entry.kind === 'walk' ? findWalkFaults(entry, collection) : findListFaults(entry, collection)),
    ...(twin < 0 ? [] : [`is the same document as entry ${twin + 1}.`]),
  ]
}

const findAddressFaults = (address: string): string[] => {
  const url = URL.parse(address)
  if (url === null) return [`url "${address}" is not an address.`]
  if (!isSafe(url)) return ['url must begin with https://.']
  if (url.hash !== '') return [`url must not hold a fragment, which is never sent to a host: ${url.hash}.`]
  if (url.username !== '' || url.password !== '')
    return ['url must not hold a user name or a password: it is published.']
  if (holdsKey(url)) return ['url must not hold a key: it is published. Keys are settings.']
  return []
}

/** Whether the address uses HTTPS, or is of this machine: plain HTTP can be changed on its way. */
export const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))

/** Whether the query has a parameter by which hosts take keys. */
export const holdsKey = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].some((name) => /^(?:x[-_]?)?(?:api[-_]?|access[-_]?)?(?:key|token)$/i.test(name))

const findListFaults = (
  { kind, publisher, url }: SourceEntry,
  { publishers }: ListedCollection,
): string[] => {
  const items = publishers[publisher]?.items
  if (items === undefined) {
    const withLists = Object.values(publishers).filter((other) => other.items !== undefined)
    const names = withLists.map(({ name }) => name).join(', ') || 'others'
    return kind === 'list' ? [`kind "list" is for the publisher ${names} only.`] : []
  }
  if (kind !== 'list') return [`documents of ${publisher} are fetched by lists: kind must be "list".`]
  const address = URL.parse(url)
  if (address === null) return []
  if (address.host !== items.host && !isLoopback(address.hostname))
    return [`url must be at ${items.host}, the only host that is sent the key.`]
  return findPlanFaults(() => items.planPage(url, { start: 0, length: 1 }), 'url')
}

const findWalkFaults = ({ publisher, url }: SourceEntry, { publishers }: ListedCollection): string[] => {
  const walk = publishers[publisher]?.walk
  if (walk === undefined) {
    const withWalks = Object.values(publishers).filter((other) => other.walk !== undefined)
    return [
      `kind "walk" is for the publisher ${withWalks.map(({ name }) => name).join(', ') || 'others'} only.`,
    ]
  }
  const address = URL.parse(url)
  if (address === null) return []
  if (!walk.hosts.includes(address.host) && !isLoopback(address.hostname))
    return [`url must be at ${walk.hosts.join(' or ')}.`]
  return findPlanFaults(() => walk.planPage(url, 1), 'url')
}

const findPlanFaults = (plan: () => unknown, field: string): string[] => {
  try {
    plan()
    return []
  } catch (cause) {
    if (!(cause instanceof OperatorFault)) throw cause
    return [`${field}: ${cause.message}`]
  }
}

const findGridFaults = (entry: SourceEntry, { publishers, documents }: ListedCollection): string[] => {
  const pages = publishers[entry.publisher]?.pages
  if (pages === undefined) {
    const inPages = Object.values(publishers).filter((publisher) => publisher.pages !== undefined)
    return [`kind "grid" is for the publisher ${inPages.map(({ name }) => name).join(', ')} only.`]
  }
  const facts = new Map(Object.entries(factsOf(entry, documents.facts)))
  const absent = pages.needs.find((name) => (facts.get(name) ?? null) === null)
  if (absent !== undefined) return [`kind "grid" needs ${absent}: each grid has its own.`]
  const plan = () => pages.planPage(Object.fromEntries(facts), { start: 0, length: 1 })
  return findPlanFaults(plan, pages.needs.join(', '))
}
