import { Type, type Static } from 'typebox'
import { ReleaseInfo } from './dataset-info.ts'
import { Instant } from '../instant.ts'
import { closed } from '../fields.ts'

/** A release with its files, each with its address. */
export const ReleaseFiles = Type.Omit(ReleaseInfo, ['rows'], { additionalProperties: false })
export type ReleaseFiles = Static<typeof ReleaseFiles>

/** Files to download. */
export const Downloads = closed({
  data: Type.Array(ReleaseFiles, { description: 'Releases, newest first.' }),
  ended: Type.Array(
    closed({
      id: Type.String({ description: 'Id of the release.' }),
      snapshot: Type.String({ description: 'Token of the release.' }),
      collection: Type.String({ description: 'Collection of the release.' }),
      ended_at: Instant,
      notice: Type.String({ description: 'The operator’s reason.' }),
    }),
    { description: 'Releases whose serving the operator has ended. Their addresses answer 410.' },
  ),
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
