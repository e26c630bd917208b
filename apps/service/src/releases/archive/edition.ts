import { orNull } from '@rotunda/contract'
import { Type, type TSchema } from 'typebox'
import { compileLater } from '../../platform/index.ts'
import type { Source } from '../../publishers/index.ts'
import { digestOf } from '../build/digest-of.ts'
import { sha256Of } from './objects.ts'

/** Validators that let a host say whether a document has changed. */
export type Validators = Pick<Source, 'etag' | 'last_modified'>

/** Documents that were obtained together, in their order. Revisions replace whole editions. */
export type Edition = readonly [Source, ...Source[]]

/** Facts of a document that is not yet in the archive. */
export type DocumentFacts = Omit<
  Source,
  'sha256' | 'bytes' | 'checked_at' | 'edition' | 'part' | 'supersedes'
>

export type NewDocument = { readonly facts: DocumentFacts; readonly bytes: Uint8Array }
/** Documents that were obtained together, in their order. */
export type NewEdition = readonly [NewDocument, ...NewDocument[]]

const text = orNull(Type.String())
export const StoredValidators = Type.Object({ etag: text, last_modified: text })
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })
// One spelling of each instant: they are compared as text.
export const UtcInstant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' })

/**
 * Facts that a collection declares in addition to those of all documents, by name. They are part of the address of a
 * document, in this order.
 */
export type FactSchemas = Readonly<Record<string, TSchema>>

export const storedFacts = (declared: FactSchemas) => ({
  publisher: Type.String({ minLength: 1 }),
  url: Type.String({ minLength: 1 }),
  final_url: text,
  status: orNull(Type.Integer()),
  media_type: Type.String({ minLength: 1 }),
  ...StoredValidators.properties,
  retrieved_at: UtcInstant,
  published_at: orNull(Type.String({ format: 'date' })),
  ...Object.fromEntries(Object.entries(declared).map(([name, schema]) => [name, orNull(schema)])),
  sample: Type.Boolean(),
})

const storedSource = (declared: FactSchemas) =>
  Type.Object({
    ...storedFacts(declared),
    sha256: Sha256,
    bytes: Type.Integer({ minimum: 0 }),
    checked_at: UtcInstant,
    edition: Type.String({ minLength: 1 }),
    part: Type.Integer({ minimum: 1 }),
    supersedes: orNull(Sha256),
  })

/** Describes a document as the archive does. Only the archive can name its edition. */
export const describeDocument = (
  { facts, bytes }: NewDocument,
  { edition = '', part, supersedes = null }: { edition?: string; part: number; supersedes?: string | null },
): Source => ({
  ...facts,
  sha256: sha256Of(bytes),
  bytes: bytes.byteLength,
  checked_at: facts.retrieved_at,
  edition,
  part,
  supersedes,
})

/** Reads and writes the JSON of editions. */
export type EditionForm = {
  /** Throws an Error that names the first fault. */
  parse(json: string, id: string): Edition
  /** Formats an edition. Throws, as a bug of the caller, if `parse` would refuse the result. */
  format(edition: Edition): string
}

export const makeEditionForm = (declared: FactSchemas): EditionForm => {
  const validator = compileLater(Type.Array(storedSource(declared)))
  const parse = (json: string, id: string): Edition => {
    const stored: unknown = JSON.parse(json)
    if (!validator.Check(stored)) {
      const [fault] = validator.Errors(stored)
      throw new Error(`${fault?.instancePath ?? ''} ${fault?.message ?? 'is not right'}`.trim())
    }
    const [first, ...others]: readonly Source[] = stored
    if (first === undefined || stored.some(({ edition }) => edition !== id))
      throw new Error('it does not hold the edition in its name')
    return [first, ...others]
  }
  return {
    parse,
    format: (edition) => {
      const json = JSON.stringify(edition, null, 2)
      parse(json, edition[0].edition)
      return `${json}\n`
    },
  }
}

/** Facts that identify a document even when its bytes change. The facts that the collection declares count too. */
export type AddressFacts = Pick<Source, 'publisher' | 'url'>

export type NameAddress = (facts: AddressFacts) => string

/**
 * Names the address of a document in the archive, where its revisions are kept. Some URLs serve several documents,
 * which only the declared facts distinguish. The fragment of a URL names a part of the document, and does not count.
 */
export const makeAddress =
  (names: readonly string[]): NameAddress =>
  (facts) =>
    digestOf([facts.publisher, facts.url.replace(/#.*$/s, ''), ...listFacts(facts, names)], 16)

/** Values of the declared facts, with null for a missing one. */
export const listFacts = (facts: object, names: readonly string[]): (string | number | null)[] => {
  const values = new Map<string, unknown>(Object.entries(facts))
  return names.map((name) => {
    const value = values.get(name)
    return typeof value === 'string' || typeof value === 'number' ? value : null
  })
}
