import { APPROPRIATIONS_RECORDS, CONGRESS_MEMBERS } from '../wiring/release-documents.ts'
import type { Command } from './command.ts'
import { makeArchiveCommand } from './make-archive-command.ts'

export const lineageArchive: Command = makeArchiveCommand(
  {
    words: 'lineage archive',
    summary: 'Archive the records of a release of appropriations, which enacted projects are linked with.',
    details:
      'The records become a source document of enacted-projects, with the manifest of their release. The ids of members in ' +
      'the current release of congress become another. The next release of enacted-projects links the records. A later ' +
      'release of appropriations replaces them, and an earlier one is refused while a later one is archived.',
    rows: 'records',
    beside: {
      document: CONGRESS_MEMBERS,
      rows: 'members',
      without:
        'No release of congress is published that belongs to these records, so the Bioguide ids of requestors are not checked.',
    },
  },
  APPROPRIATIONS_RECORDS,
)
