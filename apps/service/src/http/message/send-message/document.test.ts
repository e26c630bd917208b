import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { docketMessage, officeMessage, openMessageService } from '../../../bin/testing.ts'

const service = await openMessageService()
after(() => service.close())

const EPA = 'EPA-HQ-OAR-2026-9002'
/** A docket with two documents that take comments, of an agency without categories. */
const comment = docketMessage({ destination_id: EPA, category: undefined })
const post = (query: string, body: object = comment, headers: Record<string, string> = {}, to = 'send') =>
  service.ask({ method: 'POST', url: `/api/${to}-message${query}`, body, headers })

test('a comment without a document is filed on the proposed rule, and told that a notice is open, too', async () => {
  const sent = await post('', comment, { prefer: 'wait=20' })
  const { document, warnings } = await service.status(sent.id)
  assert.equal(document, `${EPA}-0001`)
  const told = warnings.find(({ code }) => code === 'other_documents_open')
  assert.match(told?.text ?? '', new RegExp(`${EPA}-0002.*filed on ${EPA}-0001.*parameter document`))
  for (const { headers } of [sent, await post('', comment, {}, 'validate')])
    assert.ok(headers['warning']?.includes(told?.text ?? 'none'))
})

test('a comment with a document is filed there, without that warning, and stays there when it is repeated', async () => {
  const headers = { 'idempotency-key': 'on-the-notice', prefer: 'wait=20' }
  const sent = await post(`?document=${EPA}-0002`, comment, headers)
  assert.equal(sent.headers['message-state'], 'delivered')
  const { document, warnings } = await service.status(sent.id)
  assert.equal(document, `${EPA}-0002`)
  assert.ok(!warnings.some(({ code }) => code === 'other_documents_open'))
  const received = await service.simulators.regulations.received()
  assert.match(received.findLast(({ method }) => method === 'POST')?.body ?? '', new RegExp(`${EPA}-0002`))
  const again = await post(`?document=${EPA.toLowerCase()}-0002`, comment, headers)
  assert.deepEqual([again.id, again.headers['idempotent-replayed']], [sent.id, 'true'])
  for (const query of ['', `?document=${EPA}-0001`])
    assert.equal((await post(query, comment, headers)).status, 409, query)
})

const REFUSED: readonly (readonly [
  name: string,
  query: string,
  body: object,
  status: number,
  text: RegExp,
])[] = [
  ['one of another docket', '?document=FDA-2026-N-9001-0001', comment, 422, /not in the docket/],
  ['one for an office', `?document=${EPA}-0002`, officeMessage(), 422, /office of Congress/],
  ['none', '?document=', comment, 400, /document/],
  ['two', `?document=${EPA}-0001&document=${EPA}-0002`, comment, 400, /document/],
  ['none, of a faulty body', '?document=', docketMessage({ city: 5 }), 400, /document/],
  ['one in the body', '', { data: { ...comment.data, document_id: `${EPA}-0002` } }, 422, /query parameter/],
]
for (const [name, query, body, status, text] of REFUSED)
  for (const to of ['send', 'validate'])
    test(`a document is refused to ${to}: ${name}`, async () => {
      const answer = await post(query, body, {}, to)
      assert.equal(answer.status, status)
      assert.match(answer.text, text)
    })

test('a document of a docket with two proposed rules is taken, of which none can be chosen by its kind', async () => {
  const faa = docketMessage({ destination_id: 'FAA-2026-9003', category: undefined })
  assert.equal((await post('', faa)).status, 422)
  const sent = await post('?document=FAA-2026-9003-0002', faa)
  assert.equal((await service.status(sent.id)).document, 'FAA-2026-9003-0002')
})
