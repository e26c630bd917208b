import { gzipSync } from 'node:zlib'
import { findHeader, listCells, putSpan, splitCsv, writeCell, type Cell, type Span } from './cells.ts'
import type { Declaration } from './declaration.ts'
import { WHY_FEWER, type TextMutation, type WholeMutation } from './text-mutation.ts'
import { listXmlMutations } from './xml-mutations.ts'
import { NUMBER_FORMATS, type Kind, type Right } from './kinds.ts'

/** Finds the kind that a declaration gives to a column; the longest name that fits counts. */
export const kindOf = (
  { kinds }: Declaration,
  column: string,
): { readonly kind: Kind; readonly name: string } | undefined =>
  listKinds(kinds)
    .filter(({ name }) => column === name || column.endsWith(`.${name}`))
    .toSorted((one, other) => other.name.length - one.name.length)[0]

export const listKinds = (kinds: Declaration['kinds']): { kind: Kind; name: string }[] =>
  // The keys are kinds.
  Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => ({ kind: kind as Kind, name })))

export const columnsOf = ({ kinds }: Declaration): ReadonlySet<string> =>
  new Set(listKinds(kinds).map(({ name }) => name))

export const writeBytes = ({ pack }: Declaration, text: string, format?: string): Uint8Array =>
  pack?.(text, format) ?? new TextEncoder().encode(text)

/** Every mutation of the document as a whole. */
export const listWholeMutations = (declaration: Declaration): readonly WholeMutation[] => {
  const write = (text: string) => writeBytes(declaration, text)
  return [
    ...listEncodings(declaration),
    ...listPairs(declaration).map(([column, text]): WholeMutation => ({
      kind: 'pair',
      name: 'exchanged with its pair',
      column,
      bytes: write(text),
      right: 'seen',
    })),
    ...(declaration.hasFormats ? NUMBER_FORMATS : []).map((format): WholeMutation => ({
      kind: 'number format',
      name: `amounts shown as ${format}`,
      bytes: writeBytes(declaration, declaration.text, format),
      right: 'seen',
    })),
    ...OF_FORMS[declaration.form](declaration).flatMap(({ text, ...mutation }) =>
      text === declaration.text ? [] : [{ ...mutation, bytes: write(text) }],
    ),
  ]
}

const CUTS = 12
const WHY_CUT = 'it ends between two rows; a release with fewer rows than the one before stops at the gates'

const listEncodings = (declaration: Declaration): readonly WholeMutation[] => {
  const { text } = declaration
  const whole = writeBytes(declaration, text)
  const encoding = (name: string, bytes: Uint8Array, right: Right = { right: 'seen' }): WholeMutation => ({
    kind: 'encoding',
    name,
    bytes,
    ...right,
  })
  const asBytes = (content: string): Uint8Array => new TextEncoder().encode(content)
  const inUtf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
  return [
    ...Array.from({ length: CUTS }, (_, index) =>
      encoding(
        `cut off, part ${index + 1} of ${CUTS + 1}`,
        whole.subarray(0, Math.floor((whole.length * (index + 1)) / (CUTS + 1))),
        {
          right: 'fewer',
          why: WHY_CUT,
        },
      ),
    ),
    encoding('cut off before its last bytes', whole.subarray(0, -3), { right: 'fewer', why: WHY_CUT }),
    encoding('empty', new Uint8Array()),
    encoding(
      'a web page instead',
      asBytes('<!DOCTYPE html><html><head><title>Sorry</title></head><body>404</body></html>'),
    ),
    encoding('an error in JSON instead', asBytes('{"detail":"Request was throttled."}')),
    encoding(
      'an error in XML instead',
      asBytes('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>'),
    ),
    encoding('another table instead', asBytes('a,b\n1,2\n')),
    encoding('packed once more', gzipSync(whole)),
    encoding('a web page behind it', Buffer.concat([whole, asBytes('<html></html>')])),
    ...(declaration.pack === undefined
      ? [
          encoding('the mark of UTF-8 before it', asBytes(`\ufeff${text}`), { right: 'same' }),
          encoding('in UTF-16', inUtf16, { right: 'same' }),
          encoding('in UTF-16, the large byte first', Buffer.from(inUtf16).swap16(), { right: 'same' }),
          encoding('the line ends of old Macs', asBytes(text.replaceAll(/\r?\n/g, '\r')), { right: 'same' }),
          encoding('the line ends of Windows', asBytes(text.replaceAll(/\r?\n/g, '\r\n')), { right: 'same' }),
          ...listBytesInside(declaration).map(([name, bytes]) => encoding(name, bytes)),
        ]
      : []),
  ]
}

