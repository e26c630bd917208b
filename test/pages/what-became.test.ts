import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { LineageLink, RecordWithRelations } from '@rotunda/contract'
import { openTestService } from '../../apps/service/src/bin/testing.ts'
import { runCommandLine } from '../../apps/service/src/operator/run-command-line.ts'
import { makeEnvironment } from '../../apps/service/src/operator/testing.ts'
import { lookAt, openPages, wordsOf, type OpenedPages, type ReadPage } from './testing/open-pages.ts'

const REFERENCE = join(import.meta.dirname, '../../../shared/reference')
const STEPS = ['Asked', 'In a bill', 'Enacted', 'Obligated', 'Paid']
const MARKS = [
  'Found',
  'Found, stated',
  'Found, inferred',
  'Possible',
  'Not reported',
  'Not found',
  'No source archived',
]

type List<Row> = { readonly data: readonly Row[]; readonly meta: { readonly next_offset: number | null } }

const linksOf = ({ document }: ReadPage, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href') ?? '')

/** The steps of a page, each with its mark and the links that prove it. */
const readSteps = ({ document }: ReadPage) =>
  [...document.querySelectorAll('section[aria-labelledby="lineage"] tbody tr')].map((row) => {
    const [step = '', mark = '', details = ''] = [...row.querySelectorAll('th, td')].map(wordsOf)
    const proofs = [...row.querySelectorAll('td a')].map((one) => one.getAttribute('href') ?? '')
    return { step, mark, details, proofs }
  })

/** Addresses of the records of a member's requests of a year: the list of the page of the member, filtered by its form. */
const findRequests = async ({ read }: OpenedPages, member: string, year: number): Promise<string[]> => {
  const [list = assert.fail('the page of the member leads to no list')] = linksOf(
    await read(`/members/${member}`),
    `main a[href="/records?bioguide=${member}"]`,
  )
  const records: string[] = []
  let address: string | undefined = `${list}&fiscal_year=${year}&stage=request`
  while (address !== undefined) {
    const page: ReadPage = await read(address)
    records.push(...linksOf(page, 'main th a[href^="/records/"]'))
    ;[address] = linksOf(page, 'a[rel=next]')
  }
  return [...new Set(records)]
}

test('the page of a member leads to what became of each request of a year, each step proven or marked', async (t) => {
  const pages = await openPages({ after: (clean) => t.after(clean) })
  const { ask, read } = pages
  const { data: links } = await ask<List<LineageLink>>('/api/enacted/v1/links?stage=request&limit=200')
  const marks = new Set<string>()
  const seen = new Set<string>()
  const uniqueFirst = links.toSorted((a, b) => b.grade.localeCompare(a.grade))
  for (const { record_id: id, fiscal_year: year } of uniqueFirst.slice(0, 60)) {
    const { data } = await ask<List<RecordWithRelations>>(`/api/appropriations/v1/record?id=${id}`)
    const member = data[0]?.requestors.find(({ bioguide }) => bioguide !== null)?.bioguide ?? undefined
    if (member === undefined || seen.has(`${member} ${year}`)) continue
    seen.add(`${member} ${year}`)
    const records = await findRequests(pages, member, year)
    assert.ok(records.includes(`/records/${id}`), `${member} ${year}`)
    for (const record of records) {
      const steps = readSteps(await read(record))
      assert.deepEqual(
        steps.map(({ step }) => step),
        STEPS,
      )
      for (const { step, mark, details, proofs } of steps) {
        assert.ok(MARKS.includes(mark), `${step} of ${record} is ${mark}`)
        assert.ok(details !== '', `${step} of ${record} has no grounds`)
        for (const proof of proofs) {
          const [address = ''] = proof.split('#')
          // An award is at its publisher, which tests do not ask.
          if (address.startsWith('https://www.usaspending.gov/award/')) continue
          if (!seen.has(address)) assert.equal((await read(address)).status, 200, address)
          seen.add(address)
        }
        if (mark.startsWith('Found') && details !== 'This record')
          assert.ok(proofs.length > 0, `${step} of ${record}`)
        marks.add(`${step}: ${mark}`)
      }
    }
    if (marks.has('Paid: Found, inferred') && marks.has('Enacted: Not found') && marks.has('Paid: Not found'))
      break
  }
  for (const mark of [
    'Enacted: Found, inferred',
    'Obligated: Found, inferred',
    'Paid: Found, inferred',
    'Enacted: Not found',
    'Paid: Not found',
  ])
    assert.ok(marks.has(mark), `${mark}, of ${[...marks].join(', ')}`)
})

const REAL: readonly (readonly [collection: string, file: string, ...options: string[]])[] = [
  [
    'appropriations',
    'appropriations/house_cpf_requests_fy2024_fy2025_sample.csv',
    '--publisher',
    'house-appropriations',
  ],
  [
    'enacted-projects',
    'enacted/bpc_fy2022_enacted_cpf_cds_six_subcommittees.csv',
    '--publisher',
    'bpc-enacted',
    '--fiscal-year',
    '2022',
    '--rows',
    'published',
  ],
]

test('on real files each missing step has no source archived', async (t) => {
  if (!existsSync(REFERENCE)) return t.skip('the folder ../shared/reference is not here')
  const environment = makeEnvironment(t)
  const order = async (...args: string[]) => {
    let stderr = ''
    const complain = (text: string) => (stderr += text)
    const directory = environment.ROTUNDA_DATA
    const code = await runCommandLine({ args, environment, directory, print: () => undefined, complain })
    assert.equal(code, 0, stderr)
  }
  for (const [collection, file, ...options] of REAL)
    await order(
      'sources',
      'add',
      join(REFERENCE, file),
      '--collection',
      collection,
      '--url',
      `https://published.example/${file}`,
      ...options,
    )
  const check = async (about: string) => {
    const service = await openTestService({ ...environment })
    try {
      const { ask, read } = lookAt(service)
      const { data } = await ask<List<RecordWithRelations>>('/api/appropriations/v1/records?limit=200')
      assert.ok(data.length >= 10)
      for (const { id } of data) {
        const [request, ...others] = readSteps(await read(`/records/${id}`))
        assert.equal(request?.mark, 'Found')
        assert.deepEqual(
          others.map(({ step, mark }) => `${step}: ${mark}`),
          STEPS.slice(1).map((step) => `${step}: No source archived`),
          `${about} ${id}`,
        )
      }
    } finally {
      await service.close()
    }
  }
  for (const [collection] of REAL) {
    await order('release', 'build', '--collection', collection)
    await order('release', 'publish', 'latest', '--collection', collection)
    await check(`after ${collection}`)
  }
})
