import { Type, type Static } from 'typebox'
import { ReleaseInfo } from './dataset-info.ts'
import { closed } from '../fields.ts'

/** A release with its files, each with its address. */
export const ReleaseFiles = Type.Omit(ReleaseInfo, ['rows'], { additionalProperties: false })
export type ReleaseFiles = Static<typeof ReleaseFiles>

/** Files to download. */
export const Downloads = closed({
  data: Type.Array(ReleaseFiles, { description: 'Releases, newest first.' }),
  meta: closed(
    {
      snapshot: Type.String({ description: 'Token of the current release.' }),
      attribution: Type.String({
        description: 'Credit line for this service. Name the original publisher too.',
      }),
    },
    { description: 'Facts about all releases.' },
  ),
})
export type Downloads = Static<typeof Downloads>
