import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { closed, orNull, text } from '../fields.ts'

/** A file of evidence. Its bytes are never public. */
export const ReportFile = closed({
  sha256: text('SHA-256 of the bytes of the file.'),
  name: text('Name of the file.'),
  media_type: text('Type of the file, by its content.'),
  bytes: Type.Integer({ description: 'Size of the file.' }),
  scan: Type.Enum(['clean', 'not_scanned'], {
    description: 'Result of the scan for malware. A file with malware is refused.',
  }),
  added_at: Instant,
  erased_at: orNull(Instant, { description: 'Time at which the bytes were erased; null before.' }),
  erased_by: orNull(Type.Enum(['reviewer', 'rule']), {
    description: 'Whether a reviewer erased the bytes, or their storage time ended; null before.',
  }),
})
export type ReportFile = Static<typeof ReportFile>
