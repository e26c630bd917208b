import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ROUTES, SHARED_ROUTES } from '../../apps/web/src/pages/routes.ts'
import { findExamples, type Example } from './testing/find-examples.ts'
import { openInBrowser } from './testing/open-in-browser.ts'

const FOLDER = join(import.meta.dirname, '../../var/pictures')
const SHOWN = join(import.meta.dirname, '../../docs/pages')

const LOOKS = [
  { name: 'desktop', width: 1280, height: 900, colorScheme: 'light' },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light' },
  { name: 'dark', width: 1280, height: 900, colorScheme: 'dark' },
] as const

/** Queries that fill a page better than its bare address. */
const FILLED: Readonly<Record<string, string>> = {
  '/records': '/records?stage=request&state=CA',
  '/search': '/search?q=county',
  '/docs/search': '/docs/search?q=snapshot',
  '/compare': '/compare?kind=state&a=CA&b=TX',
}

/** `npm run pictures`: takes pictures of all pages into `var/pictures`, and renews those that the README shows. */
const main = async (): Promise<void> => {
  const clean: (() => unknown)[] = []
  const { read, visit } = await openInBrowser({ after: (one) => clean.push(one) })
  const examples = await findExamples([...ROUTES, ...SHARED_ROUTES], read)
  const pages = [...examples.values()].filter(({ isPage }) => isPage)
  mkdirSync(FOLDER, { recursive: true })
  const page = await (await visit({ deviceScaleFactor: 0.75 })).newPage()
  for (const example of pages) await take(page, example)
  writeFileSync(join(FOLDER, 'README.md'), writeIndex(pages))
  for (const file of readdirSync(SHOWN)) copyFileSync(join(FOLDER, file), join(SHOWN, file))
  for (const one of clean) await one()
}

/** The first view, before anybody scrolls; three quarters of its size, since the repository keeps some of them for good. */
const take = async (page: Page, { route, address }: Example): Promise<void> => {
  await page.goto(FILLED[route] ?? address)
  await page.evaluate(`document.fonts.ready.then(() => undefined)`)
  for (const { name, width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: join(FOLDER, fileOf(route, name)), type: 'jpeg', quality: 60 })
  }
}

const fileOf = (route: string, look: string): string =>
  `${route.replaceAll(/[^a-z]+/gi, '-').replaceAll(/^-|-$/g, '') || 'front'}-${look}.jpg`

const writeIndex = (pages: readonly Example[]): string =>
  `# Pictures of the pages

\`npm run pictures\` takes them over the sample: each page on a desktop, on a phone and in the dark theme.

${pages.map(({ route }) => `## \`${route}\`\n\n${LOOKS.map(({ name }) => `![${route}, ${name}](${fileOf(route, name)})`).join(' ')}\n`).join('\n')}`

await main()