/** A byte of Windows-1252, and a zero byte, within the first name or text. */
const listBytesInside = (declaration: Declaration): readonly (readonly [string, Uint8Array])[] => {
  const cell = listFirstCells(declaration).find(
    ({ value, kind }) => (kind === 'name' || kind === 'text') && /\w\w/.test(value),
  )
  if (cell === undefined) return []
  const [before = '', after = ''] = cell.put(cell.value.replace(/(?<=\w)(?=\w)/, MARK)).split(MARK)
  return [
    ['a byte of Windows-1252', 0x92],
    ['a zero byte', 0],
  ].map(([name, byte]) => [
    String(name),
    Buffer.concat([Buffer.from(before), Uint8Array.of(Number(byte)), Buffer.from(after)]),
  ])
}
const MARK = '@mark@'

export type DeclaredCell = Cell & { readonly kind: Kind; readonly name: string }

/** The first cell of each column that has a value. Throws for a column without a kind. */
export const listFirstCells = (declaration: Declaration): readonly DeclaredCell[] => {
  const firsts = new Map<string, DeclaredCell>()
  const unknown = new Set<string>()
  for (const cell of listCells(declaration.form, declaration.text, columnsOf(declaration))) {
    const kind = kindOf(declaration, cell.column)
    if (kind === undefined) unknown.add(cell.column)
    else if (cell.value.trim() !== '' && !firsts.has(cell.column))
      firsts.set(cell.column, { ...cell, ...kind })
  }
  if (unknown.size > 0) throw new Error(`${declaration.publisher}: give a kind to ${[...unknown].join(', ')}`)
  return [...firsts.values()]
}

/** The text with the first cells of both columns exchanged, where they differ. */
const listPairs = (declaration: Declaration): readonly (readonly [string, string])[] =>
  (declaration.pairs ?? []).map(([one, other]) => {
    const find = (text: string, column: string): Cell => {
      const found = listFirstCells({ ...declaration, text }).find(({ name }) => name === column)
      if (found === undefined) throw new Error(`${declaration.publisher} has no value of ${column}`)
      return found
    }
    const [first, second] = [find(declaration.text, one), find(declaration.text, other)]
    return [`${one}, ${other}`, find(first.put(second.value), other).put(first.value)] as const
  })

const listCsvMutations = (declaration: Declaration): readonly TextMutation[] => {
  const { text } = declaration
  const columns = columnsOf(declaration)
  const lines = splitCsv(text)
  const at = findHeader(lines, columns)
  const header = lines[at] ?? []
  const rows = lines.slice(at + 1).filter((line) => line.length === header.length)
  const [first = []] = rows
  const startOf = (line: readonly Span[]): number => line[0]?.start ?? 0
  const body = startOf(first)
  const [head, tail] = [text.slice(0, body), text.slice(body)]
  const rowTexts = lines.slice(at + 1).map((line) => `${text.slice(startOf(line), line.at(-1)?.end)}\n`)
  const rewrite = (order: (line: readonly Span[]) => readonly Span[]): string =>
    lines
      .map((line) => (line.length === header.length ? order(line) : line))
      .map(
        (line) => `${line.map((span) => writeCell(span.value, text.charAt(span.start) === '"')).join(',')}\n`,
      )
      .join('')
  return [
    { kind: 'order', name: 'rows turned round', right: 'same', text: head + rowTexts.toReversed().join('') },
    {
      kind: 'order',
      name: 'columns turned round',
      right: 'same',
      text: rewrite((line) => line.toReversed()),
    },
    { kind: 'page', name: 'the first row again', right: 'seen', text: head + (rowTexts[0] ?? '') + tail },
    { kind: 'page', name: 'all rows again', right: 'seen', text: head + tail + tail },
    { kind: 'page', name: 'the whole document again', right: 'seen', text: text + text },
    { kind: 'page', name: 'the header again', right: 'same', text: text + text.slice(startOf(header), body) },
    { kind: 'page', name: 'no rows', right: 'fewer', why: WHY_FEWER, text: head },
    {
      kind: 'page',
      name: 'the first row gone',
      right: 'fewer',
      why: WHY_FEWER,
      text: head + rowTexts.slice(1).join(''),
    },
    ...header.flatMap((span, index) => listHeaderMutations(declaration, text, span, header[index + 1])),
    ...first.flatMap(({ start }, index) =>
      listShifts(declaration, first, index, header[index]?.value.trim() ?? '', start),
    ),
  ]
}

