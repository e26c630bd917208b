import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { STYLE } from './style.ts'

/** Every page of documentation, as the head of each page names them. */
export const PAGES = {
  '/': 'Rotunda',
  '/docs/api': 'Appropriations API',
  '/docs/api/message': 'Message API',
  '/docs/api/partner': 'Partner API',
  '/docs/data': 'What the data means',
  '/docs/congress': 'Partner data on Congress',
  '/docs/problems': 'Problems',
} as const

export type Page = {
  readonly title: string
  /** Its own address, where the head names it. */
  readonly path?: string
  readonly lines: readonly string[]
  /** Names of the collections whose data is invented. */
  readonly samples: readonly string[]
}

export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .send(page)

/** Nothing is loaded, run or sent: the style stands in the page, and the empty icon spares a request. */
export const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const writePage = ({ title, path = '', lines, samples }: Page): string =>
  [
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
    ...(samples.length === 0 ? [] : [writeBanner(samples)]),
    '<main id="text" tabindex="-1">',
    `<h1>${title}</h1>`,
    ...lines,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')

const writeBanner = (samples: readonly string[]): string =>
  `<p class="sample" role="note">The ${samples.join(' and ')} data here is an invented sample: nobody and nothing in it is real. The first real document that the operator adds takes its place.</p>`

const writeLink = (to: string, name: string, isHere: boolean): string =>
  `<a href="${to}"${isHere ? ' aria-current="page"' : ''}>${name}</a>`
