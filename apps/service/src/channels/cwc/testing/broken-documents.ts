import { CWC_RULES, type ElementRule } from './cwc-rules.ts'
import { growContent, growText, growValid, type Tree } from './document-tree.ts'
import { makeRandom, type Random } from './random.ts'

/** A document with the one thing done to it, and whether the schema still takes it. */
export type Case = { readonly rule: string; readonly valid: boolean; readonly tree: Tree }

type Change = {
  readonly rule: string
  readonly valid: boolean
  readonly apply: (base: Tree, random: Random) => Tree
}

/** One document per change and round, each grown anew: all rules of the table broken one at a time, and kept. */
export const makeCases = (rounds: number, seed: number): Case[] => {
  const random = makeRandom(seed)
  return Array.from({ length: rounds }, () => CHANGES)
    .flat()
    .map(({ rule, valid, apply }) => ({ rule, valid, tree: apply(growValid(CWC_RULES, random), random) }))
}

type Path = readonly string[]
type Placed = { readonly rule: ElementRule; readonly path: Path }

const place = (rules: readonly ElementRule[], above: Path): Placed[] =>
  rules.flatMap((rule) => {
    const path = [...above, rule.name]
    return [{ rule, path }, ...(rule.content.kind === 'children' ? place(rule.content.children, path) : [])]
  })

/** The tree with the content of the element at `path` changed; elements on the way are put there when missing. */
const within = (tree: Tree, path: Path, change: (content: readonly Tree[]) => readonly Tree[]): Tree => {
  const content = typeof tree.content === 'string' ? [] : tree.content
  const [next, ...rest] = path
  if (next === undefined) return { ...tree, content: change(content) }
  const child = content.find(({ name }) => name === next) ?? { name: next, content: [] }
  const changed = within(child, rest, change)
  const others = content.filter((item) => item !== child)
  const at = content.indexOf(child)
  return { ...tree, content: at < 0 ? [changed, ...others] : others.toSpliced(at, 0, changed) }
}

const named = (name: string) => (tree: Tree) => tree.name === name
const without = (content: readonly Tree[], name: string) => content.filter((tree) => tree.name !== name)

/** One element of the name, where the first stood, or at the beginning: the statement keeps its place that way. */
const put = (content: readonly Tree[], ...trees: readonly Tree[]): readonly Tree[] => {
  const name = trees[0]?.name ?? ''
  const at = content.findIndex(named(name))
  const end = without(content, name)
  return name === 'ConstituentMessage' || at < 0
    ? name === 'ConstituentMessage'
      ? [...end, ...trees]
      : [...trees, ...end]
    : end.toSpliced(at, 0, ...trees)
}

const changeElement = (
  { path }: Placed,
  what: string,
  valid: boolean,
  change: (content: readonly Tree[], name: string, random: Random) => readonly Tree[],
): Change => ({
  rule: `${path.join('/')} ${what}`,
  valid,
  apply: (base, random) =>
    within(base, path.slice(0, -1), (content) => change(content, path.at(-1) ?? '', random)),
})

const withContent = (
  placed: Placed,
  what: string,
  valid: boolean,
  grow: (random: Random) => string,
): Change =>
  changeElement(placed, what, valid, (content, name, random) => put(content, { name, content: grow(random) }))

const changesOfContent = (placed: Placed): Change[] => {
  const { content } = placed.rule
  if (content.kind === 'children')
    return [withContent(placed, 'with text', false, () => 'text'), withBeside(placed)]
  if (content.kind === 'form')
    return [
      ...content.good.map((value) => withContent(placed, `good "${value}"`, true, () => value)),
      ...content.bad.map((value) => withContent(placed, `bad "${value}"`, false, () => value)),
    ]
  const { min, max } = content
  return [
    withContent(placed, 'shortest', true, (random) => growText(min, random)),
    withContent(placed, 'longest', true, (random) => growText(max, random)),
    withContent(placed, 'too short', false, (random) => growText(min - 1, random)),
    withContent(placed, 'too long', false, (random) => growText(max + 1, random)),
    withContent(placed, 'only blanks', true, () => ' '.repeat(min)),
    withContent(placed, 'longest in four bytes', true, () => '😀'.repeat(max)),
  ]
}

