import assert from 'node:assert/strict'
import type { FullRecord, FundingLine, FundingLineChange, RecordChange } from '@rotunda/contract'
import { LINES, openPublicApi, RECORDS, type PublicApi } from '../testing.ts'

/** Changes from the first release to the second: one record removed, one changed, one added. */
export const GONE = RECORDS[0] ?? assert.fail()
export const WAS = RECORDS[1] ?? assert.fail()
export const IS: FullRecord = { ...WAS, amount: 7, changed_at: '2026-06-20T00:00:00.000Z' }
export const NEW: FullRecord = { ...GONE, id: 'sr-2026-ffffffffffffffff', state: 'AK' }

/** The same of the funding lines. */
export const GONE_LINE = LINES[0] ?? assert.fail()
export const WAS_LINE = LINES[1] ?? assert.fail()
export const IS_LINE: FundingLine = { ...WAS_LINE, cost_share: '20 percent', label_aliases: ['Grants'] }
export const NEW_LINE: FundingLine = { ...WAS_LINE, id: 'fl-ffffffffffffffff', fiscal_year: 2027 }

/** Two releases that were published one after the other, and the id of the first. */
export const openTwoReleases = async (
  t: Parameters<typeof openPublicApi>[0],
  options: Parameters<typeof openPublicApi>[1] = {},
): Promise<PublicApi & { readonly first: string; readonly second: string }> => {
  const api = await openPublicApi(t, { ...options, records: RECORDS })
  await api.publish([IS, NEW, ...RECORDS.slice(2)], [IS_LINE, NEW_LINE, ...LINES.slice(2)])
  const [second, first] = api.releases.current.listPublications().map(({ release }) => release)
  assert.ok(first !== undefined && second !== undefined)
  return { ...api, first, second }
}

export const asChanges = (data: readonly object[]): RecordChange[] =>
  // Held to the description.
  data as RecordChange[]

export const asLineChanges = (data: readonly object[]): FundingLineChange[] =>
  // As above.
  data as FundingLineChange[]
