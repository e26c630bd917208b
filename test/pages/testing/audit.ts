import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

/** A finding or doubt of axe: the rule, the tag and the reason. */
export type Found = { readonly rule: string; readonly markup: string; readonly why: string }

export type Audit = { readonly violations: readonly Found[]; readonly undecided: readonly Found[] }

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules for WCAG 2.0, 2.1 and 2.2, level A and AA; the one for the size of targets is off unless it is asked for. */
export const EVERYTHING = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
}

/** Narrow pages have the colors of wide ones. */
export const SHAPES = {
  ...EVERYTHING,
  rules: { ...EVERYTHING.rules, 'color-contrast': { enabled: false } },
}

export const COLORS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** Judges what the page shows now. Its context must be opened with `bypassCSP`. */
export const audit = async (page: Page, rules: object): Promise<Audit> => {
  if (await page.evaluate<boolean>(`typeof axe === 'undefined'`)) await page.evaluate(AXE)
  const { violations, incomplete } = await page.evaluate<Results>(
    `axe.run(document, ${JSON.stringify({ ...rules, resultTypes: ['violations', 'incomplete'] })})`,
  )
  return { violations: violations.flatMap(listFound), undecided: incomplete.flatMap(listFound) }
}

type Result = {
  readonly id: string
  readonly help: string
  readonly nodes: readonly {
    readonly html: string
    readonly any: readonly { readonly message: string }[]
  }[]
}
type Results = { readonly violations: readonly Result[]; readonly incomplete: readonly Result[] }

const listFound = ({ id, help, nodes }: Result): Found[] =>
  nodes.map(({ html, any }) => ({
    rule: id,
    markup: html.slice(0, 200),
    why: [help, ...any.map(({ message }) => message)].join(': '),
  }))
