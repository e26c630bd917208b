import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { OperatorFault, type Store } from '../../platform/index.ts'
import { findEnded, listEnded } from '../find-ended.ts'
import { SUMMARY_FILE } from '../release-names.ts'
import { endHere } from './end-release.ts'
import {
  announce,
  importActs,
  listEndings,
  listPublicationRows,
  recordEnding,
  switchDue,
  type PublicationRow,
} from './publication-rows.ts'
import { addAct, listActs, type NumberedAct } from './publications.ts'
import type { Acts } from './publish-release.ts'

export type MirrorNeeds = {
  readonly store: Store
  /** Name of the collection. */
  readonly collection: string
  /** Folder of its releases on this machine. */
  readonly directory: string
}

/**
 * Brings the history of a collection in the database and the files of this machine together, and returns the rows, the
 * newest first. The rows decide. Acts that the database lacks are taken over from the files: an earlier version wrote
 * no rows. Files get the acts up to the newest release that this machine holds, so that a service that finds no
 * database serves that one. Throws an OperatorFault if the two contradict each other.
 */
export const mirrorHistory = async (needs: MirrorNeeds): Promise<readonly PublicationRow[]> => {
  const { store, collection, directory } = needs
  const acts = listActs(directory)
  const known = await listPublicationRows(store, collection)
  const missing = acts.filter(({ number }) => number > (known[0]?.number ?? 0))
  refuseOther(needs, acts, known)
  if (missing.length > 0) await importActs(store, collection, missing)
  const rows = missing.length > 0 ? await listPublicationRows(store, collection) : known
  refuseOther(needs, acts, rows)
  await mirrorEndings(needs)
  await addFiles(directory, acts, rows)
  return rows
}

/** Two folders with their own histories would show different releases under one address. */
const refuseOther = (
  { collection, directory }: MirrorNeeds,
  acts: readonly NumberedAct[],
  rows: readonly PublicationRow[],
): void => {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  for (const { number, publication } of acts) {
    const row = byNumber.get(number)
    if (row === undefined || row.release === publication.release) continue
    throw new OperatorFault(
      'unavailable',
      `${directory} and the database have different histories of ${collection}: publication ${number} is of ` +
        `release ${publication.release.slice(0, 12)} in the folder, and of ${row.release.slice(0, 12)} in the database. ` +
        'Use the ROTUNDA_DATA that belongs to this database, or move the folder away and start with an empty one.',
    )
  }
}

/** Removes ended releases here as well, and records an ending that the database lacks. */
const mirrorEndings = async ({ store, collection, directory }: MirrorNeeds): Promise<void> => {
  const rows = await listEndings(store, collection)
  const known = new Set(rows.map(({ summary: { id } }) => id))
  for (const ended of listEnded(directory))
    if (!known.has(ended.summary.id)) await recordEnding(store, collection, ended)
  for (const ended of rows)
    if (findEnded(directory, ended.summary.id) === undefined) await endHere(directory, ended)
}

const addFiles = async (
  directory: string,
  acts: readonly NumberedAct[],
  rows: readonly PublicationRow[],
): Promise<void> => {
  const newest = rows.find(({ isCurrent, release }) => isCurrent && isHeld(directory, release))
  const present = new Set(acts.map(({ number }) => number))
  const absent = rows.filter(
    ({ number, isCurrent }) => isCurrent && number <= (newest?.number ?? 0) && !present.has(number),
  )
  // The newest comes first, since its release is here. A file that another process on this folder wrote says the same.
  for (const { number, release, published_at, accepted } of absent)
    await addAct(directory, number, { release, published_at, accepted })
}

/** Whether this machine has all files of a release. A release appears in its folder in one step. */
export const isHeld = (directory: string, release: string): boolean =>
  existsSync(join(directory, release, SUMMARY_FILE))

/** History of a collection in the database, for `publishRelease`. */
export const makeRowActs = (needs: MirrorNeeds, waitSeconds: number): Acts => ({
  list: async () =>
    (await mirrorHistory(needs)).map(({ number, release, published_at, accepted }) => ({
      number,
      publication: { release, published_at, accepted },
    })),
  // The first release replaces none, so it becomes current at once.
  add: (number, publication) =>
    announce(needs.store, {
      collection: needs.collection,
      number,
      publication,
      waitSeconds: number === 1 ? 0 : waitSeconds,
    }),
})

/** Waits until an announced release is current here, and makes it so once it is due. */
export const untilCurrent = async (needs: MirrorNeeds, release: string): Promise<void> => {
  for (;;) {
    await switchDue(needs.store, needs.collection)
    const rows = await mirrorHistory(needs)
    if (rows.find((row) => row.release === release)?.isCurrent !== false) return
    await setTimeout(LOOK_MILLISECONDS)
  }
}

const LOOK_MILLISECONDS = 250
