import type { ContentRule, ElementRule } from './cwc-rules.ts'
import { pick, type Random } from './random.ts'

/** An element of a generated document. `attribute` and `raw` are there to break it. */
export type Tree = {
  readonly name: string
  readonly content: string | readonly Tree[]
  readonly attribute?: string
  /** Markup that is written as it is, behind the content. */
  readonly raw?: string
}

/** Signs of one, two, three and four bytes, some of which must be escaped. */
const SIGNS = ['a', 'Z', '0', ' ', '&', '<', '>', '"', "'", 'é', 'ß', '界', '—', '😀', '𝒳', '\u00A0']

/** A document that keeps every rule, with its optional elements there or not and each block in any order. */
export const growValid = (rules: readonly ElementRule[], random: Random): Tree => ({
  name: 'CWC',
  content: rules.flatMap((rule) => growElement(rule, random)),
})

/** A text of exactly so many code points. */
export const growText = (length: number, random: Random): string =>
  Array.from({ length }, () => pick(SIGNS, random)).join('')

/** Content that keeps its rule: lengths at both ends more often than between them. */
export const growContent = (rule: ContentRule, random: Random): Tree['content'] => {
  if (rule.kind === 'form') return pick(rule.good, random)
  if (rule.kind === 'children')
    return shuffle(
      rule.children.flatMap((child) => growElement(child, random)),
      random,
    )
  const { min, max } = rule
  return growText(
    pick([min, min, min + 1, min + Math.floor(random() * 40), random() < 0.05 ? max : min], random),
    random,
  )
}

export const writeTree = (tree: Tree): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(tree)}`

const growElement = (rule: ElementRule, random: Random): Tree[] => {
  const count =
    rule.occurs === 'optional' ? Number(random() < 0.5) : rule.occurs === 'once' ? 1 : pick([1, 2, 3], random)
  return Array.from({ length: count }, () => ({
    name: rule.name,
    content: growContent(rule.content, random),
  }))
}

/** Any order, except that the organisation's statement stands before the constituent's message. */
const shuffle = (trees: readonly Tree[], random: Random): Tree[] => {
  const shuffled = trees
    .map((tree) => ({ tree, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ tree }) => tree)
  const statement = shuffled.find(({ name }) => name === 'OrganizationStatement')
  return statement === undefined ? shuffled : [statement, ...shuffled.filter((tree) => tree !== statement)]
}

const write = ({ name, content, attribute = '', raw = '' }: Tree): string => {
  const inner =
    typeof content === 'string' ? escape(content) : content.map((child) => `\n${write(child)}`).join('')
  return `<${name}${attribute}>${inner}${raw}</${name}>`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
