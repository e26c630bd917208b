import { readFileSync } from 'node:fs'
import {
  RelaxNGValidator,
  XmlBufferInputProvider,
  XmlDocument,
  XmlLibError,
  xmlRegisterInputProvider,
  XmlXPath,
} from 'libxml2-wasm'

/** Parts of a valid document that decide the gateway's answer. */
export type ReadDocument = {
  readonly deliveryId: string
  readonly deliveryAgent: string
  readonly memberOffice: string
}

/** Content of the document, or its faults in the validator's words. */
export type Verdict =
  | { readonly kind: 'valid'; readonly document: ReadDocument }
  | { readonly kind: 'invalid'; readonly errors: readonly string[] }

export type CwcSchema = (document: Uint8Array) => Verdict

const FILES = { house: 'cwc-2.0.rng', senate: 'cwc-2.0-senate.rng' } as const

/** Opens the schema of a chamber; it is compiled once for all callers. */
export const openCwcSchema =
  (chamber: keyof typeof FILES): CwcSchema =>
  (document) =>
    judge(findValidator(chamber), document)

const validators = new Map<keyof typeof FILES, RelaxNGValidator>()

const findValidator = (chamber: keyof typeof FILES): RelaxNGValidator => {
  const known = validators.get(chamber)
  if (known) return known
  if (validators.size === 0) registerIncludedFile()
  const validator = compileSchema(readSchema(FILES[chamber]), FILES[chamber])
  validators.set(chamber, validator)
  return validator
}

/** The name is the base of the schema's includes. */
export const compileSchema = (schema: Uint8Array, name: string): RelaxNGValidator => {
  using document = XmlDocument.fromBuffer(schema, { url: name })
  return RelaxNGValidator.fromDoc(document)
}

/** The Senate's file includes the House's; the library reads only files that were registered. */
const registerIncludedFile = (): void => {
  xmlRegisterInputProvider(new XmlBufferInputProvider({ [FILES.house]: readSchema(FILES.house) }))
}

const readSchema = (name: string): Uint8Array => readFileSync(new URL(`../${name}`, import.meta.url))

const judge = (validator: RelaxNGValidator, bytes: Uint8Array): Verdict => {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('<!DOCTYPE'))
    return { kind: 'invalid', errors: ['A DOCTYPE is not allowed'] }
  try {
    using document = XmlDocument.fromBuffer(bytes)
    validator.validate(document)
    return { kind: 'valid', document: readDocument(document) }
  } catch (error) {
    // Both a parse error and a validation error are the document's fault, not ours.
    if (error instanceof XmlLibError) return { kind: 'invalid', errors: linesOf(error.message) }
    throw error
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

const PATHS = {
  deliveryId: XmlXPath.compile('/CWC/Delivery/DeliveryId'),
  deliveryAgent: XmlXPath.compile('/CWC/Delivery/DeliveryAgent'),
  memberOffice: XmlXPath.compile('/CWC/Recipient/MemberOffice'),
}

const readDocument = (document: XmlDocument): ReadDocument => ({
  deliveryId: document.get(PATHS.deliveryId)?.content ?? '',
  deliveryAgent: document.get(PATHS.deliveryAgent)?.content ?? '',
  memberOffice: document.get(PATHS.memberOffice)?.content ?? '',
})
