import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppropriationsFacts, AppropriationsSource } from '../appropriations/drafts.ts'
import type { ReadNeeds } from '../publisher.ts'
import { openBytes } from '../streams/open-bytes.ts'

const FILE = 'eligible-accounts.csv'

/** Day on which the documents that the file cites were last read. */
const READ_ON = '2026-11-22'

/** The curated file of this project, which every release has as a source without its being in the archive. */
export const getGuidanceDocument = (): ReadNeeds<AppropriationsFacts> & { readonly bytes: Uint8Array } => {
  const bytes = readFileSync(join(import.meta.dirname, FILE))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { bytes, open: openBytes(bytes), source: { ...FACTS, sha256, bytes: bytes.length } }
}

const FACTS = {
  publisher: 'guidance',
  /** Within the repository: the file is published with the code that reads it. */
  url: `apps/service/src/publishers/guidance/${FILE}`,
  final_url: null,
  status: null,
  media_type: 'text/csv',
  etag: null,
  last_modified: null,
  retrieved_at: `${READ_ON}T00:00:00.000Z`,
  published_at: READ_ON,
  checked_at: `${READ_ON}T00:00:00.000Z`,
  fiscal_year: null,
  subcommittee: null,
  chamber: null,
  edition: `eligible-accounts-${READ_ON}`,
  part: 1,
  supersedes: null,
  sample: false,
} as const satisfies Omit<AppropriationsSource, 'sha256' | 'bytes'>
