import { ENACTED_PROJECT_LIST } from '../wiring/release-documents.ts'
import type { Command } from './command.ts'
import { makeArchiveCommand } from './make-archive-command.ts'

export const spendingArchive: Command = makeArchiveCommand(
  {
    words: 'spending archive',
    summary: 'Archive the projects of a release of enacted-projects, which awards are linked with.',
    details:
      'The projects become a source document of award-spending, with the manifest of their release. ' +
      'The next release of award-spending links them. A later release of enacted-projects replaces them.',
    rows: 'projects',
  },
  ENACTED_PROJECT_LIST,
)
