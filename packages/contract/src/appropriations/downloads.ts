import { Type, type Static } from 'typebox'
import { ReleaseInfo } from './dataset-info.ts'

/** A release and every file of it, each with the address under which it can be taken. */
export const ReleaseFiles = Type.Omit(ReleaseInfo, ['rows'], { additionalProperties: false })
export type ReleaseFiles = Static<typeof ReleaseFiles>

/** Files to download. */
export const Downloads = Type.Object(
  {
    data: Type.Array(ReleaseFiles, { description: 'Releases, the newest first.' }),
    meta: Type.Object(
      {
        snapshot: Type.String({ description: 'Token of the current release.' }),
        attribution: Type.String({ description: 'Credit to give, beside the original publisher.' }),
      },
      { additionalProperties: false, description: 'Applies to all releases.' },
    ),
  },
  { additionalProperties: false },
)
export type Downloads = Static<typeof Downloads>
