import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { AwardLink, LineageLink } from '@rotunda/contract'
import { openChangedPages, openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

const { service, read, ask } = await openPages({ after })

type List<Row> = { readonly data: readonly Row[] }
type Release = {
  readonly collection: string
  readonly current: boolean
  readonly files: readonly { readonly name: string; readonly url: string }[]
}

const readAwards = async () => {
  const { data } = await ask<List<Release>>('/downloads')
  const release = data.find(({ collection, current }) => collection === 'award-spending' && current)
  const { url } =
    release?.files.find(({ name }) => name === 'data/award-links.json') ?? assert.fail('no file')
  return ask<readonly AwardLink[]>(url)
}

/** Awards that the step of a page names, each with its address and what is said of it. */
const listAwards = ({ document }: ReadPage, step: 'obligated' | 'paid') => {
  const row = document.getElementById(`step-${step}`)?.parentElement?.parentElement ?? assert.fail()
  return [...row.querySelectorAll('li')].map((item) => ({
    said: wordsOf(item),
    address: item.querySelector('a')?.getAttribute('href'),
  }))
}

const WORDS = { stated: 'stated', unique: 'inferred', candidate: 'possible' }

test('each award has its number, its grade and its page at USAspending.gov', async () => {
  const awards = await readAwards()
  const { data: links } = await ask<List<LineageLink>>('/api/enacted/v1/links?grade=unique&limit=200')
  const [project, ofProject] =
    [...Map.groupBy(awards, ({ project_id: id }) => id)].find(([id]) =>
      links.some((link) => link.project_id === id),
    ) ?? assert.fail('no linked project has an award')
  const expected = ofProject.map(({ award_id: id, grade }) => ({
    said: `Award ${id.split('_')[2] ?? ''} at USAspending.gov (${id}), ${WORDS[grade]}`,
    address: `https://www.usaspending.gov/award/${id}`,
  }))
  const record = links.find((link) => link.project_id === project)?.record_id ?? ''
  for (const address of [`/enacted/${project}`, `/records/${record}`])
    for (const step of ['obligated', 'paid'] as const)
      assert.deepEqual(listAwards(await read(address), step), expected, `${step} of ${address}`)
})

for (const [id, number] of [
  ['ASST_NON_CE1HS100007_075', 'CE1HS100007'],
  ['ASST_NON_A_B_075', 'A_B'],
  ['ASST_AGG_URI7_4730', 'URI7'],
  ['CONT_AWD_0001_9700_SPM3SE_9700', '0001'],
  ['CONT_IDV_GS35F_4730', 'GS35F'],
] as const)
  test(`the number in ${id} is ${number}`, async (t) => {
    const [award = assert.fail()] = await readAwards()
    const { read: readChanged } = await openChangedPages(t, service, (text, path) =>
      path.endsWith('/data/award-links.json') ? JSON.stringify([{ ...award, award_id: id }]) : text,
    )
    const [shown] = listAwards(await readChanged(`/enacted/${award.project_id}`), 'obligated')
    assert.equal(shown?.said, `Award ${number} at USAspending.gov (${id}), ${WORDS[award.grade]}`)
  })

test('an id of another kind has no page, and none becomes markup', async (t) => {
  const [award = assert.fail()] = await readAwards()
  const id = '"><img src=x onerror=alert(1)>'
  const { read: readChanged } = await openChangedPages(t, service, (text, path) =>
    path.endsWith('/data/award-links.json') ? JSON.stringify([{ ...award, award_id: id }]) : text,
  )
  const page = await readChanged(`/enacted/${award.project_id}`)
  assert.deepEqual(listAwards(page, 'obligated'), [
    { said: `Award ${id}, ${WORDS[award.grade]}`, address: undefined },
  ])
  assert.equal(page.document.querySelector('img, [onerror]'), null)
})

test('a page whose awards did not arrive says so, and is not kept', async (t) => {
  const [award = assert.fail()] = await readAwards()
  const { read: readBusy } = await openChangedPages(
    t,
    service,
    (text) => text,
    ({ pathname }) => pathname.endsWith('/award-links.json'),
  )
  const page = await readBusy(`/enacted/${award.project_id}`)
  assert.equal(page.headers['cache-control'], 'no-store')
  assert.match(page.text, /Award spending did not arrive\. Reload the page\./)
})
