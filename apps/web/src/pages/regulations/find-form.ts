import type { OpenDocument } from '../../views/regulations/open-documents.ts'

/** Link to the form on Regulations.gov for a document. */
export const findForm = (
  { document_id: main, comment_url: form }: Pick<OpenDocument['docket'], 'document_id' | 'comment_url'>,
  document: string,
): string =>
  document === main && form !== null
    ? form
    : `https://www.regulations.gov/commenton/${encodeURIComponent(document)}`
