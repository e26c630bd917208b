import { ATTRIBUTION, COVERAGE_NOTES } from '@rotunda/contract'
import type { Source } from '../../publishers/index.ts'
import { PUBLISHERS } from '../../publishers/index.ts'

/** LICENSE-NOTES.md: what may be said of rights, and how to give credit. */
export const writeLicenseNotes = (sources: readonly Source[]): string => {
  const publishers = [...new Set(sources.map(({ publisher }) => PUBLISHERS[publisher]))].sort()
  const sample = sources.some((source) => source.sample) ? [COVERAGE_NOTES.sample_data, ''] : []
  return [
    '# Rights and credit',
    '',
    ...sample,
    COVERAGE_NOTES.rights,
    '',
    'The records state facts that public bodies have published. No licence is given here to their documents, to',
    'compilations made by others, or to software. Ask the body that published a document before you reproduce it.',
    '',
    '## Credit line',
    '',
    `> ${ATTRIBUTION}`,
    '',
    'Every row names its document: address, digest, day of publication where it is known, and time of retrieval.',
    'Keep them with everything that you store or publish.',
    '',
    '## Publishers of the documents in this release',
    '',
    ...publishers.map((publisher) => `- ${publisher}`),
    '',
    '## What the data does not say',
    '',
    COVERAGE_NOTES.stages,
    '',
  ].join('\n')
}
