import { FARA_FILES, type FaraTable } from '../../../apps/service/src/publishers/fara/index.ts'
import type { Source } from '../../../apps/service/src/publishers/index.ts'
import type { SampleNeeds } from '../make-sample-editions.ts'
import {
  makeDocuments,
  makePrincipals,
  makeRegistrants,
  makeShortForms,
  type FaraSizes,
} from './make-fara-records.ts'
import { writeFaraFile } from './write-fara-file.ts'

/** A bulk file of an edition. */
export type FaraSample = {
  readonly table: FaraTable
  readonly file: string
  readonly day: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const DAYS = ['2026-06-08', '2026-06-15'] as const

/** Makes the four bulk files of an edition, the first or the second. They have the faults of the real ones. */
export function* makeFaraFiles(seed: number, sizes: FaraSizes, edition: 1 | 2): Generator<FaraSample> {
  const { registrants } = sizes
  const needs = { seed, registrants, edition }
  const records = {
    'fara-registrants': makeRegistrants({ ...needs, count: registrants }),
    'fara-principals': makePrincipals({ ...needs, count: sizes.principals }),
    'fara-short-forms': makeShortForms({ ...needs, count: sizes.shortForms }),
    'fara-documents': makeDocuments({ ...needs, count: sizes.documents }),
  }
  for (const table of TABLES) {
    const { name, header } = FARA_FILES[table]
    yield {
      table,
      file: `${name}.csv`,
      day: DAYS[edition - 1] ?? DAYS[0],
      bytes: writeFaraFile(header, records[table]),
    }
  }
}

const TABLES = ['fara-registrants', 'fara-principals', 'fara-short-forms', 'fara-documents'] as const

/** Shares of the files in an edition, as in the real one of 2026. */
const shareOut = (records: number): FaraSizes => ({
  registrants: Math.max(20, Math.floor(records * 0.03)),
  principals: Math.max(40, Math.floor(records * 0.08)),
  shortForms: Math.max(20, Math.floor(records * 0.2)),
  documents: Math.max(40, Math.floor(records * 0.69)),
})

type Facts = Omit<Source, 'sha256' | 'bytes' | 'checked_at' | 'edition' | 'part' | 'supersedes'>

/** Makes two invented editions of the bulk files, a week apart. */
export async function* makeForeignAgentEditions({
  seed,
  records,
}: SampleNeeds): AsyncGenerator<readonly [{ readonly facts: Facts; readonly bytes: Uint8Array }]> {
  const sizes = shareOut(records)
  for (const edition of [1, 2] as const)
    for (const { file, day, bytes } of makeFaraFiles(seed, sizes, edition))
      yield await Promise.resolve([{ facts: factsOf(file, day), bytes }] as const)
}

const factsOf = (file: string, day: string): Facts => {
  const url = `https://fara.example/bulk/${file}`
  return {
    publisher: 'fara',
    url,
    final_url: url,
    status: 200,
    media_type: 'text/csv',
    etag: null,
    last_modified: null,
    retrieved_at: `${day}T12:00:00.000Z`,
    published_at: day,
    sample: true,
  }
}
