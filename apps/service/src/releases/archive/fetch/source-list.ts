import { CHAMBERS, namesOf, SUBCOMMITTEES } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { isLoopback, Refusal } from '../../../platform/index.ts'
import { planGrid, PUBLISHERS } from '../../../publishers/index.ts'
import { addressOf, type AddressFacts } from '../address.ts'

/** One line of the list of what to fetch: an address, and what is known of the document there. */
export const SourceEntry = Type.Object(
  {
    publisher: Type.Enum(namesOf(PUBLISHERS)),
    url: Type.String({ minLength: 1 }),
    fiscal_year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
    subcommittee: Type.Optional(Type.Enum(namesOf(SUBCOMMITTEES))),
    chamber: Type.Optional(Type.Enum(CHAMBERS)),
    published_at: Type.Optional(Type.String({ format: 'date' })),
    /** The Senate's request grid: a form that answers in pages. */
    kind: Type.Optional(Type.Literal('grid')),
    /** Other hosts to which the address may point. */
    redirect_hosts: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  },
  { additionalProperties: false },
)
export type SourceEntry = Static<typeof SourceEntry>

const validator = Compile(Type.Array(SourceEntry))

/** Reads the list, or throws a Refusal with all its faults, each with the number of the entry and the field. */
export const parseSourceList = (text: string): SourceEntry[] => {
  const list = parseJson(text)
  if (!validator.Check(list)) throw refuse([...new Set(validator.Errors(list).flatMap(describeFault))])
  const faults = list.flatMap((entry, index) =>
    findFaults(entry, list.slice(0, index)).map((fault) => `entry ${index + 1}: ${fault}`),
  )
  if (faults.length > 0) throw refuse(faults)
  return list
}

/** An entry as the archive names its document. */
export const factsOf = (entry: SourceEntry): AddressFacts => ({
  publisher: entry.publisher,
  url: entry.url,
  fiscal_year: entry.fiscal_year ?? null,
  subcommittee: entry.subcommittee ?? null,
  chamber: entry.chamber ?? null,
})

const refuse = (faults: readonly string[], cause?: unknown): Refusal =>
  new Refusal('invalid_query', ['The list of sources does not fit:', ...faults].join('\n  '), { cause })

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    throw refuse([`it is not JSON (${cause.message}).`], cause)
  }
}

type Fault = ReturnType<typeof validator.Errors>[number]

const describeFault = (fault: Fault): string[] => {
  const [, index, ...path] = fault.instancePath.split('/')
  // The rule beside it names the field.
  if (fault.keyword === 'boolean') return []
  const where = index === undefined ? 'the file' : `entry ${Number(index) + 1}`
  return [`${where}: ${[path.join('.'), describeRule(fault)].filter(Boolean).join(' ')}.`]
}

const describeRule = ({ keyword, params, message }: Fault): string => {
  if (keyword === 'enum' && 'allowedValues' in params)
    return `must be one of ${params.allowedValues.map(String).join(', ')}`
  if (keyword === 'const' && 'allowedValue' in params) return `must be "${String(params.allowedValue)}"`
  if (keyword === 'additionalProperties' && 'additionalProperties' in params)
    return `has no field ${params.additionalProperties.join(', ')}; fields are ${FIELDS}`
  if (keyword === 'required' && 'requiredProperties' in params)
    return `needs ${params.requiredProperties.join(', ')}`
  return message
}

const FIELDS = Object.keys(SourceEntry.properties).join(', ')

const findFaults = (entry: SourceEntry, before: readonly SourceEntry[]): string[] => {
  const twin = before.findIndex((other) => addressOf(factsOf(other)) === addressOf(factsOf(entry)))
  return [
    ...findAddressFaults(entry.url),
    ...(entry.kind === 'grid' ? findGridFaults(entry) : []),
    ...(twin < 0 ? [] : [`is the same document as entry ${twin + 1}.`]),
  ]
}

const findAddressFaults = (address: string): string[] => {
  const url = URL.parse(address)
  if (url === null) return [`url "${address}" is not an address.`]
  if (!isSafe(url)) return ['url must begin with https://.']
  if (url.hash !== '') return [`url must not hold a fragment, since no host is sent it: ${url.hash}.`]
  if (url.username !== '' || url.password !== '')
    return ['url must not hold a user name or a password: it is published.']
  return []
}

/** What travels in the clear can be changed on its way. */
export const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))

const findGridFaults = ({ publisher, fiscal_year: fiscalYear }: SourceEntry): string[] => {
  if (publisher !== 'senate-appropriations')
    return ['kind "grid" is for the publisher senate-appropriations only.']
  if (fiscalYear === undefined) return ['kind "grid" needs fiscal_year: each year is asked for by its own.']
  try {
    planGrid({ fiscalYear, start: 0, length: 1 })
    return []
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    return [`fiscal_year: ${cause.message}`]
  }
}
