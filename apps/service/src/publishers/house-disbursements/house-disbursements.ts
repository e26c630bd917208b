import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'
import type { ReportPeriod } from '../payroll/observation-draft.ts'
import { describeQuarter, findQuarterInUrl, quarterOf } from './find-quarter.ts'
import { gatherPayments } from './gather-payments.ts'
import { readDetail } from './read-detail.ts'
import { readPayment, type Payment } from './read-payment.ts'

/**
 * The detail files of the House Statement of Disbursements. A row is a payment to a person; payments of other kinds are
 * none of this publisher, and are held with the rest against the totals that each file prints.
 */
export const houseDisbursements: Publisher = {
  name: 'house-disbursements',
  title: 'U.S. House of Representatives, Statement of Disbursements',
  parserVersion: '1',
  findSeries: async (needs) => `house-disbursements/${await findLabel(needs)}`,
  read,
}

async function* read({ source, open }: ReadNeeds): Reading {
  return yield* readDetail(open, (payments) => findPeriod(payments, source.url))
}

const findLabel = async ({ source, open }: ReadNeeds): Promise<string> => {
  const { era, lines } = await gatherPayments(open)
  const payments = lines.flatMap((line) => {
    const payment = readPayment(line.text.split('\0'), line.row, era)
    return 'fault' in payment ? [] : [payment]
  })
  return findPeriod(payments, source.url).label
}

/**
 * The quarter in which most payments end. Old money is paid late and in any quarter; a file whose address names another
 * quarter than its payments is none that can be placed.
 */
const findPeriod = (payments: readonly Payment[], url: string): ReportPeriod => {
  const counts = new Map<string, number>()
  for (const { component } of payments) {
    const quarter = quarterOf(component.end)
    counts.set(quarter, (counts.get(quarter) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted((one, other) => other[1] - one[1])
  const named = findQuarterInUrl(url)
  const label = most?.[0] ?? named
  if (label === undefined) throw new DocumentRefused('The file has no payment to a person: its quarter is not known.')
  if (named !== undefined && named !== label)
    throw new DocumentRefused(
      `Its address names ${named}, and most of its payments end in ${label}: give it the address under which it was published.`,
    )
  return describeQuarter(label)
}
