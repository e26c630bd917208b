import { Type, type Static } from 'typebox'
import { ReleaseInfo } from './dataset-info.ts'

/** A release with its files, each with its address. */
export const ReleaseFiles = Type.Omit(ReleaseInfo, ['rows'], { additionalProperties: false })
export type ReleaseFiles = Static<typeof ReleaseFiles>

/** Files to download. */
export const Downloads = Type.Object(
  {
    data: Type.Array(ReleaseFiles, { description: 'Releases, newest first.' }),
    meta: Type.Object(
      {
        snapshot: Type.String({ description: 'Token of the current release.' }),
        attribution: Type.String({
          description: 'Credit line for this service. Name the original publisher too.',
        }),
      },
      { additionalProperties: false, description: 'Facts about all releases.' },
    ),
  },
  { additionalProperties: false },
)
export type Downloads = Static<typeof Downloads>
