import { Type } from 'typebox'
import { namesOf } from '../../names-of.ts'
import { day, orNull, text } from '../../fields.ts'
import { LOBBYING_FLAGS, LOBBYING_PERIODS } from './vocabulary.ts'

export const id = text('Stable id of the row, identical in every release.')
/** Dollars and cents, as decimal text. */
export const moneyOrNull = (description: string) =>
  orNull(Type.String({ pattern: '^\\d+\\.\\d{2}$' }), { description })

export const filingUuid = text('Id of the filing at the source (UUID).')
export const n = Type.Integer({ minimum: 1, description: 'Place in the list of the filing, from 1.' })
export const year = Type.Integer({ minimum: 1990, maximum: 2100, description: 'Year of the filing.' })
export const period = Type.Enum(namesOf(LOBBYING_PERIODS), { description: 'Period of the filing.' })
export const flags = Type.Array(Type.Enum(namesOf(LOBBYING_FLAGS)), { description: 'Doubts about the row.' })
export const postedAt = text('Time of posting as the source writes it, with its offset from UTC.')
export const postedOn = day('Day of posting in Washington, D.C.')
