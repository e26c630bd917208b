import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { OpenDocket } from '@rotunda/contract'
import { aComment } from '../../apps/service/src/channels/regulations-gov/testing.ts'
import { openChangedPages, openPages, wordsOf } from './testing/open-pages.ts'

const { service, read, ask } = await openPages({ after })
const { data } = await ask<{ data: OpenDocket[] }>('/api/dockets')
/** Every open document with what its docket says. */
const documents = data.flatMap((docket) =>
  docket.windows.flatMap(({ document_id, open }) => (open === true ? [{ ...docket, document_id }] : [])),
)
/** Those that a comment is filed on which names none. */
const chosen = documents.filter(({ docket_id, document_id }) =>
  data.some((docket) => docket.docket_id === docket_id && docket.document_id === document_id),
)
const real = await openChangedPages({ after }, service, (text, path) =>
  path === '/api/status' ? text.replace('"sandbox"', '"live"') : text,
)

const addressOf = (docket: string, document?: string): string =>
  document === undefined
    ? `/regulations?docket=${docket}`
    : `/regulations/document?docket=${docket}&document=${document}`

/** The forms that buttons of a page lead to. */
const listForms = async (address: string): Promise<(string | null)[]> => {
  const { document } = await real.read(address)
  return [...document.querySelectorAll('main a.usa-button')].map((link) => link.getAttribute('href'))
}

const FORM = 'https://www.regulations.gov/commenton/'

test('a button leads from each open document to its own form, and from a docket to the forms of all that are open', async () => {
  for (const { docket_id: docket, windows } of data) {
    const open = windows.flatMap(({ document_id, open }) => (open === true ? [document_id] : []))
    for (const document of open)
      assert.deepEqual(await listForms(addressOf(docket, document)), [FORM + document])
    assert.deepEqual(
      (await listForms(addressOf(docket))).toSorted(),
      open.map((one) => FORM + one),
    )
  }
})

test('how a person comments stands before what software sends, and speaks of no field of the API', async () => {
  for (const { docket_id: docket, document_id } of documents)
    for (const address of [addressOf(docket), addressOf(docket, document_id)]) {
      const { document, text } = await read(address)
      const headings = [...document.querySelectorAll('main h2')].map(({ id }) => id)
      const places = ['comment', 'useful', 'service'].map((id) => headings.indexOf(id))
      assert.ok(
        places.every((place, index) => place > (places[index - 1] ?? -1)),
        `${address}: ${headings.join()}`,
      )
      const forPeople = text.slice(text.indexOf('id="comment"'), text.indexOf('id="service"'))
      assert.doesNotMatch(forPeople, /destination_id|sponsoring_org|curl|JSON/)
      assert.ok(forPeople.includes(`data-copy="${docket}"`), address)
    }
})

test('a docket with two open documents of one kind leads to the forms of both, and says that a comment names one', async () => {
  const { document } = await read(addressOf('FAA-2026-9003'))
  const words = wordsOf(document.querySelector('main'))
  assert.match(words, /2 documents of this docket are open for comment, each with its own deadline/)
  assert.match(
    words,
    /Without it, the comment is refused, because the docket has several open documents of one kind/,
  )
  assert.match(words, /Document\s*several take comments, each in a window below/)
  assert.match(document.querySelector('figure.code pre')?.textContent ?? '', /document=FAA-2026-9003-000[12]/)
})

test('an invented regulation says that it has no form', async () => {
  for (const { docket_id: docket, document_id } of documents)
    for (const address of [addressOf(docket), addressOf(docket, document_id)]) {
      const { document } = await read(address)
      assert.match(
        wordsOf(document.querySelector('main')),
        /is invented, and has no form on Regulations\.gov/,
      )
      assert.equal(document.querySelectorAll('main a.usa-button').length, 0)
    }
})

test('the categories of an agency are listed for people, where it has some', async () => {
  for (const { docket_id: docket, document_id, categories } of documents) {
    const { document } = await read(addressOf(docket, document_id))
    const listed = [...document.querySelectorAll('#categories ~ ul')].slice(0, 1)
    const words = listed.flatMap((list) => [...list.querySelectorAll('li')].map(wordsOf))
    assert.deepEqual(words, categories)
  }
})

/** The request that a page of a regulation shows, and the fields of it that the page says to fill in. */
const readRequest = async (docket: string, document: string) => {
  const page = await read(`/regulations/document?docket=${docket}&document=${document}`)
  const command = page.document.querySelector('figure.code pre')?.textContent ?? ''
  const [, body = ''] = /<<'END'\n([^]+)\nEND\n/.exec(command) ?? []
  const { data: comment } = JSON.parse(body) as { data: Record<string, string> }
  const blanks = [...page.document.querySelectorAll('.blanks code')].map(wordsOf)
  return { comment, blanks }
}

const ANSWERS = new Map(Object.entries(aComment()))
const fillIn = (blanks: readonly string[]) =>
  Object.fromEntries(blanks.map((blank) => [blank, ANSWERS.get(blank) ?? assert.fail(blank)]))

test('the request that a page shows is taken with the blanks that it names filled in, and refused while one is not', async () => {
  for (const { docket_id: docket, document_id: document } of chosen) {
    const { comment, blanks } = await readRequest(docket, document)
    const filled = { ...comment, ...fillIn(blanks) }
    const { status, reason } = await service.validate({ data: filled })
    assert.deepEqual([status, reason], [200, ''], docket)
    for (const blank of blanks) {
      const unfilled = { ...filled, [blank]: comment[blank] }
      assert.equal((await service.validate({ data: unfilled })).status, 422, `${docket} without ${blank}`)
    }
  }
})

test('the request that a page shows says nothing in the name of its sender: neither a category nor an organization', async () => {
  for (const { docket_id: docket, document_id: document } of chosen) {
    const { comment, blanks } = await readRequest(docket, document)
    const given = Object.keys(comment).filter((field) => !blanks.includes(field))
    assert.deepEqual(given, ['destination_id'])
  }
})
