import type { Preview, ReleaseFiles } from '@rotunda/contract'
import { readJson } from '../ask/clients.ts'
import type { Asked } from '../page.ts'
import { readDownloads } from './read-releases.ts'

/** The current release of a collection that is published as files. */
export type Snapshot = {
  readonly preview: Preview
  readonly release: ReleaseFiles
  /** Id of the current release of enacted projects, which other collections may link to. */
  readonly enacted: string | undefined
}

/** File of a release that its page shows. */
export const PREVIEW = 'data/preview.json'

/** The current snapshots, in the order of the downloads. */
export const readSnapshots = async (asked: Pick<Asked, 'clients'>, name?: string): Promise<Snapshot[]> => {
  const { data } = await readDownloads(asked)
  const enacted = data.find((one) => one.current && one.collection === 'enacted-projects')?.id
  const current = data.filter((one) => one.current && (name === undefined || one.collection === name))
  const read = current.map(async (release) => {
    const preview = await readPreview(asked, release)
    return preview === undefined ? [] : [{ preview, release, enacted }]
  })
  return (await Promise.all(read)).flat()
}

/** The preview of a release; undefined for a collection without one. */
export const readPreview = async (
  { clients }: Pick<Asked, 'clients'>,
  { files }: ReleaseFiles,
): Promise<Preview | undefined> => {
  const file = files.find((one) => one.name === PREVIEW)
  return file === undefined ? undefined : readJson<Preview>(await clients.fetch(file.url))
}
