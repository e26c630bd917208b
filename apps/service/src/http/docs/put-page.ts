import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { addPublicAnswers, makeFixedAnswer } from '../public-answers.ts'
import { STYLE } from './style.ts'

/** Every page of the service, as the head of each names them. */
const PAGES = {
  '/': 'Rotunda',
  '/docs/api': 'Appropriations API',
  '/docs/data': 'What the data means',
  '/docs/problems': 'Problems',
} as const
export type PagePath = keyof typeof PAGES

/** Puts a page of documentation at an address of the service, so that whoever knows the service has it. */
export const putPage = (app: FastifyInstance, path: PagePath, writeLines: () => readonly string[]): void => {
  const answer = makeFixedAnswer('text/html; charset=utf-8', () => writePage(path, writeLines()))
  addPublicAnswers(app)
  app.get(path, { schema: { hide: true } }, (request, reply) =>
    answer(request, reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer')),
  )
}

/** Nothing is loaded, run or sent: the style stands in the page, and the empty icon spares a request. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const writePage = (path: PagePath, lines: readonly string[]): string => {
  const title = PAGES[path]
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${path === '/' ? title : `${title} – ${PAGES['/']}`}</title>`,
    '<link rel="icon" href="data:,">',
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<a class="skip" href="#text">Skip to the text</a>',
    '<header><nav aria-label="Pages">',
    ...Object.entries(PAGES).map(([to, name]) => writeLink(to, name, to === path)),
    '</nav></header>',
    '<main id="text" tabindex="-1">',
    `<h1>${title}</h1>`,
    ...lines,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const writeLink = (to: string, name: string, isHere: boolean): string =>
  `<a href="${to}"${isHere ? ' aria-current="page"' : ''}>${name}</a>`
