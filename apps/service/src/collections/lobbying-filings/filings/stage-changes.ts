import { cellsKey, type Staging } from '../../../releases/index.ts'
import { CHANGED, REPEATED } from './refuse-repeated.ts'

/** A copy of a filing on another page of its walk: the refusals of the filing and its parts, as they were read. */
type Copy = { readonly key: string; readonly rows: number[]; readonly cells: string[] }

/**
 * Marks the copies that differ from the filing that is published. Pages of a walk are read at different times, so a
 * filing may have changed between two of them. The newest page counts, and the other copy is not simply a repetition.
 */
export const stageChanges = (staging: Staging): void => {
  const copies = listCopies(staging)
  if (copies.length === 0) return
  const published = listPublished(staging, new Set(copies.map(({ key }) => key)))
  const update = staging.database.prepare(UPDATE)
  for (const { key, rows, cells } of copies)
    if (cells.join() !== published.get(key)?.join())
      for (const row of rows)
        update.run(
          CHANGED,
          CHANGED,
          `${key}: a newer page of the walk has the record with different content.`,
          row,
        )
}

const UPDATE = `
  update refusals set reason = ?, body = json_set(body, '$.reason', ?, '$.detail', ?) where row = ?
`

const listCopies = ({ database }: Staging): readonly Copy[] => {
  const copies: Copy[] = []
  for (const { row, body } of database.prepare(LIST_COPIES).iterate(REPEATED)) {
    // Only the row store writes refusals.
    const { place, cells, detail } = JSON.parse(String(body)) as Refused
    const [key = ''] = detail.split(': ', 1)
    let copy = copies.at(-1)
    if (copy === undefined || !PART.test(place.pointer)) {
      copy = { key, rows: [], cells: [] }
      copies.push(copy)
    }
    copy.rows.push(Number(row))
    copy.cells.push(cellsKey([{ cells }]))
  }
  return copies
}

type Refused = {
  readonly place: { readonly pointer: string }
  readonly cells: Readonly<Record<string, string>>
  readonly detail: string
}

const LIST_COPIES = 'select row, body from refusals where reason = ? order by row'
/** Place of a part of a filing, which follows its filing. */
const PART = /_(?:activities|entities|organizations|disclosures|items)\/\d+$/

/** Lists the keys of the cells of published filings and codes, and of their parts, as they were read. */
const listPublished = (
  { database }: Staging,
  keys: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> => {
  const published = new Map<string, string[]>()
  for (const { key, cells } of database.prepare(LIST_PUBLISHED).iterate()) {
    const name = String(key)
    if (keys.has(name)) published.getOrInsertComputed(name, () => []).push(String(cells))
  }
  return published
}

const LIST_PUBLISHED = `
  select cells, coalesce(body ->> 'filing_uuid', (body ->> 'kind') || ' ' || (body ->> 'code')) as key
  from rows join bodies using (row) where dataset is not null and cells is not null and key is not null order by row
`
