import type { FastifyPluginCallback } from 'fastify'
import {
  ATTRIBUTION,
  COVERAGE_NOTES,
  DATASETS,
  FLAGS,
  FUNDING_LINE_BASES,
  FUNDING_LINE_MATCHES,
  MEMBER_MATCHES,
  MISSING_REASONS,
  PARTIES,
  REFUSAL_REASONS,
  SUBCOMMITTEES,
} from '@rotunda/contract'
import { putPage } from './put-page.ts'
import { writeSection } from './write-section.ts'

/** Where the description of the public API sends readers who want to know what the data means. */
export const DATA_PAGE = '/docs/data'

/** What the codes of the data mean, what it leaves out, and whom to credit. */
export const dataPage: FastifyPluginCallback = (app, _options, done) => {
  const titles = Object.fromEntries(Object.entries(DATASETS).map(([name, { title }]) => [name, title]))
  const sections = [
    writeSection('Datasets', titles),
    writeSection('Coverage notes', COVERAGE_NOTES),
    writeSection('Why a value is null', MISSING_REASONS),
    writeSection('How a member was identified, or why not', MEMBER_MATCHES),
    writeSection('Parties as they are filtered by', PARTIES),
    writeSection('What a guidance line rests on', FUNDING_LINE_BASES),
    writeSection('How a funding line was identified', FUNDING_LINE_MATCHES),
    writeSection('What was noticed or mended in a row', FLAGS),
    // A code may name what was noticed in a row, and why another one is refused.
    writeSection('Why a row is not among the records', REFUSAL_REASONS, 'refused-'),
    writeSection('Subcommittees', SUBCOMMITTEES),
  ]
  putPage(app, DATA_PAGE, () => [`<p>${ATTRIBUTION}</p>`, ...sections.flat()])
  done()
}
