import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { OperatorFault } from '../../platform/index.ts'
import { withWorkFolder } from '../build/work-folder.ts'
import { makeFileSet } from '../bundle/file-set.ts'
import { syncFolder } from '../bundle/sync-tree.ts'
import { readRows } from '../bundle/read-rows.ts'
import type { Collection } from '../collection.ts'
import { findEnded } from '../find-ended.ts'
import { parseIndexName } from '../index-files/index-folder.ts'
import { ENDED_FOLDER, INDEXES_FOLDER } from '../release-names.ts'
import type { EndedRelease } from '../release.ts'
import { findKnownSummary, forgetUse, freedFolder } from '../used-releases.ts'
import { listReleases } from './list-releases.ts'
import { readHistory } from './publications.ts'

export type EndNeeds = {
  /** Folder of all releases. */
  readonly directory: string
  /** Id of the release. */
  readonly release: string
  /** Reason, which every later request for the release is answered with. */
  readonly notice: string
  readonly now: Date
}

/**
 * Ends the serving of a published release for good: from the notice on, no process serves it, and then its files and
 * indexes are removed. A second call completes a removal that was interrupted. Throws an OperatorFault for the current
 * release, and for one that was never published.
 */
export const endRelease = async ({ directory, release, notice, now }: EndNeeds): Promise<EndedRelease> => {
  const { publications } = readHistory(directory)
  if (publications[0]?.release === release)
    throw refuse('it is the current release. Publish another release first.')
  if (!publications.some((one) => one.release === release))
    throw refuse('it was never published, so nobody is served it.')
  const ended = findEnded(directory, release) ?? makeNotice({ directory, release, notice, now })
  await endHere(directory, ended)
  return ended
}

/** Writes the notice into the folder of this machine, and then removes the files of the release. */
export const endHere = async (directory: string, ended: EndedRelease): Promise<void> => {
  const { id } = ended.summary
  if (findEnded(directory, id) === undefined) await writeNotice(directory, ended)
  removeFiles(directory, id)
}

const refuse = (detail: string): OperatorFault =>
  new OperatorFault('invalid_query', `The serving of the release is not ended: ${detail}`)

const makeNotice = ({ directory, release, notice, now }: EndNeeds): EndedRelease => {
  const summary = findKnownSummary(directory, release)
  if (summary === undefined)
    throw refuse('its summary is damaged or gone. Put release.json back from a copy.')
  return { ended_at: now.toISOString(), notice, summary }
}

const writeNotice = async (directory: string, ended: EndedRelease): Promise<void> => {
  const folder = join(directory, ENDED_FOLDER)
  await withWorkFolder(directory, async (drafts) => {
    makeFileSet(drafts).write('notice', `${JSON.stringify(ended)}\n`)
    if (mkdirSync(folder, { recursive: true }) !== undefined) await syncFolder(directory)
    renameSync(join(drafts, 'notice'), join(folder, `${ended.summary.id}.json`))
    await syncFolder(folder)
  })
}

const removeFiles = (directory: string, release: string): void => {
  forgetUse(directory, release)
  rmSync(join(directory, release), { recursive: true, force: true })
  rmSync(freedFolder(directory, release), { recursive: true, force: true })
  const indexes = join(directory, INDEXES_FOLDER)
  const names = existsSync(indexes) ? readdirSync(indexes) : []
  for (const name of names.filter((one) => parseIndexName(one)?.release === release))
    rmSync(join(indexes, name), { recursive: true, force: true })
}

/** A field that one release withholds, and another still has. */
export type StillHeld = { readonly dataset: string; readonly row: string; readonly field: string }

/** Lists the published releases that still have values which the notices of a release withhold, the newest first. */
export const listHolding = (
  directory: string,
  { sideTables }: Pick<Collection, 'sideTables'>,
  release: string,
): { readonly release: string; readonly held: readonly StillHeld[] }[] => {
  const file = sideTables['notices']?.file
  const withheld = file === undefined ? [] : listWithheld(join(directory, release, 'data', file))
  if (withheld.length === 0) return []
  return listReleases(directory)
    .filter(({ summary, published_at }) => published_at !== null && summary.id !== release)
    .map(({ summary: { id } }) => ({ release: id, held: findHeld(join(directory, id), withheld) }))
    .filter(({ held }) => held.length > 0)
}

/** Reads the takedowns of a release. An earlier version may have built it without the file. */
const listWithheld = (path: string): StillHeld[] => {
  if (!existsSync(path)) return []
  const lines: { readonly fact: string }[] = parse(readFileSync(path), { columns: true })
  return lines.flatMap(({ fact }) => {
    // The release wrote the notice.
    const { dataset, row, kind, fields } = JSON.parse(fact) as StillHeld & {
      readonly kind: string
      readonly fields: readonly string[]
    }
    return kind === 'takedown' ? fields.map((field) => ({ dataset, row, field })) : []
  })
}

const findHeld = (folder: string, withheld: readonly StillHeld[]): StillHeld[] =>
  [...Map.groupBy(withheld, ({ dataset }) => dataset)].flatMap(([dataset, all]) => {
    const path = join(folder, 'data', `${dataset}.json`)
    if (!existsSync(path)) return []
    const byRow = Map.groupBy(all, ({ row }) => row)
    const held: StillHeld[] = []
    for (const row of readRows(path)) {
      // The release wrote the row.
      const fields = row as Readonly<Record<string, unknown>>
      held.push(...(byRow.get(String(fields['id'])) ?? []).filter(({ field }) => !isEmpty(fields[field])))
    }
    return held
  })

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
