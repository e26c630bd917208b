import assert from 'node:assert/strict'
import { parseBibtex, printTex, unwrap } from '../../../apps/web/src/cite/testing/parse-bibtex.ts'
import { parseRis } from '../../../apps/web/src/cite/testing/parse-ris.ts'
import { wordsOf, type ReadPage } from './open-pages.ts'

/** Reads each form of a citation as strictly as a reference manager. */
export const readCitation = ({ document }: ReadPage) => {
  const box = document.querySelector('section.cite') ?? assert.fail('no box')
  const [bibtex = '', csl = '', ris = '', ...others] = [...box.querySelectorAll('pre')].map(
    (form) => form.textContent ?? '',
  )
  assert.deepEqual(others, [])
  const text = box.querySelector('p button')?.getAttribute('data-copy') ?? assert.fail('no text')
  assert.equal(wordsOf(box.querySelector('p')), `${text}Copy`)
  return {
    text,
    bibtex: readBibtex(bibtex),
    csl: readCsl(csl),
    ris: readRis(ris),
  }
}

const readBibtex = (text: string) => {
  const { key, fields } = parseBibtex(text)
  const { title, author = '', howpublished = '', note = '', url, urldate, year, month, day } = fields
  return {
    key,
    title: printTex(unwrap(title)),
    bodies: author.split('} and {').map((name) => printTex(name.replace(/^\{|\}$/g, ''))),
    origin: printTex(howpublished),
    document: /^\\url\{(.*)\}$/.exec(note)?.[1],
    address: url,
    readOn: urldate,
    issued: [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-'),
  }
}

const readCsl = (text: string) => {
  const [item, ...others] = JSON.parse(text)
  assert.deepEqual(others, [])
  const { id: key, title, author, note: origin, source: document, URL: address, accessed, issued } = item
  const bodies = author.map(({ literal }: { literal: string }) => literal)
  return { key, title, bodies, origin, document, address, readOn: dayOf(accessed), issued: dayOf(issued) }
}

const dayOf = (date?: { readonly 'date-parts': readonly [readonly number[]] }): string | undefined =>
  date?.['date-parts'][0].map((part) => String(part).padStart(2, '0')).join('-')

const readRis = (text: string) => {
  const fields = parseRis(text)
  const find = (wanted: string) => fields.find(([tag]) => tag === wanted)?.[1]
  const get = (wanted: string) => find(wanted) ?? assert.fail(`no ${wanted}`)
  return {
    key: get('ID'),
    title: get('TI'),
    bodies: fields.filter(([tag]) => tag === 'AU').map(([, name]) => name),
    origin: get('N1'),
    document: find('L2'),
    address: get('UR'),
    readOn: get('Y2').replaceAll('/', '-'),
    issued: demandYear(find('DA')?.replaceAll('/', '-'), find('PY')),
  }
}

const demandYear = (day: string | undefined, year: string | undefined): string | undefined => {
  assert.equal(year, day?.slice(0, 4))
  return day
}
