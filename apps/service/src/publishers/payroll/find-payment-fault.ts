import type { StaffFlag } from '@rotunda/contract'
import { isDamagedText } from '../cells/find-damage.ts'
import { countShared, type Interval } from '../cells/calendar-days.ts'

type Paid = {
  readonly name: string
  readonly title: string | null
  readonly cents: number | undefined
  readonly days: Interval
}

/** Explains why a payment is impossible: the name or title is not one, or the amount is too large for its days. */
export const findPaymentFault = ({ name, title, cents, days }: Paid): string | undefined => {
  if (NO_NAME.test(name)) return 'The place of the name holds words of a total, a header or an office.'
  if (TOTAL.test(title ?? '')) return 'The place of the title holds a total.'
  if (title !== null && POSITION.test(name) && !POSITION.test(title))
    return 'The place of the name holds a position, and the place of the title holds none: put the name and the title of the document back under their headers.'
  const [sign] = isDamagedText(name) ? [] : (SIGN.exec(name) ?? [])
  if (sign !== undefined) return `The name has “${sign}”, which is in no name.`
  if (cents === undefined) return undefined
  const most = (countShared(days, days) * DOLLARS_OF_DAY + DOLLARS_AT_ONCE) * 100
  return Math.abs(cents) <= most
    ? undefined
    : `No pay from ${days.start} to ${days.end} is so high: a decimal point may be lost, or the figures of two amounts may be joined.`
}

/** Flags a row by its printed texts. A digit in a name is a letter that was read wrongly: `THOMPS0N`. */
export const flagTexts = (name: string, ...texts: readonly (string | null)[]): readonly StaffFlag[] =>
  /\d/.test(name) || [name, ...texts].some((text) => isDamagedText(text ?? '')) ? ['text_damaged'] : []

/**
 * Any character that no name has. Names have letters, periods, apostrophes and hyphens, and nicknames in quotes or
 * parentheses.
 */
const SIGN = /[^\p{L}\p{M}\d ,.'’‘ʻ`´"“”()-]/u
const TOTAL = /\b(?:SUB-?)?TOTALS?:?$/i

const NO_NAME =
  /\b(?:SUB-?)?TOTALS?\b|\b(?:SALAR(?:Y|IES)|PAYROLLS?|EXPENSES?|PAYEES?|VENDORS?|AMOUNTS?|DOCUMENTS?|COMPENSATION|PERSONNEL|DESCRIPTION|OFFICES?|EMPLOYEES|EXPENDITURES?|BENEFITS|VARIOUS|MISCELLANEOUS|UNKNOWN|VACANT)\b|^(?:HON\.|REP\.|SENATOR|COMMITTEE) /i

/** Words of titles that no name has: of 26,000 names of 2009 to 2013 none has one, of 56,000 rows nearly all titles do. */
const POSITION =
  /\b(?:ASSISTANT|ASST|DIRECTOR|STAFF|EMPLOYEE|REPRESENTATIVE|LEGISLATIVE|COUNSEL|CASEWORKER|CONSTITUENT|INTERN|SCHEDULER|PRESS|MANAGER|SENIOR|SPECIALIST|COORDINATOR|ADMINISTRATOR|ADMINISTRATIVE|POLICY|CONGRESSIONAL|LIAISON|CLERK|ANALYST|COUNSELOR|TECHNICIAN|SUPERVISOR|DEPUTY|CHIEF|FELLOW|ADVISOR|RECEPTIONIST|PROFESSIONAL)\b/i

/** The highest pay is some $620 a day. Unused leave is paid at once at the end, and late pay is paid at once too. */
const DOLLARS_OF_DAY = 800
const DOLLARS_AT_ONCE = 40_000
