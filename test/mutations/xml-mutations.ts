import { putSpan } from './cells.ts'
import type { Declaration } from './declaration.ts'
import { WHY_FEWER, type TextMutation } from './text-mutation.ts'

/** Elements, attributes and their order in XML: the first of each name. */
export const listXmlMutations = ({ text }: Declaration): readonly TextMutation[] => [
  ...listFirsts(text, /<([\w:.-]+)(?:\s[^<>]*)?>[^<]*<\/\1>/g).flatMap(
    ({ index, name, found }): readonly TextMutation[] => {
      const put = (value: string): string => putSpan(text, { start: index, end: index + found.length }, value)
      return [
        {
          kind: 'order',
          name: 'the element renamed',
          column: name,
          right: 'seen',
          text: put(found.replaceAll(new RegExp(`(?<=</?)${name}(?=[\\s>])`, 'g'), `${name}x`)),
        },
        { kind: 'order', name: 'the element gone', column: name, right: 'seen', text: put('') },
        { kind: 'list', name: 'the element twice', column: name, right: 'seen', text: put(found + found) },
        {
          kind: 'list',
          name: 'an element within it',
          column: name,
          right: 'seen',
          text: put(found.replace(/(?=<\/)/, '<x>1</x>')),
        },
      ]
    },
  ),
  ...listFirsts(text, /\s(?!xmlns)([\w-]+)="[^"<]*"(?=[^<?]*>)(?!\?>)/g).flatMap(
    ({ index, name, found }): readonly TextMutation[] => [
      {
        kind: 'order',
        name: 'the attribute renamed',
        column: `@${name}`,
        right: 'seen',
        text: putSpan(text, { start: index, end: index + found.length }, found.replace(name, `${name}x`)),
      },
      {
        kind: 'order',
        name: 'the attribute gone',
        column: `@${name}`,
        right: 'seen',
        text: putSpan(text, { start: index, end: index + found.length }, ''),
      },
    ],
  ),
  ...listFirsts(text, /<([\w:.-]+)(?:\s[^<>]*)?(?<!\/)>/g).map(({ index, name, found }): TextMutation => ({
    kind: 'list',
    name: 'a new element within it',
    column: name,
    right: 'seen',
    text: putSpan(text, { start: index, end: index + found.length }, `${found}<newPart>SAMPLE</newPart>`),
  })),
  {
    kind: 'encoding',
    name: 'a document type',
    right: 'seen',
    text: text.replace(/^(<\?.*?\?>)?/, '$1<!DOCTYPE a [<!ENTITY b "c">]>'),
  },
  { kind: 'encoding', name: 'an end too many', right: 'seen', text: text.replace(/<\/[\w:.-]+>/, '$&</x>') },
  { kind: 'page', name: 'the whole document again', right: 'seen', text: text + text },
  {
    kind: 'page',
    name: 'no elements',
    right: 'fewer',
    why: WHY_FEWER,
    text: text.replace(/(<[A-Za-z][\w:.-]*(?:\s[^<>]*)?>)[^]*(<\/[\w:.-]+>\s*)$/, '$1$2'),
  },
]

type Found = { readonly index: number; readonly name: string; readonly found: string }

const listFirsts = (text: string, pattern: RegExp): readonly Found[] => {
  const firsts = new Map<string, Found>()
  for (const { index, 0: found, 1: name = '' } of text.matchAll(pattern))
    if (!firsts.has(name)) firsts.set(name, { index, name, found })
  return [...firsts.values()]
}
