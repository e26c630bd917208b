import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EnactedProject, FullRecord, Member } from '@rotunda/contract'
import { APPROPRIATIONS } from '../collections/appropriations/declaration/index.ts'
import { AWARD_SPENDING } from '../collections/award-spending/index.ts'
import { CONGRESS } from '../collections/congress/index.ts'
import { ENACTED_PROJECTS, PROJECTS } from '../collections/enacted-projects/index.ts'
import { readRecord } from '../collections/enacted-projects/lineage/index.ts'
import { enactedRelease, writeEnactedRelease } from '../publishers/award-spending/index.ts'
import { releaseManifest, writeReleaseRecords } from '../publishers/lineage/index.ts'
import { readRows } from '../releases/bundle/index.ts'
import type { ReleaseDocument } from './archive-release.ts'

/** Records of appropriations, which enacted projects are linked with. */
export const APPROPRIATIONS_RECORDS: ReleaseDocument = {
  from: APPROPRIATIONS,
  into: ENACTED_PROJECTS,
  publisher: releaseManifest,
  write: ({ id, folder, manifest }) => {
    const records = Object.entries(APPROPRIATIONS.datasets)
      .filter(([, { table }]) => table === 'records')
      .flatMap(([dataset]) => readDataset(folder, dataset))
      // The records of a release fit the schema of its collection.
      .map((row) => readRecord(row as FullRecord))
    const release = { collection: APPROPRIATIONS.name, release: id, manifest }
    return { bytes: writeReleaseRecords(release, records), rows: records.length }
  },
}

/** Present and former Bioguide ids of members, with which the ids of requestors are compared. */
export const CONGRESS_MEMBERS: ReleaseDocument = {
  from: CONGRESS,
  into: ENACTED_PROJECTS,
  publisher: releaseManifest,
  write: ({ id, folder, manifest }) => {
    // The members of a release fit the schema of its table.
    const members = readDataset(folder, 'members') as readonly Member[]
    const ids = members.flatMap(({ id: present, ids: { bioguide_previous: former } }) => [present, ...former])
    const rows = [...new Set(ids)].sort().map((member) => ({ id: member }))
    const release = { collection: CONGRESS.name, release: id, manifest }
    return { bytes: writeReleaseRecords(release, rows), rows: rows.length }
  },
}

/** Enacted projects, which awards are linked with. */
export const ENACTED_PROJECT_LIST: ReleaseDocument = {
  from: ENACTED_PROJECTS,
  into: AWARD_SPENDING,
  publisher: enactedRelease,
  write: ({ folder, manifest }) => {
    // The projects of a release fit the schema of its collection.
    const projects = readDataset(folder, PROJECTS.name).map((row) => row as EnactedProject)
    return { bytes: writeEnactedRelease(manifest, projects), rows: projects.length }
  },
}

/** Reads the rows of a dataset. A release without rows of a dataset may lack its file. */
const readDataset = (folder: string, dataset: string) => {
  const path = join(folder, 'data', `${dataset}.json`)
  return existsSync(path) ? [...readRows(path)] : []
}
