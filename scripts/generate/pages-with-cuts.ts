import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutExample } from './cut-example.ts'
import type { Generated } from './generated.ts'

/** A marker, and the fenced block that follows it. */
const MARKED_BLOCK =
  /(<!-- cut: (?<file>[^#\s]+)#(?<name>[\w-]+) -->\n+(?<fence>`{3,})[^\n]*\n)[^]*?\n?(\k<fence>)(?=\n|$)/g

/** Pages in which a block of code is cut from an example: the block is rewritten, the rest is left as written. */
export const listPagesWithCuts = (root: string): Generated[] =>
  globSync(['README.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => text.search(MARKED_BLOCK) >= 0)
    .map(({ file, text }) => ({
      file,
      build: () => Promise.resolve(fillCuts(text, (example) => readFileSync(join(root, example), 'utf8'))),
    }))

/** `text` with every marked block replaced by what its example holds between the markers of that name. */
export const fillCuts = (text: string, readExample: (file: string) => string): string =>
  text.replaceAll(
    MARKED_BLOCK,
    (_block, opening: string, file: string, name: string, _fence: string, closing: string) =>
      `${opening}${cutExample(readExample(file), name)}\n${closing}`,
  )
