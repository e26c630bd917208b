import type { Right } from './kinds.ts'

/** Kinds of mutations that change more than one cell. */
export type WholeKind = 'unit' | 'list' | 'order' | 'page' | 'encoding' | 'number format' | 'pair'

/** A document with one thing done to it. */
export type WholeMutation = Right & {
  readonly kind: WholeKind
  readonly name: string
  readonly column?: string
  readonly bytes: Uint8Array
}

/** A document of text with one thing done to it. */
export type TextMutation = Right & Pick<WholeMutation, 'kind' | 'name' | 'column'> & { readonly text: string }

export const WHY_FEWER =
  'a list may be this short; a release with fewer rows than the one before stops at the gates'