const UNITS = ['($000)', '(in thousands)', '(EUR)'] as const

const listHeaderMutations = (
  declaration: Declaration,
  text: string,
  span: Span,
  next: Span | undefined,
): readonly TextMutation[] => {
  const column = span.value.trim()
  const kind = kindOf(declaration, column)?.kind
  const rename = (name: string): string =>
    putSpan(text, span, writeCell(name, text.charAt(span.start) === '"'))
  const nextKind = next && kindOf(declaration, next.value.trim())?.kind
  return [
    { kind: 'order', name: 'the column renamed', column, right: 'seen', text: rename(`${column} 2`) },
    ...(kind === 'amount'
      ? UNITS.map((unit): TextMutation => ({
          kind: 'unit',
          name: `amounts ${unit}`,
          column,
          right: 'seen',
          text: rename(`${column} ${unit}`),
        }))
      : []),
    ...(next && kind !== 'unread' && nextKind !== 'unread'
      ? [
          {
            kind: 'order',
            name: 'its header exchanged with the next',
            column,
            ...(kind === nextKind
              ? { right: 'unseen', why: 'cells of one kind under the header of the other' }
              : { right: 'seen' }),
            text: putSpan(
              rename(next.value),
              shiftSpan(next, next.value.length - span.value.length),
              span.value,
            ),
          } as TextMutation,
        ]
      : []),
  ]
}

const shiftSpan = ({ start, end }: Span, by: number): Pick<Span, 'start' | 'end'> => ({
  start: start + by,
  end: end + by,
})

/** The cells of the first row from a column on, one column further right or left. */
const listShifts = (
  { text, kinds }: Declaration,
  row: readonly Span[],
  index: number,
  column: string,
  start: number,
): readonly TextMutation[] => {
  if (kinds.unread?.includes(column)) return []
  const end = row.at(-1)?.end ?? start
  const write = (cells: readonly Span[]): string =>
    cells.map((span) => text.slice(span.start, span.end)).join(',')
  const blank = text.charAt(start) === '"' ? '""' : ''
  const right = `${blank},${write(row.slice(index, -1))}`
  const left = `${write(row.slice(index + 1))}${index === row.length - 1 ? '' : ','}${blank}`
  return [
    {
      kind: 'order',
      name: 'its cells one further right',
      column,
      right: 'seen',
      text: putSpan(text, { start, end }, index === row.length - 1 ? blank : right),
    },
    {
      kind: 'order',
      name: 'its cells one further left',
      column,
      right: 'seen',
      text: putSpan(text, { start, end }, left),
    },
  ]
}

