import { Type } from 'typebox'
import { closed, ReportState, text } from '@rotunda/contract'
import { eraseFile, publishCopy, readReportFile } from '../../corrections/index.ts'
import { exampleStep } from './example-reports.ts'
import { operation, type PortalOperation } from './operation.ts'
import { REPORT_NUMBER, SEEN, STEP } from './review/report-decisions.ts'
import { words } from './request-shapes.ts'

const number = Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'Public number of the report.' })

const read = operation({
  method: 'GET',
  path: '/review/corrections/:number/files/:sha256',
  operationId: 'readReportFile',
  summary: 'A file of evidence, for a reviewer',
  description: 'Returns a file of a report as a download. Open the file with care: a stranger sent it.',
  caller: 'reviewer',
  params: closed({ number, sha256: text('SHA-256 of the bytes of the file.') }),
  givesFile: true,
  answer: Type.Unknown(),
  says: 'The file.',
  example: '',
  run: (needs, { params: { number: report, sha256 } }) =>
    readReportFile(needs, { number: Number(report), sha256 }),
})

const publish = operation({
  method: 'POST',
  path: '/review/corrections/:number/copies',
  operationId: 'publishCopy',
  summary: 'Publish a redacted copy of evidence',
  description:
    'Publishes a file that the reviewer made from the evidence, without private data. The body is the file itself. The address of the file never changes, and can be the `evidence_url` of a correction.',
  caller: 'reviewer',
  needsFreshPasskey: true,
  params: closed({ number }),
  query: closed({
    name: Type.String({ description: 'Name of the file, with the ending of its type.' }),
    revision: Type.Optional(Type.Integer({ minimum: 1, description: 'Revision that the reviewer saw.' })),
  }),
  takesFile: true,
  status: 201,
  answer: closed({
    data: closed({
      number: Type.Integer({ description: 'Public number of the report.' }),
      state: ReportState,
      revision: Type.Integer({ description: 'Number of the newest event.' }),
      sha256: text('SHA-256 of the copy.'),
      url: text('Public address of the copy.'),
    }),
  }),
  says: 'The copy is public.',
  example: {
    data: {
      number: 12,
      state: 'under_review',
      revision: 4,
      sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
      url: 'https://data.example/api/corrections/v1/files/b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
    },
  },
  refuses: ['changed_meanwhile'],
  run: async (needs, { actor, params, query: { name, revision }, file, at, website: { origin } }) => {
    const order = { actor, number: Number(params.number), revision, name, bytes: file }
    const { path, ...changed } = await publishCopy(needs, order, at)
    return { data: { ...changed, url: origin + path } }
  },
})

const erase = operation({
  ...STEP,
  method: 'DELETE',
  caller: 'reviewer',
  needsFreshPasskey: true,
  path: '/review/corrections/:number/files/:sha256',
  operationId: 'eraseReportFile',
  summary: 'Erase a file of a report',
  description:
    'Erases a file of the reporter, or a published copy, for good and in any state of the report. A published copy with the same bytes is withdrawn too. The request is refused while a correction names the copy as its evidence. The history keeps the reason, which the reporter can read.',
  params: closed({ ...REPORT_NUMBER.properties, sha256: text('SHA-256 of the bytes of the file.') }),
  body: closed({ ...SEEN, reason: words('Reason. The reporter can read the reason.') }),
  says: 'The file is erased.',
  example: exampleStep('under_review'),
  run: async (needs, { actor, params, body, at }) => ({
    data: await eraseFile(needs, { actor, ...params, ...body, at }),
  }),
})

export const CORRECTION_FILE_OPERATIONS: readonly PortalOperation[] = [read, publish, erase]
