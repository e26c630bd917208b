import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { html } from '../html/html.ts'
import { makeAsset, type Asset } from './make-asset.ts'

const { resolve } = createRequire(import.meta.url)
const BROWSER = join(import.meta.dirname, '../browser')

const font = makeAsset(
  'public-sans-latin.woff2',
  'font/woff2',
  readFileSync(resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2')),
)

/** The stylesheet names the font by the address that holds its digest. */
const style = makeAsset(
  'style.css',
  'text/css; charset=utf-8',
  Buffer.from(
    readFileSync(join(import.meta.dirname, '../generated/style.css'), 'utf8').replace(
      '/assets/public-sans-latin.woff2',
      font.address,
    ),
  ),
)

const script = (name: string): Asset =>
  makeAsset(name, 'text/javascript; charset=utf-8', readFileSync(join(BROWSER, name)))

/** Modules that pages load. Each does one thing, and every page can be read without them. */
const MODULES = ['copy.js', 'numbers.js', 'passkey.js', 'proof-worker.js', 'report.js', 'sql.js'] as const

const icon = makeAsset(
  'icon.svg',
  'image/svg+xml',
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1b2b85"/><path d="M6 25h20v2H6zM8 15h3v9H8zm6.500 0h3v9h-3zM21 15h3v9h-3zM7 12a9 7 0 0 1 18 0v2H7z" fill="#fff"/></svg>',
  ),
)

/** Made by scripts/draw-share-picture.ts, because link previews do not show SVG. */
const share = makeAsset('share.png', 'image/png', readFileSync(join(import.meta.dirname, 'share.png')))

export const ASSETS = { font, style, icon, share } as const

/** Browsers fetch fonts without credentials, so a preload in another mode would fetch the font twice. */
export const PRELOAD_FONT = html`<link rel="preload" href="${font.address}" as="font" type="font/woff2" crossorigin>`

const modules = new Map(MODULES.map((name): [string, Asset] => [name, script(name)]))

export const findModule = (name: string): Asset | undefined => modules.get(name)

export const listAssets = (): Asset[] => [...Object.values(ASSETS), ...modules.values()]
