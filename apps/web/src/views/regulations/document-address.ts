import type { OpenDocket } from '@rotunda/contract'
import { makeAddress } from '../../html/href.ts'

/** The page of a document, whose docket number always is in the address; of a docket without one, that of the docket. */
export const documentAddress = ({
  docket_id,
  document_id,
}: Pick<OpenDocket, 'docket_id' | 'document_id'>): string =>
  document_id === null
    ? makeAddress('/regulations', { docket: docket_id })
    : makeAddress('/regulations/document', { docket: docket_id, document: document_id })