const withBeside = (placed: Placed): Change =>
  changeElement(placed, 'with an unknown element', false, (content, name, random) => {
    const old = content.find(named(name)) ?? { name, content: growContent(placed.rule.content, random) }
    const inner = typeof old.content === 'string' ? [] : old.content
    return put(content, { ...old, content: [...inner, { name: 'Unknown', content: 'x' }] })
  })

const changesOfPlace = (placed: Placed): Change[] => {
  const { rule } = placed
  const grow = (name: string, random: Random): Tree => ({ name, content: growContent(rule.content, random) })
  const isBill = rule.name === 'Bill'
  const isTopic = rule.occurs === 'repeated'
  return [
    changeElement(placed, 'missing', rule.occurs === 'optional', without),
    changeElement(placed, 'twice', isBill || isTopic, (content, name, random) =>
      put(content, grow(name, random), grow(name, random)),
    ),
    changeElement(placed, 'with an attribute', false, (content, name, random) =>
      put(content, { ...grow(name, random), attribute: ' x="1"' }),
    ),
    changeElement(placed, 'misspelt', false, (content, name, random) => [
      ...without(content, name),
      grow(name.toLowerCase(), random),
    ]),
    changeElement(placed, 'in another namespace', false, (content, name, random) =>
      put(content, { ...grow(name, random), attribute: ' xmlns="urn:x"' }),
    ),
    changeElement(placed, 'with a comment', true, (content, name, random) =>
      put(content, { ...grow(name, random), raw: '<!-- c -->' }),
    ),
  ]
}

const inMessage = (
  rule: string,
  valid: boolean,
  change: (content: readonly Tree[]) => readonly Tree[],
): Change => ({
  rule,
  valid,
  apply: (base) => within(base, ['Message'], change),
})

const STATEMENT: Tree = { name: 'OrganizationStatement', content: 'Lorem ipsum' }
const MESSAGE: Tree = { name: 'ConstituentMessage', content: 'Dear office' }
const withoutTexts = (content: readonly Tree[]) => without(without(content, STATEMENT.name), MESSAGE.name)

const changesOfWhole: readonly Change[] = [
  { rule: 'valid', valid: true, apply: (base) => base },
  { rule: 'valid, in another shape', valid: true, apply: (base) => ({ ...base, raw: '<!-- end -->\n' }) },
  { rule: 'another root', valid: false, apply: (base) => ({ ...base, name: 'cwc' }) },
  {
    rule: 'root in a namespace',
    valid: false,
    apply: (base) => ({ ...base, attribute: ' xmlns="urn:cwc"' }),
  },
  {
    rule: 'blocks in another order',
    valid: false,
    apply: (base) => ({
      ...base,
      content: typeof base.content === 'string' ? '' : base.content.toReversed(),
    }),
  },
  inMessage('only the statement', true, (content) => [...withoutTexts(content), STATEMENT]),
  inMessage('only the message', true, (content) => [...withoutTexts(content), MESSAGE]),
  inMessage('statement, then message', true, (content) => [STATEMENT, ...withoutTexts(content), MESSAGE]),
  inMessage('message, then statement', false, (content) => [MESSAGE, ...withoutTexts(content), STATEMENT]),
  inMessage('neither text', false, withoutTexts),
  inMessage('a bill without its wrapper', false, (content) => [...content, { name: 'Bill', content: [] }]),
]

/** Elements whose absence depends on another: the two texts, which have changes of their own. */
const isOrdinary = ({ rule }: Change): boolean => rule !== 'Message/ConstituentMessage missing'

const CHANGES: readonly Change[] = [
  ...changesOfWhole,
  ...place(CWC_RULES, []).flatMap((placed) => [...changesOfContent(placed), ...changesOfPlace(placed)]),
].filter(isOrdinary)

/** Names of every rule that the cases cover. */
export const RULE_NAMES: readonly string[] = CHANGES.map(({ rule }) => rule)
