import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FullRecord } from '@rotunda/contract'
import { RECORDS } from '../../apps/service/src/collections/appropriations/records.ts'
import { openTable, type OpenTable } from '../../apps/service/src/tables/index.ts'

const CHUNK = 5000

/** The index of records of the one release that is published there. */
export const openIndex = (directory: string): OpenTable => {
  const releases = join(directory, 'releases')
  const files = readdirSync(releases, { recursive: true, encoding: 'utf8' })
  const [file] = files.filter((each) => each.endsWith('records.sqlite'))
  if (file === undefined) throw new Error(`no index of records in ${releases}`)
  return openTable(join(releases, file), RECORDS)
}

/** Each record with its JSON as lists give it, in the default order. */
export function* readRecords(index: OpenTable): Generator<{ record: FullRecord; json: string }> {
  for (let at = 0; at < index.size; at += CHUNK) {
    const positions = Uint32Array.from({ length: Math.min(CHUNK, index.size - at) }, (_, more) => at + more)
    const text = Buffer.from(index.readRows(positions, '\n')).toString()
    for (const json of text.split('\n')) yield { record: JSON.parse(json) as FullRecord, json } // of the contract, but for cells
  }
}
