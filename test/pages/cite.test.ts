import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { DatasetInfo, Downloads, RecordWithRelations } from '@rotunda/contract'
import { openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'
import { readCitation } from './testing/read-citation.ts'

describe('what a page shows can be cited', async () => {
  const ORIGIN = 'https://rotunda.example'
  const { read, ask } = await openPages({ after }, { ROTUNDA_PUBLIC_URL: ORIGIN })
  const { data } = await ask<Downloads>('/downloads')
  const current = data.find((one) => one.current && one.collection === 'appropriations') ?? assert.fail()

  const boxOf = ({ document }: ReadPage) =>
    document.getElementById('cite')?.parentElement ?? assert.fail('no box')
  const addressOf = (page: ReadPage): string =>
    (/https:\/\/rotunda\.example(\S+) \(read/.exec(wordsOf(boxOf(page))) ?? [])[1] ?? assert.fail()
  const VIEWS = [
    '/records?state=CA&stage=request',
    '/totals?group_by=subcommittee,state&stage=request',
    '/map?stage=request&fiscal_year=2026',
    '/compare?kind=state&a=CA&b=TX&stage=request',
    '/states/CA',
    `/releases/${current.id}`,
  ]

  for (const view of VIEWS)
    test(`${view.slice(0, 40)} in words and for reference managers, with the release in full`, async () => {
      const page = await read(view)
      const forms = [...boxOf(page).querySelectorAll('details')]
      assert.deepEqual(
        forms.map((form) => wordsOf(form.querySelector('summary'))),
        ['BibTeX', 'CSL-JSON', 'RIS'],
      )
      for (const form of [boxOf(page), ...forms]) {
        assert.ok(form.textContent?.includes(current.id))
        assert.ok(form.textContent.includes(ORIGIN + addressOf(page)))
      }
      assert.ok(page.headers['link']?.includes(`<${ORIGIN}${addressOf(page)}>; rel="cite-as"`))
      assert.equal((await read(addressOf(page))).status, 200)
      assert.ok(addressOf(page).includes(current.id))
    })

  const BOTH = 'Committees on Appropriations of the House and the Senate'
  const listPublishers = async () => {
    const { data: held } = await ask<{ data: DatasetInfo[] }>('/api/appropriations/v1/datasets')
    return [...new Set(held.flatMap(({ sources }) => sources.map(({ publisher }) => publisher)))]
  }
  const today = () => new Date().toISOString().slice(0, 10)

  for (const view of VIEWS)
    test(`every form of ${view.slice(0, 40)} names what the page shows, its release and the day of today`, async () => {
      const [before, page, after] = [today(), await read(view), today()]
      const { text, bibtex, csl, ris } = readCitation(page)
      const published = current.published_at?.slice(0, 10) ?? assert.fail()
      const isRelease = view.startsWith('/releases')
      assert.deepEqual(csl, ris)
      assert.deepEqual(bibtex, csl)
      assert.ok(csl.title.startsWith(wordsOf(page.document.querySelector('h1'))), csl.title)
      assert.deepEqual(
        [csl.issued, csl.origin, csl.address, csl.document],
        [published, `Rotunda, release ${current.id}`, ORIGIN + addressOf(page), undefined],
      )
      assert.ok([before, after].includes(csl.readOn), csl.readOn)
      assert.deepEqual(csl.bodies, isRelease ? await listPublishers() : [BOTH])
      const day = isRelease ? published : `released ${published}`
      const words = [
        `${csl.bodies.join('; ')}.`,
        `“${csl.title}”`,
        `(${day}).`,
        `${csl.origin}.`,
        csl.address,
      ]
      assert.equal(text, `${words.join(' ')} (read ${csl.readOn}).`)
    })

  test('every form of a record names its document: who published it, when, its digest and the place in it', async () => {
    for (const filter of [
      'dataset=senate-requests',
      'dataset=house-projects&stage=request',
      'stage=house_bill',
    ]) {
      const { data } = await ask<{ data: RecordWithRelations[] }>(
        `/api/appropriations/v1/records?limit=1&${filter}`,
      )
      const { id, evidence } = data[0] ?? assert.fail(filter)
      const [first = assert.fail()] = evidence
      const page = await read(`/records/${id}`)
      const { text, bibtex, csl, ris } = readCitation(page)
      assert.deepEqual(csl, ris)
      assert.deepEqual(bibtex, csl)
      assert.ok(csl.title.startsWith(wordsOf(page.document.querySelector('h1'))), csl.title)
      const { bodies, document, issued, address } = csl
      assert.deepEqual(
        { key: csl.key, bodies, document, issued, address },
        {
          key: id,
          bodies: [...new Set(evidence.map(({ publisher }) => publisher))],
          document: first.url,
          issued: first.published_at ?? undefined,
          address: `${ORIGIN}/api/appropriations/v1/releases/${current.id}/record?id=${id}`,
        },
      )
      const said = `Rotunda, release ${current.id}; document SHA-256 ${first.source}, `
      assert.ok(csl.origin.startsWith(said), csl.origin)
      assert.ok(csl.origin.endsWith(`, retrieved ${first.retrieved_at.slice(0, 10)}`), csl.origin)
      const place = first.pointer ?? `row ${String(first.row)}`
      assert.ok(csl.origin.slice(said.length).includes(place), csl.origin)
      for (const part of [csl.title, `(${first.published_at ?? ''})`, first.url, csl.origin, address])
        assert.ok(text.includes(part), `${text} lacks ${part}`)
    }
  })

  const FILES = [
    ['bib', 'application/x-bibtex', 'BibTeX'],
    ['csl.json', 'application/vnd.citationstyles.csl+json', 'CSL-JSON'],
    ['ris', 'application/x-research-info-systems', 'RIS'],
  ] as const

  test('each form is a file at the address of the page with its ending, and the page names it to programs', async () => {
    const { data } = await ask<{ data: { id: string }[] }>('/api/appropriations/v1/records?limit=1')
    const id = data[0]?.id ?? assert.fail()
    for (const view of [
      ...VIEWS,
      `/records/${id}`,
      '/records',
      '/recipients?name=Example+County+of+Ottergate',
    ]) {
      const page = await read(view)
      assert.equal(page.status, 200, view)
      const cited = page.document.querySelector('link[rel="cite-as"]')?.getAttribute('href')
      assert.equal(cited, readCitation(page).csl.address)
      const [path = '', query] = view.split('?')
      for (const [ending, type, title] of FILES) {
        const address = `${path}.${ending}${query === undefined ? '' : `?${query}`}`
        const link = page.document.querySelector(`link[rel="alternate"][type="${type}"]`)
        const named = new URL(link?.getAttribute('href') ?? '', ORIGIN)
        assert.deepEqual(
          [named.pathname, named.searchParams.toString()],
          [path + '.' + ending, new URLSearchParams(query).toString()],
        )
        const file = await read(address)
        assert.equal(file.status, 200, address)
        assert.equal(file.headers['content-type'], `${type}; charset=utf-8`)
        assert.match(file.headers['content-disposition'] ?? '', /^attachment; filename="[\w-]+\.[a-z.]+"$/)
        const form = [...boxOf(page).querySelectorAll('details')].find(
          (one) => wordsOf(one.querySelector('summary')) === title,
        )
        assert.equal(file.text, form?.querySelector('pre')?.textContent)
      }
    }
  })

  test('the file of a citation answers as its page does where there is nothing, and leads on where the page does', async () => {
    const { data } = await ask<{ data: { id: string }[] }>('/api/appropriations/v1/records?limit=1')
    const id = data[0]?.id ?? assert.fail()
    for (const [ending] of FILES) {
      assert.equal((await read(`/records/sr-2026-0000000000000000.${ending}`)).status, 404)
      assert.equal((await read(`/records.${ending}?stage=award`)).status, 400)
      assert.equal((await read(`/recipients.${ending}`)).status, 404)
      const other = await read(`/records/${id.toUpperCase()}.${ending}`)
      assert.deepEqual([other.status, other.headers['location']], [308, `/records/${id}.${ending}`])
    }
    assert.equal((await read(`/records/${id}.json`)).status, 307)
  })

  test('the address of a view gives the numbers that the page shows', async () => {
    const page = await read('/compare?kind=state&a=CA&b=TX&stage=request&fiscal_year=2026')
    const { data: groups } = await ask<{ data: { group: { state: string }; projects: number }[] }>(
      addressOf(page),
    )
    assert.deepEqual(groups.map(({ group }) => group.state).toSorted(), ['CA', 'TX'])
    const rows = [...page.document.querySelectorAll('tbody tr')]
    const california = rows.find((row) => wordsOf(row.querySelector('th')) === 'California')
    const [, projects] = [...(california?.querySelectorAll('td') ?? [])].map(wordsOf)
    assert.equal(projects, String(groups.find(({ group }) => group.state === 'CA')?.projects))
  })

  test('the box leads to the same page of the same release, which another release is not', async () => {
    for (const view of VIEWS.slice(0, 4)) {
      const page = await read(view)
      const link = boxOf(page).querySelector('a')?.getAttribute('href') ?? assert.fail()
      const again = await read(link)
      assert.equal(again.status, 200, link)
      assert.equal(wordsOf(again.document.querySelector('h1')), wordsOf(page.document.querySelector('h1')))
      const late = await read(link.replace(/snap-[0-9a-f]+/, 'snap-00000000000000000000'))
      assert.equal(late.status, 409, link)
    }
  })

  test('a list is there to look at for good, as a table of its release', async () => {
    const page = await read('/records?state=CA&stage=request')
    const rowsOf = ({ document }: ReadPage) =>
      [...document.querySelectorAll('[aria-label="Records"] tbody tr > :first-child')].map(wordsOf)
    const link = [...boxOf(page).querySelectorAll('a')].find((one) => /first 200/.test(wordsOf(one)))
    const address = link?.getAttribute('href') ?? assert.fail()
    assert.ok(address.includes(`release=${current.id}`))
    const table = rowsOf(await read(address))
    assert.ok(table.length >= rowsOf(page).length && rowsOf(page).length > 0)
    assert.deepEqual(table.slice(0, rowsOf(page).length), rowsOf(page))
  })

  test('two views of one release have two names in a list of references', async () => {
    const keys = await Promise.all(
      VIEWS.slice(0, 5).map(
        async (view) => /@misc\{(.*),/.exec(boxOf(await read(view)).textContent ?? '')?.[1],
      ),
    )
    assert.equal(new Set(keys).size, 5)
  })
})
