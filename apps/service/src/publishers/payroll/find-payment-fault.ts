import type { StaffFlag } from '@rotunda/contract'
import { isDamagedText } from '../cells/find-damage.ts'
import { countShared, type Interval } from '../cells/calendar-days.ts'

type Paid = {
  readonly name: string
  readonly title: string | null
  readonly cents: number | undefined
  readonly days: Interval
}

/** The reason that a payment cannot be: a name or a title that is none, or an amount that no days explain. */
export const findPaymentFault = ({ name, title, cents, days }: Paid): string | undefined => {
  if (NOBODY.test(name))
    return 'Words of a total, of a header or of an office stand in the place of the name.'
  if (TOTAL.test(title ?? '')) return 'A total stands in the place of the title.'
  const [sign] = isDamagedText(name) ? [] : (SIGN.exec(name) ?? [])
  if (sign !== undefined) return `The name has “${sign}”, which is in no name.`
  if (cents === undefined) return undefined
  const most = (countShared(days, days) * DOLLARS_OF_DAY + DOLLARS_AT_ONCE) * 100
  return Math.abs(cents) <= most
    ? undefined
    : `No pay from ${days.start} to ${days.end} is so high: a decimal point may be lost, or figures of two amounts are joined.`
}

/** The flags of a row by how its texts are printed. A figure in a name is a letter that was read wrongly: `THOMPS0N`. */
export const flagTexts = (name: string, ...texts: readonly (string | null)[]): readonly StaffFlag[] =>
  /\d/.test(name) || [name, ...texts].some((text) => isDamagedText(text ?? '')) ? ['text_damaged'] : []

/** Names have letters, marks of abbreviation, apostrophes and hyphens, and nicknames in quotes or parentheses. */
const SIGN = /[^\p{L}\p{M}\d ,.'’‘ʻ`´"“”()-]/u
const TOTAL = /\b(?:SUB-?)?TOTALS?:?$/i

const NOBODY =
  /\b(?:SUB-?)?TOTALS?\b|\b(?:SALAR(?:Y|IES)|PAYROLLS?|EXPENSES?|PAYEES?|VENDORS?|AMOUNTS?|DOCUMENTS?|COMPENSATION|PERSONNEL|DESCRIPTION|OFFICES?|EMPLOYEES|EXPENDITURES?|BENEFITS|VARIOUS|MISCELLANEOUS|UNKNOWN|VACANT)\b|^(?:HON\.|REP\.|SENATOR|COMMITTEE) /i

/** The best paid have some $620; leave that is paid out at the end, and pay that comes late, are paid at once. */
const DOLLARS_OF_DAY = 800
const DOLLARS_AT_ONCE = 40_000
