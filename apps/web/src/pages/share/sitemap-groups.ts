import { PAGE_CALL } from '../../ask/clients.ts'
import type { Asked } from '../../page.ts'

/** Kinds with too many pages for one sitemap. */
export const LISTED = [
  { name: 'recipients', dimension: 'recipient' },
  { name: 'accounts', dimension: 'account' },
  { name: 'funding-lines', dimension: 'funding_line' },
] as const
export type ListedKind = (typeof LISTED)[number]

/** Sorted by value, so that a value's stages are neighbours. */
const list = ({ clients }: Pick<Asked, 'clients'>, { dimension }: ListedKind, pageSize: number) =>
  clients.appropriations.aggregates({ group_by: [dimension, 'stage'] }, { ...PAGE_CALL, pageSize })

/** Number of groups: one for each value and stage. */
export const countGroups = async (asked: Pick<Asked, 'clients'>, kind: ListedKind): Promise<number> => {
  const { meta } = await list(asked, kind, 1).page()
  return meta.total
}

type Part = { readonly start: number; readonly rows: number; readonly pageSize: number }

/**
 * Values of one part of the groups, all from one snapshot. A value that began in the previous part is listed only
 * there.
 */
export const readGroupsPart = async (
  asked: Pick<Asked, 'clients'>,
  kind: ListedKind,
  { start, rows, pageSize }: Part,
): Promise<string[]> => {
  const pages = list(asked, kind, pageSize)
  const values: (string | null)[] = []
  // Starts one group early, to see whether the previous part has the first value.
  const begin = Math.max(0, start - 1)
  let snapshot: string | undefined
  for (let offset: number | null = begin; offset !== null && offset < start + rows;) {
    const { data, meta } = await pages.page({ offset, ...(snapshot !== undefined && { snapshot }) })
    values.push(...data.map(({ group }) => toText(group[kind.dimension])))
    snapshot = meta.snapshot
    offset = meta.next_offset
  }
  return values
    .slice(0, start + rows - begin)
    .filter((value, index) => index >= start - begin && value !== values[index - 1])
    .filter((value) => value !== null)
}

const toText = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value)
