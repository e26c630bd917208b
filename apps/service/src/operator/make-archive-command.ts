import { archiveCurrentRelease, archiveRelease, type ReleaseDocument } from '../wiring/archive-release.ts'
import { auditEdition } from './audit-order.ts'
import type { Command } from './command.ts'
import type { StoreCommandContext } from './command-context.ts'
import { getOperand } from './command-line.ts'

type ArchiveWords = {
  readonly words: string
  readonly summary: string
  readonly details: string
  /** Plural of a row that is archived. */
  readonly rows: string
  /** Rows of the current release of another collection, which are archived too. */
  readonly beside?: {
    readonly document: ReleaseDocument
    readonly rows: string
    /** Sentence that says what is missing without a published release. */
    readonly without: string
  }
}

/** Makes a command that archives rows of a release of one collection as a source document of another. */
export const makeArchiveCommand = (
  { words, summary, details, rows: noun, beside }: ArchiveWords,
  document: ReleaseDocument,
): Command => ({
  words,
  summary,
  details,
  examples: [`${words} latest`],
  operand: {
    name: 'RELEASE',
    description: `Beginning of the id of a published release of ${document.from.name}, its snapshot, or latest.`,
  },
  options: [],
  run: async (line, context) => {
    context.reportProgress(`Reading the ${noun} of the release`)
    const { outcome, edition, release, rows, newer } = await archiveRelease(
      context,
      document,
      getOperand(line),
    )
    await auditEdition(context, { action: 'sources.add', outcome, sources: edition })
    const other = beside && (await archiveBeside(context, beside, edition[0].sample))
    return {
      json: { outcome, release, [noun]: rows, newer_release: newer ?? null, data: edition, ...other?.json },
      text: [
        `${rows} ${noun} of the release ${release} are in the archive of ${document.into.name} (${outcome}).`,
        ...(newer === undefined ? [] : [`The release ${newer} was published later, and is not archived.`]),
        ...(other === undefined ? [] : [other.text]),
        `Next: release build --collection ${document.into.name}.`,
      ].join('\n'),
    }
  },
})

const archiveBeside = async (
  context: StoreCommandContext,
  { document, rows: noun, without }: NonNullable<ArchiveWords['beside']>,
  sample: boolean,
) => {
  const { name } = document.from
  const archived = await archiveCurrentRelease(context, document, sample)
  if (archived === undefined) return { json: { [name]: null }, text: without }
  const { outcome, edition, release, rows } = archived
  await auditEdition(context, { action: 'sources.add', outcome, sources: edition })
  return {
    json: { [name]: { release, [noun]: rows } },
    text: `${rows} ${noun} of the release ${release} of ${name} are there too.`,
  }
}
