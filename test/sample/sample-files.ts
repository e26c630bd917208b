import type { NewDocument } from '../../apps/service/src/releases/archive/index.ts'
import { DEFAULTS, EDITIONS } from './editions.ts'

/** Makes the files of apps/service/sample, by their paths in it. */
export const makeSampleFiles = async (): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>()
  for (const [collection, makeEditions] of Object.entries(EDITIONS)) {
    const lines: string[] = []
    for await (const edition of makeEditions(DEFAULTS)) {
      const documents = edition.map((document) => {
        const file = put(files, collection, document)
        return `    ${JSON.stringify({ file, facts: document.facts })}`
      })
      lines.push(`  [\n${documents.join(',\n')}\n  ]`)
    }
    files.set(`${collection}/documents.json`, Buffer.from(`[\n${lines.join(',\n')}\n]\n`))
  }
  return files
}

/** Puts a document beside the others, and returns its path in the folder of the collection. Equal bytes share a file. */
const put = (files: Map<string, Buffer>, collection: string, { facts, bytes }: NewDocument): string => {
  const [name, extension] = nameFile(facts)
  for (let revision = 1; ; revision += 1) {
    const file = `${name}${revision === 1 ? '' : `-${revision}`}.${extension}`
    const held = files.get(`${collection}/${file}`)
    if (held === undefined) files.set(`${collection}/${file}`, Buffer.from(bytes))
    if (held?.equals(bytes) !== false) return file
  }
}

/** A path like the address, of characters that every file system takes. */
const nameFile = ({ url, media_type: type }: NewDocument['facts']): [string, string] => {
  const { host, pathname, search, hash } = new URL(url)
  const extension = EXTENSIONS[type]
  if (extension === undefined) throw new Error(`a document of ${type} has no file extension`)
  const name = `${host}${pathname}${search}${hash}`
    .replaceAll(/[^\w./-]+/g, '-')
    .replaceAll('/-', '/')
    .replace(/\/$/, '')
  return [name.endsWith(`.${extension}`) ? name.slice(0, -extension.length - 1) : name, extension]
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/xml': 'xml',
  'application/yaml': 'yaml',
  'application/zip': 'zip',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'text/xml': 'xml',
}
