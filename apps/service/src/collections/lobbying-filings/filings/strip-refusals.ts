import type { Staging } from '../../../releases/index.ts'

/** Cells that identify a refused record, or are its amounts. The others may name persons. */
const SHOWN: ReadonlySet<string> = new Set([
  'filing_uuid',
  'filing_type',
  'filing_year',
  'filing_period',
  'dt_posted',
  'income',
  'expenses',
  'expenses_method',
  'termination_date',
  'general_issue_code',
  'contribution_type',
  'amount',
  // The XML files.
  'file',
  'filing',
  'regType',
  'reportYear',
  'reportType',
  'noLobbying',
  'filerType',
  'amendment',
  'noContributions',
  'type',
  'expensesMethod',
  'terminationDate',
  'signedDate',
  'ali_Code',
  'issueAreaCode',
  '@ID',
  '@Year',
  '@Received',
  '@Amount',
  '@Type',
  '@Period',
  '@Code',
])

/** Removes the other cells of refused records: a takedown reaches published rows, and no refusal. */
export const stripRefusals = ({ database }: Staging): void => {
  const update = database.prepare(
    `update refusals set body = json_set(body, '$.cells', json(?)) where row = ?`,
  )
  for (const { row, cells } of database
    .prepare(`select row, body -> '$.cells' as cells from refusals`)
    .all()) {
    // Only the row store writes refusals.
    const all = Object.entries(JSON.parse(String(cells)) as Record<string, string>)
    update.run(JSON.stringify(Object.fromEntries(all.filter(([name]) => SHOWN.has(name)))), row ?? null)
  }
}
