import type { ReasonCount } from '../build/report-sources.ts'

/** Refused rows by reason, as one cell: `row_not_understood: 2; text_damaged: 1`. */
export const formatReasons = (reasons: readonly ReasonCount[]): string | null =>
  reasons.length === 0 ? null : reasons.map(({ reason, rows }) => `${reason}: ${rows}`).join('; ')

export const parseReasons = (cell: string): ReasonCount[] =>
  [...cell.matchAll(/(\w+): (\d+)/g)].map(([, reason = '', rows]) => ({ reason, rows: Number(rows) }))
