import type { OpenDocket } from '@rotunda/contract'
import { makeAddress } from '../../html/href.ts'

/** The page of a document, whose docket number always stands in the address. */
export const documentAddress = ({
  docket_id,
  document_id,
}: Pick<OpenDocket, 'docket_id' | 'document_id'>): string =>
  makeAddress('/regulations/document', { docket: docket_id, document: document_id })
