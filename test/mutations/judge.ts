import { hasDamage, type ReadRow } from '../../apps/service/src/publishers/index.ts'
import type { Right } from './kinds.ts'

export type Verdict = 'right' | 'refused' | 'flagged' | 'stopped' | 'unseen' | 'silent'

export type Judgement = { readonly verdict: Verdict; readonly detail: string }

/** Rows of a document; undefined where it was stopped. */
export type Read = { readonly rows: readonly ReadRow[]; readonly isContradicted: boolean } | undefined

/** Compares the rows of a changed document with those of the valid one. */
export const judge = (whole: readonly ReadRow[], read: Read, mutation: Right): Judgement => {
  if (read === undefined || read.isContradicted) return { verdict: 'stopped', detail: '' }
  const { strange, missing } = compareRows(whole, read.rows)
  const isRefused = countRefused(read.rows) > countRefused(whole)
  const isSaid = isRefused || strange.some(isMarkedDamaged)
  const silent = strange.flatMap((row) =>
    isSaid && isPart(row, missing) ? [] : listSilent(row, missing, mutation),
  )
  if (silent.length > 0 && mutation.right === 'unseen') return { verdict: 'unseen', detail: mutation.why }
  if (silent.length > 0) return { verdict: 'silent', detail: silent.slice(0, 3).join('; ') }
  if (isRefused) return { verdict: 'refused', detail: '' }
  if (strange.length > 0) return { verdict: isNewKnown(strange, missing) ? 'right' : 'flagged', detail: '' }
  if (missing.length === 0) return { verdict: 'right', detail: '' }
  if (mutation.right === 'fewer') return { verdict: 'unseen', detail: mutation.why }
  return { verdict: 'silent', detail: `${missing.length} rows are gone without a refusal` }
}

type Row = { readonly table: string; readonly leaves: ReadonlyMap<string, string> }

const countRefused = (rows: readonly ReadRow[]): number =>
  rows.filter(({ kind }) => kind === 'refused').length

/** Rows that only one of both documents has, each as often as it has more of them. */
const compareRows = (whole: readonly ReadRow[], read: readonly ReadRow[]) => {
  const left = Map.groupBy(whole.flatMap(listRows), nameRow)
  const strange = read.flatMap(listRows).filter((row) => left.get(nameRow(row))?.pop() === undefined)
  return { strange, missing: [...left.values()].flat() }
}

const listRows = (row: ReadRow): readonly Row[] =>
  row.kind === 'row'
    ? [{ table: row.table, leaves: new Map(listLeaves(row.draft).filter(([path]) => !PLACES.test(path))) }]
    : []

const nameRow = ({ table, leaves }: Row): string => JSON.stringify([table, ...leaves])

const listLeaves = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return [[path, typeof value === 'string' ? value : JSON.stringify(value)]]
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.toSorted().map((item) => [`${path}.${item}`, item])
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, `${path}.${key}`))
}

/** Names of fields that say that something is wrong or not known. */
const SAYS = /flag|missing|reason|unread|conflict|doubt|note|withheld|damage|coverage|warn|refused/i
/** Places in the document and counts of parts, which change when a part comes or goes. */
const PLACES = /\.(?:row|n|order|records|activities|items|issues|members)$/
/** Names of fields with the text of the document beside the value that was read from it. */
const RAW = /_as_published|_raw\b|_text\b|as_printed|\braw\b|\.text\b|printed|verbatim|spelling/i

/** A flag of a row that comes twice. */
const REPEATED = /\.flags\.\w*repeated$/

/** Values that the row has and the row most like it does not, where nothing in the row says so. */
const listSilent = (row: Row, missing: readonly Row[], { right }: Right): readonly string[] => {
  const before = findLike(row, missing)
  if (before === undefined && [...row.leaves.keys()].some((path) => REPEATED.test(path))) return []
  if (before === undefined) return [`a row more: ${JSON.stringify([...row.leaves]).slice(0, 200)}`]
  const changed = [...row.leaves].filter(([path, value]) => before.leaves.get(path) !== value)
  if (changed.some(([path]) => SAYS.test(path))) return []
  // The valid row had damaged letters as well.
  if (isMarkedDamaged(row) && changed.every(([, value]) => hasDamage([value]))) return []
  const gone = [...before.leaves].filter(([path]) => !row.leaves.has(path) && !SAYS.test(path))
  // A null in the place of a value; a list may also have lost an entry.
  if (gone.length > 0 && changed.every(([path]) => RAW.test(path) || isPartOf(path, gone))) return []
  if (
    right === 'same' &&
    changed.every(([path, value]) => RAW.test(path) || isAlike(before.leaves.get(path), value))
  )
    return []
  return changed.length === 0 && gone.length === 0
    ? []
    : changed.map(
        ([path, value]) =>
          `${path} is ${JSON.stringify(value)}, was ${JSON.stringify(before.leaves.get(path) ?? null)}`,
      )
}

const isMarkedDamaged = ({ leaves }: Row): boolean => [...leaves.values()].some((value) => MARK.test(value))
const MARK = /^(?:text_damaged|damaged_text|control_characters)$/

/** Whether the row is without lines that it is put together from: those that were refused, or are a flagged row of their own. */
const isPart = (row: Row, missing: readonly Row[]): boolean => {
  const before = findLike(row, missing)
  return before !== undefined && countComponents(row) < countComponents(before)
}
const countComponents = ({ leaves }: Row): number =>
  new Set([...leaves.keys()].flatMap((path) => /^\.components\.\d+/.exec(path) ?? [])).size

/** A list whose entries moved. */
const isPartOf = (path: string, gone: readonly (readonly [string, string])[]): boolean =>
  gone.some(([other]) => /\d/.test(other) && other.replaceAll(/\d+/g, 'n') === path.replaceAll(/\d+/g, 'n'))

const isAlike = (one: string | undefined, other: string): boolean =>
  one !== undefined && tidy(one) === tidy(other)
const tidy = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

const findLike = (row: Row, rows: readonly Row[]): Row | undefined =>
  rows
    .filter(({ table }) => table === row.table)
    .map((other) => ({ other, count: countDifferences(row, other) }))
    .toSorted((one, other) => one.count - other.count)[0]?.other

const countDifferences = (one: Row, other: Row): number =>
  [...one.leaves].filter(([path, value]) => other.leaves.get(path) !== value).length +
  [...other.leaves].filter(([path]) => !one.leaves.has(path)).length

/** Whether the rows say the same with other spaces or letters, or in another text beside their values. */
const isNewKnown = (strange: readonly Row[], missing: readonly Row[]): boolean =>
  strange.every((row) => {
    const before = findLike(row, missing)
    return (
      before !== undefined &&
      before.leaves.size === row.leaves.size &&
      [...row.leaves].every(([path, value]) => RAW.test(path) || isAlike(before.leaves.get(path), value))
    )
  })
