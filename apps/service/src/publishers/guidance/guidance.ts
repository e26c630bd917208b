import { openLines, readLines, type LineTable } from '../funding-lines/read-lines.ts'
import type { Publisher, ReadNeeds, Reading } from '../publisher.ts'
import { PUBLISHERS } from '../appropriations/publisher-names.ts'
import { GUIDANCE_FIELDS, readGuidanceLine, type GuidanceField } from './read-guidance-line.ts'

/**
 * The curated file of accounts that take project requests: every line is a funding line. Its `basis` column says whether
 * guidance of the year names the account, an enrolled bill does, or the line is a draft from another year.
 */
export const guidance: Publisher = {
  name: 'guidance',
  title: PUBLISHERS.guidance,
  parserVersion: '3',
  isGovernment: false,
  findSeries: async ({ open }) => {
    await openLines(open, LIST)
    return 'eligible-accounts'
  },
  read,
}

async function* read({ open }: ReadNeeds): Reading {
  yield* await readLines(open, LIST)
  return []
}

const LIST: LineTable<GuidanceField> = {
  what: 'eligible accounts',
  fields: GUIDANCE_FIELDS,
  required: GUIDANCE_FIELDS,
  readRow: readGuidanceLine,
}
