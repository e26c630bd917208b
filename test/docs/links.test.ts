import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { anchorOf, proseOf, readPages, ROOT, type Page } from './markdown-pages.ts'

type Link = { readonly from: string; readonly path: string; readonly anchor: string | undefined }

const linksOf = ({ file, text }: Page): Link[] =>
  [...proseOf(text).matchAll(/\]\((?<target>[^)\s]+)(?:\s+"[^"]*")?\)/g)]
    .map(({ groups }) => groups?.target ?? '')
    // Links to the API reference are held by `test/pages/docs.test.ts`: it is a page of the running service.
    .filter((target) => !/^([a-z]+:|\/docs\/api\b)/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#')
      return { from: file, path: path === '' ? file : join(dirname(file), decodeURIComponent(path)), anchor }
    })

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const links = readPages().flatMap(linksOf)

test('every link from one page to a file of the repository leads to a file', () => {
  const broken = links.filter(({ path }) => !existsSync(join(ROOT, path)))
  assert.deepEqual(broken, [])
})

test('every link to a heading leads to a heading of that page', () => {
  const broken = links
    .filter(
      ({ path, anchor }) => anchor !== undefined && path.endsWith('.md') && existsSync(join(ROOT, path)),
    )
    .filter(({ path, anchor = '' }) => !anchorsOf(readFileSync(join(ROOT, path), 'utf8')).includes(anchor))
  assert.deepEqual(broken, [])
})

test('every file of the repository that a page names exists', () => {
  const named = readPages().flatMap(({ file, text }) =>
    [...text.matchAll(/`(?<path>(?:apps|packages|scripts|test|docs|examples|bench)\/[\w./-]+\.\w+)`/g)].map(
      ({ groups }) => ({ file, path: groups?.path ?? '' }),
    ),
  )
  assert.deepEqual(
    named.filter(({ path }) => !existsSync(join(ROOT, path))),
    [],
  )
})

test('every page under docs/ can be reached from docs/README.md', () => {
  const reached = new Set(['docs/README.md'])
  for (const page of reached) {
    for (const { path } of links.filter(({ from }) => from === page)) reached.add(path)
  }
  const lost = readPages()
    .map(({ file }) => file)
    .filter((file) => file.startsWith('docs/') && !reached.has(file))
  assert.deepEqual(lost, [], 'link these pages from docs/README.md')
})
