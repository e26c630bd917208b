import { CHAMBERS, namesOf, orNull, SUBCOMMITTEES } from '@rotunda/contract'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { PUBLISHERS, type Source } from '../../publishers/index.ts'
import { sha256Of } from './objects.ts'

/** What a host can be asked by whether a document has changed. */
export type Validators = Pick<Source, 'etag' | 'last_modified'>

/** The documents that were obtained together, in their order: the unit in which the archive takes revisions. */
export type Edition = readonly [Source, ...Source[]]

/** What is known of a document before the archive has it. */
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

export const StoredFacts = Type.Object({
  publisher: Type.Enum(namesOf(PUBLISHERS)),
  url: Type.String({ minLength: 1 }),
  final_url: text,
  status: orNull(Type.Integer()),
  media_type: Type.String({ minLength: 1 }),
  ...StoredValidators.properties,
  retrieved_at: UtcInstant,
  published_at: orNull(Type.String({ format: 'date' })),
  fiscal_year: orNull(Type.Integer()),
  subcommittee: orNull(Type.Enum(namesOf(SUBCOMMITTEES))),
  chamber: orNull(Type.Enum(CHAMBERS)),
  sample: Type.Boolean(),
})

const StoredSource = Type.Object({
  ...StoredFacts.properties,
  sha256: Sha256,
  bytes: Type.Integer({ minimum: 0 }),
  checked_at: UtcInstant,
  edition: Type.String({ minLength: 1 }),
  part: Type.Integer({ minimum: 1 }),
  supersedes: orNull(Sha256),
})

/** A document as the archive would describe it; the archive itself gives the name of its edition. */
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

const validator = Compile(Type.Array(StoredSource))

/** Throws an Error that names the first fault. */
export const parseEdition = (json: string, id: string): Edition => {
  const stored: unknown = JSON.parse(json)
  if (!validator.Check(stored)) {
    const [fault] = validator.Errors(stored)
    throw new Error(`${fault?.instancePath ?? ''} ${fault?.message ?? 'is not right'}`.trim())
  }
  const [first, ...others]: readonly Source[] = stored
  if (first === undefined || stored.some(({ edition }) => edition !== id))
    throw new Error('it does not hold the edition that its name says')
  return [first, ...others]
}

/** Throws, as a fault of the caller's own, for what could not be read again. */
export const formatEdition = (edition: Edition): string => {
  const json = JSON.stringify(edition, null, 2)
  parseEdition(json, edition[0].edition)
  return `${json}\n`
}
