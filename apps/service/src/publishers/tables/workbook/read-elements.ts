import { SaxesParser } from 'saxes'
import { asError } from '../../../platform/index.ts'
import { DocumentRefused } from '../../publisher.ts'
import { makeCounter } from '../bounds.ts'
import { foldPart } from './unpack-parts.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'

/**
 * An element with everything in it. Its name is without the prefix of its namespace; names of attributes keep theirs.
 */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Text directly within the element. */
  readonly text: string
}

/** Yields the wanted elements of a part, in order. They are named with their parent: `sheetData/row`. */
export type ReadElements = (part: string, wanted: readonly string[]) => Generator<XmlElement>

/**
 * Reads the parts of one workbook as a stream, so that memory holds only the present element. Throws a DocumentRefused
 * for XML that is not well-formed or not in UTF-8, for a document type, which no workbook has, and if all parts
 * together would take too much work.
 */
export const makeElementReader = (parts: ReadonlyMap<string, Uint8Array>): ReadElements => {
  const countElement = makeCounter('XML elements', MAX_ELEMENTS)
  return function* (part, wanted) {
    const found = parts.get(foldPart(part))
    if (found === undefined)
      throw new DocumentRefused(`The workbook cannot be read: it lacks its part “${part}”. Fetch it again.`)
    const bytes = Buffer.from(found)
    if (bytes.includes('<!DOCTYPE'))
      throw new DocumentRefused(`The workbook has a document type in “${part}”, which no workbook may have.`)
    const collector = makeCollector(new Set(wanted), countElement)
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for (let start = 0; start < bytes.length; start += SLICE) {
      const slice = bytes.subarray(start, start + SLICE)
      expectFaults(part, () => collector.parser.write(decoder.decode(slice, { stream: true })))
      yield* collector.found.splice(0)
    }
    expectFaults(part, () => collector.parser.write(decoder.decode()).close())
    yield* collector.found.splice(0)
  }
}

const SLICE = 65_536
const MAX_ELEMENTS = DOCUMENT_LIMITS.workbookElements.value
const MAX_HELD = DOCUMENT_LIMITS.heldElements.value
const MAX_DEPTH = DOCUMENT_LIMITS.workbookDepth.value

/** Turns the errors of the parser and the decoder into refusals. They throw plain errors, only for broken XML. */
const expectFaults = (part: string, work: () => unknown): void => {
  try {
    work()
  } catch (cause) {
    if (cause instanceof DocumentRefused) throw cause
    const { message } = asError(cause)
    throw new DocumentRefused(
      `The workbook cannot be read: its part “${part}” is broken (${message}). Fetch it again.`,
      { cause },
    )
  }
}

type OpenElement = Omit<XmlElement, 'children' | 'text'> & { readonly children: XmlElement[]; text: string }

const makeCollector = (wanted: ReadonlySet<string>, countElement: (count: number) => void) => {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const found: XmlElement[] = []
  const names: string[] = ['']
  /** The wanted element that is open, and the open elements within it. */
  const held: OpenElement[] = []
  let countHeld = makeCounter('XML elements in one row', MAX_HELD)

  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) throw new Error(`it is in ${encoding}, not UTF-8`)
  })
  parser.on('opentag', ({ name: fullName, attributes }) => {
    const name = fullName.slice(fullName.indexOf(':') + 1)
    countElement(1 + Object.keys(attributes).length)
    if (names.length > MAX_DEPTH) throw new Error('its elements are nested too deep')
    if (held.length > 0 || wanted.has(`${names.at(-1) ?? ''}/${name}`)) {
      if (held.length === 0) countHeld = makeCounter('XML elements in one row', MAX_HELD)
      countHeld(1)
      const element = { name, attributes, children: [], text: '' }
      held.at(-1)?.children.push(element)
      held.push(element)
    }
    names.push(name)
  })
  parser.on('closetag', () => {
    names.pop()
    const element = held.pop()
    if (element !== undefined && held.length === 0) found.push(element)
  })
  const addText = (text: string): void => {
    const element = held.at(-1)
    if (element !== undefined) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  return { parser, found }
}

/** Returns the first child of this name. */
export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name)

/** Reads a boolean as XML schemas write it. An absent one is false. */
export const isOn = (value: string | undefined): boolean =>
  value === '1' || value === 'true' || value === 'on'
