import type { CommentWindow, OpenDocket } from '@rotunda/contract'
import { daysUntil } from './describe-deadline.ts'

/** A document that takes comments now, with the docket that it belongs to. */
export type OpenDocument = Pick<
  CommentWindow,
  'document_id' | 'document_type' | 'comment_starts_on' | 'comment_ends_on'
> & {
  readonly docket: OpenDocket
  readonly docket_id: string
  readonly title: string
  /** Whether it is the one on which comments to the docket are filed. */
  readonly isMain: boolean
}

/** The one on which comments to the docket are filed, where it is decided, then the others. */
export const listOpenDocuments = (docket: OpenDocket, now: Date): OpenDocument[] => {
  const others = docket.windows.filter(
    (window) => window.document_id !== docket.document_id && isOpen(window, now),
  )
  return [...listMain(docket), ...others.map((window) => describeOther(window, docket))]
}

const isOpen = ({ open, comment_ends_on: end }: CommentWindow, now: Date): boolean =>
  open === true && (end === null || daysUntil(end, now) >= 0)

const listMain = (docket: OpenDocket): OpenDocument[] => {
  const { docket_id, document_id, document_type, comment_starts_on, comment_ends_on } = docket
  if (document_id === null) return []
  const title = docket.document_title ?? docket.title
  return [
    {
      docket,
      docket_id,
      document_id,
      document_type,
      title,
      comment_starts_on,
      comment_ends_on,
      isMain: true,
    },
  ]
}

const describeOther = (window: CommentWindow, docket: OpenDocket): OpenDocument => {
  const { document_id, document_type, comment_starts_on, comment_ends_on } = window
  const { docket_id } = docket
  const title = window.title ?? `${docket.title}: document ${document_id}`
  return {
    docket,
    docket_id,
    document_id,
    document_type,
    title,
    comment_starts_on,
    comment_ends_on,
    isMain: false,
  }
}
