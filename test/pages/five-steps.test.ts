import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { EnactedProject, LineageLink, ProjectSpending, RecordWithRelations } from '@rotunda/contract'
import {
  openChangedPages,
  openPages,
  wordsOf,
  type PageDocument,
  type ReadPage,
} from './testing/open-pages.ts'

const { service, read, ask } = await openPages({ after })

type List<Row> = { readonly data: readonly Row[] }
type Release = {
  readonly collection: string
  readonly current: boolean
  readonly files: readonly { readonly name: string; readonly url: string }[]
}

const STEPS = ['Asked', 'In a bill', 'Enacted', 'Obligated', 'Paid']
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`

/** Text of each step under the heading, with the element that its link leads to. */
const readSteps = ({ document }: Pick<ReadPage, 'document'>) => {
  const steps = [...document.querySelectorAll('ol[aria-label="From the request to the payment"] > li > a')]
  return steps.map((link) => {
    const anchor = link.getAttribute('href') ?? ''
    assert.match(anchor, /^#/)
    return { said: wordsOf(link), anchor, proof: getProof(document, anchor.slice(1)) }
  })
}

const getProof = (document: PageDocument, id: string) =>
  document.getElementById(id) ?? assert.fail(`nothing has the id ${id}`)

const readSpending = async () => {
  const { data } = await ask<List<Release>>('/downloads')
  const release = data.find(({ collection, current }) => collection === 'award-spending' && current)
  const { url } =
    release?.files.find(({ name }) => name === 'data/project-spending.json') ?? assert.fail('no file')
  return ask<readonly ProjectSpending[]>(url)
}

/** A link that was inferred, alone for its record, to a project that was paid for. */
const findPaid = async () => {
  const { data } = await ask<List<LineageLink>>('/api/enacted/v1/links?grade=unique&stage=request&limit=200')
  const spending = await readSpending()
  for (const link of data) {
    const money = spending.find(({ id }) => id === link.project_id)
    const isAlone = data.filter(({ record_id: id }) => id === link.record_id).length === 1
    const { obligated_cents: obligated = null, outlaid_cents: paid = null } = money ?? {}
    if (isAlone && obligated !== null && paid !== null)
      return { link, obligated: obligated / 100, paid: paid / 100 }
  }
  return assert.fail('no request was paid')
}

const readFacts = async ({ record_id, project_id }: LineageLink) => {
  const { data: records } = await ask<List<RecordWithRelations>>(
    `/api/appropriations/v1/record?id=${record_id}`,
  )
  const { data: projects } = await ask<List<EnactedProject>>(`/api/enacted/v1/project?id=${project_id}`)
  const [asked, enacted] = [records[0]?.amount, projects[0]?.amount]
  assert.ok(typeof asked === 'number' && typeof enacted === 'number')
  return { asked, enacted }
}

test('a record opens with five steps, each with its amount, its grade and a link down to its proof', async () => {
  const { link, obligated, paid } = await findPaid()
  const { asked, enacted } = await readFacts(link)
  const page = await read(`/records/${link.record_id}`)
  const steps = readSteps(page)
  assert.match(
    wordsOf(page.document.querySelector('.source-line')),
    /“Possible” means that the two may be different projects\./,
  )
  assert.deepEqual(
    steps.map(({ said }) => said),
    [
      `Asked ${dollars(asked)} stated`,
      'In a bill no source',
      `Enacted ${dollars(enacted)} inferred`,
      `Obligated ${dollars(obligated)} inferred`,
      `Paid ${dollars(paid)} inferred`,
    ],
  )
  assert.equal(steps[0]?.anchor, '#source-row')
})

test('an enacted project opens with the same steps, the amount of its request among them', async () => {
  const { link, obligated, paid } = await findPaid()
  const { asked, enacted } = await readFacts(link)
  const steps = readSteps(await read(`/enacted/${link.project_id}`))
  assert.deepEqual(
    steps.map(({ said }) => said),
    [
      `Asked ${dollars(asked)} inferred`,
      'In a bill no source',
      `Enacted ${dollars(enacted)} stated`,
      `Obligated ${dollars(obligated)} inferred`,
      `Paid ${dollars(paid)} inferred`,
    ],
  )
  assert.equal(steps[2]?.anchor, '#sources')
  // The proof repeats the amount beside the link that leads to it.
  const row = steps[0]?.proof.parentElement?.parentElement ?? assert.fail()
  assert.ok(wordsOf(row).includes(`${link.record_id}, House, ${dollars(asked)} asked for`), wordsOf(row))
})

test('amounts of one step are named beside each other, and never added', async (t) => {
  const { link } = await findPaid()
  const { asked } = await readFacts(link)
  const twice = (text: string, path: string) => {
    if (!path.endsWith('/links')) return text
    const { data, ...rest } = JSON.parse(text)
    return JSON.stringify({ data: [...data, { ...data[0], record_id: 'other' }], ...rest })
  }
  const withOther = (text: string, path: string) => {
    if (!path.endsWith('/records') || !text.includes(link.record_id)) return twice(text, path)
    const { data, ...rest } = JSON.parse(text)
    return JSON.stringify({ data: [...data, { id: 'other', amount: 1000 }], ...rest })
  }
  const { read: readChanged } = await openChangedPages(t, service, withOther)
  const [first] = readSteps(await readChanged(`/enacted/${link.project_id}`))
  assert.equal(first?.said, `Asked ${dollars(asked)}; $1,000 inferred`)
})

test('a candidate is marked as possible, without an amount that may be another project’s', async () => {
  const { data } = await ask<List<LineageLink>>(
    '/api/enacted/v1/links?grade=candidate&stage=request&limit=200',
  )
  const { data: sure } = await ask<List<LineageLink>>('/api/enacted/v1/links?grade=unique&limit=200')
  const link =
    data.find(({ record_id: id }) => !sure.some(({ record_id: other }) => other === id)) ?? assert.fail()
  const steps = readSteps(await read(`/records/${link.record_id}`))
  assert.equal(steps[2]?.said, 'Enacted possible')
  for (const { said } of steps.slice(3)) assert.doesNotMatch(said, /\$/)
})

test('an amount that its document does not state is said to be so', async () => {
  const { data } = await ask<List<RecordWithRelations>>(
    '/api/appropriations/v1/records?missing=amount&limit=1',
  )
  const { id, stage } = data[0] ?? assert.fail()
  const steps = readSteps(await read(`/records/${id}`))
  assert.equal(
    steps[stage === 'request' ? 0 : 1]?.said,
    `${stage === 'request' ? 'Asked' : 'In a bill'} no amount here`,
  )
})

test('a corrected amount is marked as corrected', async (t) => {
  const { link } = await findPaid()
  const correction = {
    field: 'amount',
    before: 1,
    after: 2,
    evidence_url: 'https://letters.example/a.pdf',
    decided_at: '2026-06-15T12:00:00Z',
  }
  const { read: readChanged } = await openChangedPages(t, service, (text, path) =>
    path === '/api/appropriations/v1/record'
      ? JSON.stringify(
          JSON.parse(text, (name: string, value: unknown) => (name === 'corrections' ? [correction] : value)),
        )
      : text,
  )
  const [first] = readSteps(await readChanged(`/records/${link.record_id}`))
  assert.match(first?.said ?? '', /^Asked \$[\d,]+ corrected$/)
})

test('the steps lead to distinct rows of the table below, by the same names', async () => {
  const { link } = await findPaid()
  const page = await read(`/records/${link.record_id}`)
  const names = [...page.document.querySelectorAll('section[aria-labelledby="lineage"] tbody th')].map(
    wordsOf,
  )
  assert.deepEqual(names, STEPS)
  const anchors = readSteps(page).map(({ anchor }) => anchor)
  assert.equal(new Set(anchors).size, STEPS.length)
})
