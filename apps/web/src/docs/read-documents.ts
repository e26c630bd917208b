import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FOLDERS, type Document, type Folder } from './document.ts'

/** Root of the repository, which has the documentation wherever this file is installed. */
const ROOT = join(import.meta.dirname, '../../../..')

/** All documentation pages by file, read on first use. */
export const readDocuments = (): ReadonlyMap<string, Document> => (documents ??= readAll())

let documents: ReadonlyMap<string, Document> | undefined

const readAll = (): ReadonlyMap<string, Document> =>
  new Map(
    [...listFiles()]
      .filter(({ file }) => existsSync(join(ROOT, file)))
      .map(({ file, address, folder }) => {
        const markdown = readFileSync(join(ROOT, file), 'utf8')
        const title = /^# (.+)$/m.exec(markdown)?.[1] ?? basename(file, '.md')
        return [file, { file, address, folder, title, markdown }]
      }),
  )

type Place = Pick<Document, 'file' | 'address' | 'folder'>

const listFiles = (): Place[] => [
  { file: 'docs/README.md', address: '/docs', folder: 'repository' },
  ...namesOf(FOLDERS).flatMap(listFolder),
  ...BESIDE.map((file): Place => ({ file, address: addressBeside(file), folder: 'repository' })),
]

// `Object.keys` has the keys of the type here, because the object is a constant.
const namesOf = (folders: typeof FOLDERS): Folder[] => Object.keys(folders) as Folder[]

const listFolder = (folder: Folder): Place[] => {
  const path = join(ROOT, 'docs', folder)
  if (!existsSync(path)) return []
  const names = readdirSync(path).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => ({
    file: `docs/${folder}/${name}`,
    address: addressOf(folder, name),
    folder,
  }))
}

const addressOf = (folder: Folder, name: string): string => {
  if (name === 'README.md') return `/docs/${folder}`
  const address = `/docs/${folder}/${basename(name, '.md')}`
  // Problem documents link to the shorter address.
  return address === '/docs/reference/problems' ? '/docs/problems' : address
}

/** Documentation pages outside `docs/`. */
const BESIDE = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'bench/results.md']

const addressBeside = (file: string): string => `/docs/repository/${basename(file, '.md').toLowerCase()}`

export const findDocument = (address: string): Document | undefined =>
  readDocuments()
    .values()
    .find((document) => document.address === address)

export const findDocumentOf = (file: string): Document | undefined => readDocuments().get(file)
