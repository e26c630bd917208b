import type { Interval } from '../payroll/add-days.ts'
import type { ReportPeriod } from '../payroll/observation-draft.ts'

/** Why a report cannot have pay of these days; undefined where it can. */
export const findDayFault = ({ start, end }: Interval, period: ReportPeriod): string | undefined => {
  const first = `${Number(period.start.slice(0, 4)) - YEARS_LATE}${period.start.slice(4)}`
  if (start >= first && end <= period.end) return undefined
  return `Its days, ${start} to ${end}, are not those of a report of ${period.label}: pay ends with the quarter, and comes ${YEARS_LATE} years late at most.`
}

/** An office may report a payment three years after it. */
const YEARS_LATE = 3
