import type { FindRefusal } from '../../families/index.ts'

/** Reason of a record that another page of the same walk has as well. */
export const REPEATED = 'record_repeated'
/** Reason of a record that another page of the same walk has with other content. */
export const CHANGED = 'record_changed'
/** Reason of a record that a newer document has as well. */
export const ELSEWHERE = 'record_elsewhere'

type Owner = { readonly series: string; readonly edition: string }

/**
 * Opens a function that takes each filing once. The pages of a walk shift while it lasts, so they may have a filing
 * twice, and walks overlap. The parts of a filing follow it, and share its fate. Older editions of a series only date
 * its rows, so they never count as copies of it.
 */
export const openRepeated = (): FindRefusal => {
  const owners = new Map<string, Owner>()
  const editions = new Map<string, Owner>()
  const seenElsewhere = new Set<string>()
  const judge = (uuid: string, { series, edition }: Owner): string | undefined => {
    const owner = owners.get(uuid)
    if (owner !== undefined && owner.series !== series) {
      const again = `${series}\n${edition}\n${uuid}`
      if (seenElsewhere.has(again)) return REPEATED
      seenElsewhere.add(again)
      return ELSEWHERE
    }
    if (owner?.edition === edition) return REPEATED
    // One object for each edition: a release has a million filings.
    owners.set(
      uuid,
      editions.getOrInsertComputed(`${series}\n${edition}`, () => ({ series, edition })),
    )
    return undefined
  }
  let last: { readonly uuid: string; readonly reason: string | undefined } = { uuid: '', reason: undefined }
  return ({ table, draft }, { source, series }) => {
    const { uuid, isRecord } = nameRecord(table, draft)
    if (uuid === undefined) return undefined
    if (isRecord) last = { uuid, reason: judge(uuid, { series, edition: source.edition }) }
    const { reason } = last
    if (last.uuid !== uuid || reason === undefined) return undefined
    const where = reason === REPEATED ? 'another page of the walk' : 'a newer document'
    return { reason, detail: `${uuid}: ${where} has the record.` }
  }
}

/** Names the filing, report or code of a row. */
const nameRecord = (table: string, draft: object): { uuid: string | undefined; isRecord: boolean } => {
  if ('kind' in draft && 'code' in draft)
    return { uuid: `${String(draft.kind)} ${String(draft.code)}`, isRecord: true }
  const uuid = 'filing_uuid' in draft ? String(draft.filing_uuid) : undefined
  return { uuid, isRecord: table === 'filings' || table === 'contribution-reports' }
}
