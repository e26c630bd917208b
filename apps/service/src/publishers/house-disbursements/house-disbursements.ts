import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'
import type { ReportPeriod } from '../payroll/observation-draft.ts'
import { countQuarters, describeQuarter, findQuarterInUrl, quarterOf, type Quarters } from './quarters.ts'
import { gatherPayments } from './gather-payments.ts'
import { readDetail } from './read-detail.ts'
import { readPayment } from './read-payment.ts'

type Facts = { readonly period_start?: string | null }

/**
 * Detail files of the House Statement of Disbursements. A row is a payment to a person. Other payments make no rows
 * here, but count in the totals that each file prints.
 */
export const houseDisbursements: Publisher<Facts> = {
  name: 'house-disbursements',
  title: 'U.S. House of Representatives, Statement of Disbursements',
  parserVersion: '5',
  isGovernment: true,
  findSeries: async (needs) => `house-disbursements/${await findLabel(needs)}`,
  read,
}

async function* read({ source, open }: ReadNeeds<Facts>): Reading {
  return yield* readDetail(open, (quarters) => findPeriod(quarters, source))
}

const findLabel = async ({ source, open }: ReadNeeds<Facts>): Promise<string> => {
  const { era, lines } = await gatherPayments(open)
  const quarters = countQuarters()
  for (const line of lines) {
    const payment = readPayment(line.text.split('\0'), line.row, era)
    if (!('fault' in payment)) quarters.add(payment)
  }
  return findPeriod(quarters, source).label
}

/**
 * Finds the quarter that the payments print, or else the quarter in which most of them end. Money of earlier years is
 * paid late, in any quarter. Refuses a file whose address or facts name another quarter than its payments.
 */
const findPeriod = (quarters: Quarters, source: QuarterSource): ReportPeriod => {
  const named = findNamed(source)
  const label = findPrinted(quarters) ?? findMost(quarters) ?? named
  if (label === undefined)
    throw new DocumentRefused('The file has no payment to a person: its quarter is not known.')
  if (named !== undefined && named !== label)
    throw new DocumentRefused(
      `Its address or its facts name ${named}, and its payments belong to ${label}: give the file the address under which it was published.`,
    )
  return describeQuarter(label)
}

type QuarterSource = { readonly url: string; readonly period_start?: string | null }

const findNamed = ({ url, period_start: start }: QuarterSource): string | undefined =>
  start ? quarterOf(start) : findQuarterInUrl(url)

const findPrinted = ({ printed }: Quarters): string | undefined => {
  if (printed.size > 1)
    throw new DocumentRefused(`The file has payments of several quarters: ${[...printed].join(', ')}.`)
  return [...printed][0]
}

const findMost = ({ ended }: Quarters): string | undefined =>
  [...ended].toSorted((a, b) => b[1] - a[1])[0]?.[0]
