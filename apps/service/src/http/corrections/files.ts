import { Type } from 'typebox'
import { closed, ReportFile, text } from '@rotunda/contract'
import { addReportFile, demandOpenReport, readCopy, showFile } from '../../corrections/index.ts'
import { openOperation, type PortalOperation } from '../portal/operation.ts'

const DIGEST = 'SHA-256 of the bytes of the file.'

const add = openOperation({
  method: 'POST',
  path: '/private/:secret/files',
  operationId: 'addReportFile',
  summary: 'Add a file of evidence to a report',
  description:
    'The body is the file itself: PDF, PNG, JPEG, CSV in UTF-8, or XLSX without macros; the content must match the type. A report has at most five files, of 10 MiB together. No file is ever public: reviewers read the files, and the service erases them 180 days after the decision.',
  params: closed({ secret: text('Secret of the private address.') }),
  query: closed({
    name: Type.String({ description: 'Name of the file, with the ending of its type.' }),
  }),
  takesFile: true,
  admit: (needs, { secret = '' }) => demandOpenReport(needs, secret),
  answer: closed({ data: ReportFile }),
  says: 'The stored file.',
  status: 201,
  example: {
    data: {
      sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
      name: 'letter.pdf',
      media_type: 'application/pdf',
      bytes: 48_213,
      scan: 'not_scanned',
      added_at: '2026-11-26T12:00:00.000Z',
      erased_at: null,
      erased_by: null,
    },
  },
  refuses: ['not_in_this_state'],
  run: async (needs, { params: { secret }, query: { name }, file, countedAs, at }) => ({
    data: showFile(await addReportFile(needs, { secret, name, bytes: file, countedAs }, at)),
  }),
})

const copy = openOperation({
  method: 'GET',
  path: '/files/:sha256',
  operationId: 'readPublishedCopy',
  summary: 'A published copy of evidence',
  description: 'Returns a redacted copy of evidence that a reviewer published, as a download.',
  params: closed({ sha256: text(DIGEST) }),
  givesFile: true,
  answer: Type.Unknown(),
  says: 'The file.',
  example: '',
  run: (needs, { params: { sha256 } }) => readCopy(needs, sha256),
})

export const FILE_OPERATIONS: readonly PortalOperation[] = [add, copy]
