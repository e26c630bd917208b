import { parse, type Rule } from 'postcss'

/**
 * Leaves out of a stylesheet what is only for classes of USWDS, and attributes that its scripts set, which no page has:
 * three quarters of it. A browser parses every rule before it shows anything.
 */
export const pruneStyles = (css: string, isUsed: (name: string) => boolean): string => {
  const root = parse(css)
  root.walkRules((rule) => {
    pruneRule(rule, isUsed)
  })
  // Conditions that hold nothing more; statements have no block.
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

const pruneRule = (rule: Rule, isUsed: (name: string) => boolean): void => {
  const kept = rule.selectors.filter((selector) => listNames(selector).every(isUsed))
  if (kept.length === 0) rule.remove()
  else if (kept.length < rule.selectors.length) rule.selectors = kept
}

/** Names inside `:not()` do not have to be used. */
const listNames = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(usa-[\w-]+)|\[(data-[\w-]+)/g)].map(
    ([, name = '', attribute = '']) => name || attribute,
  )
