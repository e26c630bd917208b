import type { Conflict } from '@rotunda/contract'
import { foldText } from '../../../../platform/index.ts'

/** A value in a source, with the document. */
export type SourceValue = { readonly value: string | null; readonly source_id: string }

/**
 * Fields about which sources disagree, each with the value of every source, in the written order of sources. A silent
 * source does not disagree.
 */
export const listConflicts = (fields: Readonly<Record<string, readonly SourceValue[]>>): Conflict[] =>
  Object.entries(fields).flatMap(([field, stated]) => {
    const values = stated.filter(({ value }) => value !== null)
    const isAgreed = new Set(values.map(({ value }) => normalize(value ?? ''))).size < 2
    return isAgreed ? [] : [{ field, values: values.map(({ value, source_id }) => ({ value, source_id })) }]
  })

/** Folds a text: marks, spaces and case are no disagreement. */
const normalize = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