/** Lists, keys and their order in JSON. */
const listJsonMutations = (declaration: Declaration): readonly TextMutation[] => {
  const { text } = declaration
  // The documents are JSON.
  const whole: unknown = JSON.parse(text)
  return [...listNodes(whole)].flatMap(([column, node]): readonly TextMutation[] => {
    const put = (value: unknown): string => JSON.stringify(replaceNode(whole, node, value))
    if (Array.isArray(node)) {
      const list: readonly unknown[] = node
      return [
        { kind: 'order', name: 'entries turned round', column, right: 'same', text: put(list.toReversed()) },
        { kind: 'list', name: 'its first entry twice', column, right: 'seen', text: put([list[0], ...list]) },
        ...listChangedCopies(declaration, list[0], column).map((copy): TextMutation => ({
          kind: 'list',
          name: AGAIN,
          column,
          right: 'seen',
          text: put([...list, copy]),
        })),
        { kind: 'list', name: 'a null among its entries', column, right: 'seen', text: put([...list, null]) },
        {
          kind: 'list',
          name: 'an object instead of it',
          column,
          right: 'seen',
          text: put(Object.fromEntries(list.entries())),
        },
        { kind: 'list', name: 'no entries', column, right: 'fewer', why: WHY_FEWER, text: put([]) },
      ]
    }
    return Object.entries(node).flatMap(([key, value]): readonly TextMutation[] => {
      const rest = Object.entries(node).filter(([name]) => name !== key)
      const path = [column, key].join('.').replace(/^\./, '')
      const twice = put(Object.fromEntries([[TWICE, null], ...Object.entries(node)])).replace(
        JSON.stringify(TWICE),
        JSON.stringify(key),
      )
      return [
        {
          kind: 'order',
          name: 'the key renamed',
          column: path,
          right: 'seen',
          text: put({ ...Object.fromEntries(rest), [`${key}_`]: value }),
        },
        {
          kind: 'order',
          name: 'the key gone',
          column: path,
          right: 'seen',
          text: put(Object.fromEntries(rest)),
        },
        { kind: 'list', name: 'the key twice', column: path, right: 'seen', text: twice },
        {
          kind: 'list',
          name: 'a list instead of its value',
          column: path,
          right: 'seen',
          text: put(Object.fromEntries([...rest, [key, [[]]]])),
        },
      ]
    })
  })
}
const TWICE = '@twice@'

/** The entry with another amount, text or name, if it has one. */
const listChangedCopies = (declaration: Declaration, entry: unknown, column: string): readonly object[] => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return []
  const found = Object.entries(entry).find(([key, value]) => {
    const kind = kindOf(declaration, [column.replaceAll('[]', ''), key].join('.').replace(/^\./, ''))?.kind
    return typeof value === 'number' ? kind === 'amount' : typeof value === 'string' && kind === 'text'
  })
  if (found === undefined) return []
  const [key, value] = found
  return [{ ...entry, [key]: typeof value === 'number' ? value + 1 : 'Quixzworth' }]
}

type Node = readonly unknown[] | Readonly<Record<string, unknown>>

/** The first object and the first list of each path that has anything. */
const listNodes = (
  value: unknown,
  column = '',
  nodes = new Map<string, Node>(),
): ReadonlyMap<string, Node> => {
  if (typeof value !== 'object' || value === null) return nodes
  const key = `${column}${Array.isArray(value) ? '[]' : ''}`
  if (!nodes.has(key) && Object.keys(value).length > 0) nodes.set(key, value as Node)
  for (const [step, inner] of Object.entries(value))
    listNodes(inner, Array.isArray(value) ? column : [column, step].join('.').replace(/^\./, ''), nodes)
  return nodes
}

const replaceNode = (whole: unknown, node: Node, value: unknown): unknown => {
  if (whole === node) return value
  if (Array.isArray(whole)) return whole.map((inner: unknown) => replaceNode(inner, node, value))
  if (typeof whole !== 'object' || whole === null) return whole
  return Object.fromEntries(
    Object.entries(whole).map(([key, inner]) => [key, replaceNode(inner, node, value)]),
  )
}

/** Name of a mutation. */
export const AGAIN = 'its first entry again, with another value'

const OF_FORMS: Readonly<Record<Declaration['form'], (declaration: Declaration) => readonly TextMutation[]>> =
  {
    csv: listCsvMutations,
    json: listJsonMutations,
    xml: listXmlMutations,
  }
