import type { FullRecord } from '@rotunda/contract'
import type { FoundLine } from './find-funding-line.ts'

/** The record stands under the line, or says why none is named. */
export const linkRecord = (record: FullRecord, found: FoundLine): void => {
  if ('missing' in found) {
    record.missing['funding_line'] = found.missing
    return
  }
  record.funding_line = found.link
  delete record.missing['funding_line']
}
