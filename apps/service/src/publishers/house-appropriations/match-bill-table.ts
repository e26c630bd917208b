import type { SubcommitteeCode } from '@rotunda/contract'
import { DocumentRefused } from '../publisher.ts'
import type { AppropriationsSource } from '../appropriations/drafts.ts'
import { withoutUnit } from '../tables/find-unit.ts'
import { matchHeader } from '../tables/match-header.ts'
import type { Table } from '../tables/table.ts'
import { BILL_HEADERS, findBillStage, type BillField, type BillStage } from './bill-headers.ts'
import { getFiscalYear } from './get-fiscal-year.ts'
import { refuseOtherStage } from './refuse-other-stage.ts'

export type BillTable = {
  readonly stage: BillStage
  readonly fiscalYear: number
  readonly subcommittee: SubcommitteeCode
  readonly columns: readonly BillField[]
}

/**
 * The kind of a table of a bill, from its own header and from the options that it was given with. Throws a DocumentRefused that says
 * which option is missing, or what contradicts what.
 */
export const matchBillTable = (table: Table, source: AppropriationsSource): BillTable => {
  const stage = findBillStage(table.header)
  if (stage === 'house_bill' && (source.publisher === 'senate-appropriations' || source.chamber === 'senate'))
    throw new DocumentRefused(
      'The header is that of a table of the House, and the document was given as one of the Senate: give it with --publisher house-appropriations and --chamber house.',
    )
  const fiscalYear = getFiscalYear(table, source)
  refuseOtherStage(table, stage, source.publisher === 'senate-appropriations' ? 'senate' : 'house')
  const { subcommittee } = source
  if (subcommittee === null)
    throw new DocumentRefused('A table of a bill does not say its subcommittee: give it with --subcommittee.')
  return { stage, fiscalYear, subcommittee, columns: matchColumns(table, stage) }
}

const matchColumns = ({ header }: Table, stage: BillStage): readonly BillField[] =>
  matchHeader(header.map(withoutUnit), {
    aliases: BILL_HEADERS[stage],
    required:
      stage === 'enacted'
        ? ['agency', 'account', 'project', 'amount']
        : ['agency', 'account', 'state', 'project', 'amount', 'requestors'],
    what: STAGES[stage],
  })

const STAGES = {
  house_bill: 'projects in a bill of the House',
  senate_bill: 'projects in a bill of the Senate',
  enacted: 'projects in the joint statement to an Act',
} as const satisfies Record<BillStage, string>
