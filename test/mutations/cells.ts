import type { Form } from './declaration.ts'

/** A value in a document. `put` returns the document with another text there. */
export type Cell = {
  readonly column: string
  readonly value: string
  readonly put: (value: string) => string
}

/** Finds the values of a document. */
export const listCells = (form: Form, text: string, columns: ReadonlySet<string>): readonly Cell[] =>
  ({
    csv: () => listCsvCells(text, columns),
    json: () => listJsonCells(text),
    xml: () => listXmlCells(text),
  })[form]()

/** A part of a text. */
export type Span = { readonly start: number; readonly end: number; readonly value: string }

/** Lines of a CSV, with the place of each cell. */
export const splitCsv = (text: string): readonly (readonly Span[])[] => {
  const lines: Span[][] = [[]]
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy
  for (const { index, 1: cell = '', 2: end } of text.matchAll(pattern)) {
    const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    lines.at(-1)?.push({ start: index, end: index + cell.length, value })
    if (end === '') break
    if (end !== ',') lines.push([])
  }
  return lines.filter((line) => line.some(({ value }) => value !== '') || line.length > 1)
}

/** Place of the line that names the columns. */
export const findHeader = (lines: readonly (readonly Span[])[], columns: ReadonlySet<string>): number =>
  lines.findIndex((line) => line.filter(({ value }) => columns.has(value.trim())).length > 1)

const listCsvCells = (text: string, columns: ReadonlySet<string>): readonly Cell[] => {
  const lines = splitCsv(text)
  const at = findHeader(lines, columns)
  const header = lines[at] ?? []
  return lines
    .slice(at + 1)
    .filter((line) => line.length === header.length)
    .flatMap((line) =>
      line.map((span, index) => ({
        column: header[index]?.value.trim() || `column ${index + 1}`,
        value: span.value,
        put: (value: string) => putSpan(text, span, writeCell(value, text.charAt(span.start) === '"')),
      })),
    )
}

export const putSpan = (text: string, { start, end }: Pick<Span, 'start' | 'end'>, value: string): string =>
  text.slice(0, start) + value + text.slice(end)

export const writeCell = (value: string, isQuoted: boolean): string =>
  isQuoted || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

const listJsonCells = (text: string): readonly Cell[] => {
  // The documents are JSON.
  const whole = JSON.parse(text) as Json
  return listLeaves(whole).map(({ path, value }) => ({
    column: path.filter((step) => typeof step === 'string').join('.'),
    value: String(value),
    put: (changed) =>
      JSON.stringify(
        putAt(
          whole,
          path,
          typeof value === 'number' && String(Number(changed)) === changed ? Number(changed) : changed,
        ),
      ),
  }))
}

type Step = string | number
type Leaf = { readonly path: readonly Step[]; readonly value: string | number | boolean }

const listLeaves = (value: Json, path: readonly Step[] = []): readonly Leaf[] => {
  if (value === null) return []
  if (typeof value !== 'object') return [{ path, value }]
  return listSteps(value).flatMap(([step, inner]) => listLeaves(inner, [...path, step]))
}

const listSteps = (
  value: Exclude<Json, string | number | boolean | null>,
): readonly (readonly [Step, Json])[] =>
  Array.isArray(value) ? value.map((inner: Json, index) => [index, inner]) : Object.entries(value)

const putAt = (whole: Json, [step, ...rest]: readonly Step[], value: Json): Json => {
  if (step === undefined || typeof whole !== 'object' || whole === null) return value
  if (typeof step === 'number')
    return (whole as readonly Json[]).map((inner, index) =>
      index === step ? putAt(inner, rest, value) : inner,
    )
  return Object.fromEntries(
    Object.entries(whole).map(([key, inner]) => [key, key === step ? putAt(inner, rest, value) : inner]),
  )
}

const NODE = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[[^]*?\]\]>|<(\/?)([\w:.-]+)([^<>]*?)(\/?)>|[^<]+/g

const listXmlCells = (text: string): readonly Cell[] => {
  const path: string[] = []
  return [...text.matchAll(NODE)].flatMap(
    ({ index, 0: node, 1: closes, 2: name, 3: attributes = '', 4: isEmpty }) => {
      if (name === undefined)
        return node.startsWith('<') || node.trim() === ''
          ? []
          : [makeXmlCell(text, path.join('.'), index, node)]
      if (closes === '/') {
        path.pop()
        return []
      }
      path.push(name)
      const column = path.join('.')
      if (isEmpty === '/') path.pop()
      const from = index + 1 + name.length
      return [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].flatMap(
        ({ index: at, 1: key = '', 2: value = '' }) =>
          key.startsWith('xmlns')
            ? []
            : [makeXmlCell(text, `${column}.@${key}`, from + at + key.length + 2, value)],
      )
    },
  )
}

const makeXmlCell = (text: string, column: string, start: number, value: string): Cell => ({
  column,
  value: value.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  put: (changed) =>
    putSpan(
      text,
      { start, end: start + value.length },
      changed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    ),
})
