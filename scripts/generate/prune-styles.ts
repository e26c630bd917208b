/**
 * Leaves out of a compressed stylesheet what is only for classes of USWDS, and attributes that its scripts set, which no
 * page has: three quarters of it. A browser parses every rule before it shows anything.
 */
export const pruneStyles = (css: string, isUsed: (name: string) => boolean): string =>
  splitRules(css)
    .map((rule) => pruneRule(rule, isUsed))
    .join('')

/** A selector with its block, or a statement that has none. */
type Rule = { readonly head: string; readonly block: string | undefined }

const pruneRule = ({ head, block }: Rule, isUsed: (name: string) => boolean): string => {
  if (block === undefined) return `${head};`
  const holdsRules = /^@(media|supports|container|layer)/.test(head)
  if (!holdsRules) return writeRule(keepSelectors(head, isUsed), block)
  return writeRule(head, pruneStyles(block, isUsed))
}

const writeRule = (head: string, block: string): string =>
  head === '' || block === '' ? '' : `${head}{${block}}`

const keepSelectors = (head: string, isUsed: (name: string) => boolean): string =>
  head.startsWith('@')
    ? head
    : head
        .split(/,(?![^(]*\))/)
        .filter((selector) => listNames(selector).every(isUsed))
        .join(',')

/** What an element is not need not be anywhere. */
const listNames = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(usa-[\w-]+)|\[(data-[\w-]+)/g)].map(
    ([, name = '', attribute = '']) => name || attribute,
  )

/** Braces of data addresses are percent-encoded: what is open is a block. */
const splitRules = (css: string): Rule[] => {
  const rules: Rule[] = []
  let place = 0
  while (place < css.length) {
    const end = css.slice(place).search(/[;{]/)
    if (end === -1) break
    const head = css.slice(place, place + end)
    const isStatement = css[place + end] === ';'
    const start = place + end + 1
    const close = isStatement ? start : findClose(css, start)
    rules.push({ head, block: isStatement ? undefined : css.slice(start, close) })
    place = isStatement ? start : close + 1
  }
  return rules
}

/** Where the block that begins at `start` ends. */
const findClose = (css: string, start: number): number => {
  let depth = 1
  for (const { 0: brace, index } of css.slice(start).matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth === 0) return start + index
  }
  throw new Error('A block of the stylesheet has no end')
}
