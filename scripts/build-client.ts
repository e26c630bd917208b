import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildPackage } from './client/build-package.ts'

/** Makes the client as it is published, in the empty folder that is named, or in place of what it made there before. */
const main = async (): Promise<void> => {
  const [folder = ''] = process.argv.slice(2)
  const fault = findFault(folder)
  if (fault === undefined) return await buildPackage(join(import.meta.dirname, '..'), resolve(folder))
  console.error(fault)
  process.exitCode = 2
}

const findFault = (folder: string): string | undefined => {
  if (folder === '') return 'Name the folder: npm run build:client FOLDER'
  const strange = existsSync(folder)
    ? readdirSync(folder).filter((name) => !['README.md', 'dist', 'package.json'].includes(name))
    : []
  return strange.length === 0 ? undefined : `${folder} holds something else, such as ${strange.join(', ')}.`
}

await main()
