import type { Downloads, ReleaseFiles } from '@rotunda/contract'
import { readJson } from '../ask/read-json.ts'
import type { Asked } from '../page.ts'

export type { ReleaseFiles }

/** Every release of every public collection, with its files, the newest first. */
export const readDownloads = async ({ clients }: Pick<Asked, 'clients'>): Promise<Downloads> =>
  readJson<Downloads>(await clients.fetch('/downloads', { headers: { accept: 'application/json' } }))

export const sizeOf = ({ files }: ReleaseFiles): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
