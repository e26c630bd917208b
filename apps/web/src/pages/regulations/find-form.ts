import type { OpenDocument } from '../../views/regulations/open-documents.ts'

/** The form of Regulations.gov for one document of a docket. */
export const findForm = (
  { document_id: main, comment_url: form }: Pick<OpenDocument['docket'], 'document_id' | 'comment_url'>,
  document: string,
): string =>
  document === main && form !== null
    ? form
    : `https://www.regulations.gov/commenton/${encodeURIComponent(document)}`
