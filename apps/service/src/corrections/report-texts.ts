import type { Kysely } from 'kysely'
import type { ReportTables } from './report-tables.ts'

/** Texts of a reporter. Each is null once it was erased; a report may propose nothing. */
export type ReportTexts = {
  readonly proposed: { readonly value: unknown } | null
  readonly why: string | null
  readonly evidence: readonly string[] | null
}

export const readReportTexts = async (db: Kysely<ReportTables>, report: number): Promise<ReportTexts> => {
  const rows = await db
    .selectFrom('correction_texts')
    .select(['part', 'text'])
    .where('report', '=', report)
    .execute()
  const textOf = (part: keyof ReportTexts) => rows.find((row) => row.part === part)?.text ?? null
  const [proposed, why, evidence] = [textOf('proposed'), textOf('why'), textOf('evidence')]
  return {
    // Any JSON may be proposed.
    proposed: proposed === null ? null : { value: JSON.parse(proposed) as unknown },
    why,
    // A report is stored with a list of addresses.
    evidence: evidence === null ? null : (JSON.parse(evidence) as string[]),
  }
}
