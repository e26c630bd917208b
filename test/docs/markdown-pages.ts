import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the repository, as an absolute path. */
export const ROOT = join(import.meta.dirname, '../..')

export type Page = { readonly file: string; readonly text: string }

/** Every Markdown page that the repository's people wrote or generated, by its path from the root. */
export const readPages = (): Page[] =>
  globSync('**/*.md', { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'var' })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** The page without its fenced blocks and code spans, in which nothing is a link or a heading. */
export const proseOf = (text: string): string =>
  text.replaceAll(/^(`{3,}|~{3,})[^]*?^\1.*$/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** Anchor of a heading as renderers make it: lower case, blanks to hyphens, other signs dropped. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/** Cells of every row of the tables on a page, without the header and the line under it. */
export const readTableRows = (text: string): string[][] =>
  [...text.matchAll(/^\|.*\|\n\|[\s:|-]+\|\n(?<rows>(?:\|.*\|\n?)+)/gm)].flatMap(({ groups }) =>
    (groups?.rows ?? '')
      .trimEnd()
      .split('\n')
      .map((row) =>
        row
          .slice(1, -1)
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim()),
      ),
  )
