import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../platform/index.ts'
import { CHECKSUMS_FILE } from '../release-names.ts'
import { MANIFEST } from './tree.ts'

/**
 * Refuses a folder that holds none of the files that every release and every bag has: it may be anybody's, and large.
 * Says what in it could have been meant.
 */
export const refuseStrangeFolder = (folder: string): void => {
  if (SIGNS.some((name) => existsSync(join(folder, name)))) return
  const [meant, ...others] = listMeant(folder)
  const hint = meant === undefined || others.length > 0 ? '' : ` ${meant} lies in it: name that.`
  throw new Refusal('invalid_query', `${folder} is no release: it holds no ${SIGNS.join(', no ')}.${hint}`)
}

const SIGNS = ['bagit.txt', MANIFEST, CHECKSUMS_FILE]

/** Zips, and folders that are bags. */
const listMeant = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory()
        ? existsSync(join(folder, entry.name, 'bagit.txt'))
        : entry.isFile() && /\.zip$/i.test(entry.name),
    )
    .map(({ name }) => join(folder, name))
