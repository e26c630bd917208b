import { findDocumentOf } from '../../docs/read-documents.ts'
import type { Route } from '../../page.ts'
import { notFound } from '../../parts/not-found.ts'
import { showDocument } from './show-document.ts'

/** A heading for each code, the target of `type` in problem documents. */
export const docsProblems: Route = {
  path: '/docs/problems',
  questions: 0,
  hasNoParams: true,
  write: (asked) => {
    const document = findDocumentOf('docs/reference/problems.md')
    return document === undefined
      ? notFound('The documentation is not installed here.', asked)
      : showDocument(document, asked.path)
  },
}
