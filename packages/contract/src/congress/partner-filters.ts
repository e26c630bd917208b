import { Type } from 'typebox'
import { anyCase } from '../data/any-case.ts'
import { anyId, codes, label, many, texts } from '../data/many.ts'

/** One or several words of a vocabulary. */
export const oneOf = (words: readonly string[], description: string) =>
  many(anyCase(words), `${description} In any case. ${codes}`)

export const yesOrNo = (description: string) => many(anyCase(['true', 'false']), description)

/** Ids; one that no row has is passed over. */
export const ids = (description: string) => many(anyId, `${description}, in any case. ${codes}`)

/** Codes of committees; one that no committee has is refused. */
export const committeeCodes = (description: string) =>
  many(anyId, `${description}, in any case. A code that no committee has is refused. ${codes}`)

/** Ids of committees, or other codes that lead to them. */
export const committeeIds = (description: string) =>
  committeeCodes(`${description}; its other codes, such as \`HSII\` and \`II00\` for \`HSII00\`, do as well`)

/** Texts as rows have them; one that no row has is refused where there are few. */
export const labels = (description: string) => many(label, `${description}, in any case. ${texts}`)

export const congress = (description = 'Number of a Congress.') =>
  many(Type.Integer({ minimum: 1, maximum: 400 }), `${description} ${codes}`)

export const state = (description = 'State or territory') =>
  many(Type.String({ pattern: '^[A-Za-z]{2}$' }), `${description}, two letters in any case. ${codes}`)

export const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))

/** Words to look for in these texts of a row. */
export const wordsOf = (where: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description: `Words of ${where}, all of them, in any case and with or without accents. "in quotes": exactly these words in this order. word*: words that begin so. OR in capitals joins the terms beside it. -word excludes; at least one term must not be excluded.`,
    }),
  )
