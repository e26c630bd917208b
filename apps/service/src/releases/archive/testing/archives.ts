import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import type { AppropriationsFacts } from '../../../publishers/appropriations/index.ts'
import { openArchive, type Archive } from '../archive.ts'
import type { DocumentFacts, NewDocument, NewEdition } from '../edition.ts'

type Clean = { after(clean: () => void): void }

/** An empty folder that is gone after the test. */
export const makeFolder = (t: Clean): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-archive-'))
  t.after(() => {
    rmSync(folder, { recursive: true })
  })
  return folder
}

export type TestArchive = { readonly archive: Archive; readonly directory: string }

export const makeArchive = (t: Clean): TestArchive => {
  const directory = makeFolder(t)
  return { archive: openArchive(directory, DECLARED), directory }
}

/** Facts that the documents of these tests declare. */
export const DECLARED = APPROPRIATIONS.documents.facts

type TestFacts = DocumentFacts & AppropriationsFacts

export const FACTS: TestFacts = {
  publisher: 'house-appropriations',
  url: 'https://appropriations.example.org/requests.csv',
  final_url: null,
  status: null,
  media_type: 'text/csv',
  etag: null,
  last_modified: null,
  retrieved_at: '2025-03-01T12:00:00.000Z',
  published_at: null,
  fiscal_year: 2026,
  subcommittee: null,
  chamber: 'house',
  sample: false,
}

export const aDocument = (text: string, facts: Partial<TestFacts> = {}): NewDocument => ({
  facts: { ...FACTS, ...facts },
  bytes: Buffer.from(text),
})

/** An edition of one document. */
export const anEdition = (text: string, facts: Partial<TestFacts> = {}): NewEdition => [
  aDocument(text, facts),
]
