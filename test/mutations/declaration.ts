import type { Kind } from './kinds.ts'

/** Form in which the cells of a document are found. Workbooks and PDFs are a CSV that is packed. */
export type Form = 'csv' | 'json' | 'xml'

/** Mutations that nothing in the document shows, and the reason. */
export type Exception = {
  /** Names as in `kinds`; each column where absent. */
  readonly columns?: readonly string[]
  readonly mutations: readonly string[]
  readonly why: string
}

/** A valid document of a publisher, and the kind of each of its columns. */
export type Declaration = {
  readonly collection: string
  readonly publisher: string
  /** Tells documents of one publisher apart. */
  readonly what?: string
  /** Facts of the source, such as its address. */
  readonly facts: Readonly<Record<string, unknown>>
  readonly form: Form
  readonly text: string
  /** Makes the bytes of the document from its text; UTF-8 where absent. */
  readonly pack?: (text: string, amountFormat?: string) => Uint8Array
  /** True where `pack` takes the number format of amounts. */
  readonly hasFormats?: true
  /** A column is the header of a CSV, or the last part of a path in JSON or XML. */
  readonly kinds: Readonly<Partial<Record<Kind, readonly string[]>>>
  /** Columns whose facts must agree, so that exchanged cells show. */
  readonly pairs?: readonly (readonly [string, string])[]
  readonly unseen?: readonly Exception[]
}

export const nameOf = ({ publisher, what }: Declaration): string =>
  what === undefined ? publisher : `${publisher} (${what})`

/** Exceptions by the name of a declaration. */
export type Exceptions = Readonly<Record<string, readonly Exception[]>>
