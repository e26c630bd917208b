import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullRecord } from '@rotunda/contract'
import { APPROPRIATIONS } from '../collections/appropriations/declaration/index.ts'
import { ENACTED_PROJECTS } from '../collections/enacted-projects/index.ts'
import { readRecord } from '../collections/enacted-projects/lineage/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { releaseManifest, writeReleaseRecords } from '../publishers/lineage/index.ts'
import { acceptEdition, type Accepted } from '../releases/archive/index.ts'
import { readRows } from '../releases/bundle/index.ts'
import { isSample } from '../releases/index.ts'
import { getRelease, listReleases } from '../releases/publish/index.ts'
import { openSources } from './open-sources.ts'
import { placesOf } from './places.ts'
import type { Settings } from './settings.ts'

export type ArchivedRecords = Accepted & {
  /** Id of the release. */
  readonly release: string
  readonly records: number
}

/** Archives the records of the current release, if there is one. */
export const archiveCurrentRecords = async (
  settings: ServiceSettings,
): Promise<ArchivedRecords | undefined> => {
  const { releases } = placesOf(settings, APPROPRIATIONS)
  const current = listReleases(releases).find((release) => release.current)
  return current && archiveRecords(settings, current.summary.id)
}

type ServiceSettings = Pick<Settings, 'ROTUNDA_DATA' | 'ROTUNDA_PUBLIC_URL'>

/** Address of a service without ROTUNDA_PUBLIC_URL. */
const NO_ADDRESS = 'https://rotunda.example'

/**
 * Archives the records of a published release of appropriations as a source document of enacted projects. The document
 * has the manifest of the release, so it proves which release the records are from.
 */
export const archiveRecords = async (settings: ServiceSettings, name: string): Promise<ArchivedRecords> => {
  const { releases } = placesOf(settings, APPROPRIATIONS)
  const { summary, published_at: publishedAt } = getRelease(releases, name)
  const { id } = summary
  if (publishedAt === null)
    throw new OperatorFault(
      'invalid_query',
      `The release ${id} is not published, so readers could not find its records. Publish it first: release publish ${id.slice(0, 12)}`,
    )
  const folder = join(releases, id)
  const records = Object.entries(APPROPRIATIONS.datasets)
    .filter(([, { table }]) => table === 'records')
    .flatMap(([dataset]) => readDataset(join(folder, 'data', `${dataset}.json`)))
  const manifest = readFileSync(join(folder, 'manifest-sha256.txt'), 'utf8')
  const bytes = writeReleaseRecords({ collection: APPROPRIATIONS.name, release: id, manifest }, records)
  const facts = {
    publisher: releaseManifest.name,
    url: `${settings.ROTUNDA_PUBLIC_URL ?? NO_ADDRESS}/releases/${id}`,
    final_url: null,
    status: null,
    media_type: 'application/json',
    etag: null,
    last_modified: null,
    retrieved_at: new Date(publishedAt).toISOString(),
    published_at: publishedAt.slice(0, 10),
    sample: isSample(summary),
    ...Object.fromEntries(Object.keys(ENACTED_PROJECTS.documents.facts).map((fact) => [fact, null])),
  }
  const archive = openSources(settings, ENACTED_PROJECTS)
  const accepted = await acceptEdition({ archive, publisher: releaseManifest }, [{ facts, bytes }])
  return { ...accepted, release: id, records: records.length }
}

/** A release without rows of a dataset may lack its file. */
const readDataset = (path: string) =>
  // The records of a release fit the schema of its collection.
  existsSync(path) ? [...readRows(path)].map((row) => readRecord(row as FullRecord)) : []
