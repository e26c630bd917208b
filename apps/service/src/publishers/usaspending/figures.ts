import type { SpendingFigure } from '@rotunda/contract'
import { Type } from 'typebox'
import { orNull } from '@rotunda/contract'
import { parseCents } from '../payroll/parse-cents.ts'

/** A number of a reply, as its text. */
export const NumberText = Type.String({ pattern: '^-?[0-9][0-9.eE+-]*$' })
export const NumberOrNull = orNull(NumberText)
export const TextOrNull = orNull(Type.String())

/** Makes a figure from the text of a number. Never rounds: a text with parts of a cent has no cents. */
export const makeFigure = (text: string | null): SpendingFigure => {
  if (text === null) return { as_published: null, cents: null, missing: 'null_in_source' }
  const cents = parseCents(text)
  return cents === undefined
    ? { as_published: text, cents: null, missing: 'unparsed' }
    : { as_published: text, cents, missing: null }
}

/** A figure that no document states. */
export const NO_FIGURE: SpendingFigure = { as_published: null, cents: null, missing: 'not_in_source' }
