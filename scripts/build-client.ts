import { join, resolve } from 'node:path'
import { buildPackage } from './client/build-package.ts'

/** Makes the client as it is published, in the folder that is named; what is there is replaced. */
const main = (): void => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) {
    console.error('Name the folder: npm run build:client FOLDER')
    process.exitCode = 2
    return
  }
  buildPackage(join(import.meta.dirname, '..'), resolve(folder))
}

main()
