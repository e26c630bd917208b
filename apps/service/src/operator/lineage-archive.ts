import { archiveRecords } from '../wiring/archive-records.ts'
import { auditEdition } from './audit-order.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'

export const lineageArchive: Command = {
  words: 'lineage archive',
  summary: 'Archive the records of a release of appropriations, which enacted projects are linked with.',
  details:
    'The records become a source document of enacted-projects, with the manifest of their release. ' +
    'The next release of enacted-projects links them. A later release of appropriations replaces them.',
  examples: ['lineage archive latest'],
  operand: {
    name: 'RELEASE',
    description: 'Beginning of the id of a published release of appropriations, its snapshot, or latest.',
  },
  options: [],
  run: async (line, context) => {
    context.reportProgress('Reading the records of the release')
    const archived = await archiveRecords(context.settings, getOperand(line))
    const { outcome, edition, release, records } = archived
    await auditEdition(context, { action: 'sources.add', outcome, sources: edition })
    return {
      json: { outcome, release, records, data: edition },
      text: `${records} records of the release ${release} are in the archive of enacted-projects (${outcome}). Next: release build --collection enacted-projects.`,
    }
  },
}
