import { Type } from 'typebox'
import { anyCase } from '../data/any-case.ts'
import { anyId, codes, label, many, texts } from '../data/many.ts'

/** Filter by words of a vocabulary. */
export const oneOf = (words: readonly string[], description: string) =>
  many(anyCase(words), `${description} In any case. ${codes}`)

export const yesOrNo = (description: string) => many(anyCase(['true', 'false']), description)

/** Filter by ids. Unknown ids are ignored. */
export const ids = (description: string) => many(anyId, `${description}, in any case. ${codes}`)

/** Filter by committee codes. An unknown code is refused. */
export const committeeCodes = (description: string) =>
  many(anyId, `${description}, in any case. An unknown code is refused. ${codes}`)

/** Filter by committee ids, or by other codes of the same committees. */
export const committeeIds = (description: string) =>
  committeeCodes(`${description} (or another of its codes: \`HSII\` or \`II00\` for \`HSII00\`)`)

/** Filter by texts of the rows. An unknown text is refused if the field has few values. */
export const labels = (description: string) => many(label, `${description}, in any case. ${texts}`)

export const congress = (description = 'Number of a Congress.') =>
  many(Type.Integer({ minimum: 1, maximum: 400 }), `${description} ${codes}`)

export const state = (description = 'State or territory') =>
  many(Type.String({ pattern: '^[A-Za-z]{2}$' }), `${description}, two letters in any case. ${codes}`)

export const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))

/** Parameter for a word search in these texts of a row. */
export const wordsOf = (where: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description: `Words to find in ${where}. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.`,
    }),
  )
