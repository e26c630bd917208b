import { SaxesParser } from 'saxes'
import { asError } from '../../platform/index.ts'
import { tidyText } from '../cells/tidy-text.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { readWhole } from '../streams/document-bytes.ts'

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

const MAX_XML_BYTES = DOCUMENT_LIMITS.xmlBytes.value
const MAX_XML_ELEMENTS = DOCUMENT_LIMITS.xmlElements.value
const MAX_DEPTH = DOCUMENT_LIMITS.xmlDepth.value

/** Reads all bytes of an XML document. Throws a DocumentRefused for more bytes than fit into memory. */
export const readXmlBytes = (open: OpenDocument, what: string): Promise<Uint8Array> => {
  let total = 0
  return readWhole(open, (bytes) => {
    total += bytes
    if (total > MAX_XML_BYTES) refuse(what, `it has more than ${MAX_XML_BYTES.toLocaleString('en-US')} bytes`)
  })
}

/**
 * Parses an XML document, and returns its outermost element, which must have this name. Throws a DocumentRefused for a
 * page of HTML, for a document type, for XML that is cut off or not well-formed, and for any other document.
 */
export const parseXmlDocument = (bytes: Uint8Array, root: string, what: string): XmlElement => {
  const element = parseText(decode(bytes, 'utf-8', what), 'utf-8', what)
  if (element.name !== root) refuse(what, `its outermost element is <${element.name}> and not <${root}>`)
  return element
}

/**
 * Parses an XML document in UTF-8 or UTF-16, with or without a byte order mark, and returns its outermost element. Throws
 * a DocumentRefused as `parseXmlDocument` does.
 */
export const parseEncodedXml = (bytes: Uint8Array, what: string): XmlElement => {
  const encoding = findEncoding(bytes)
  return parseText(decode(bytes, encoding, what), encoding, what)
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Finds the encoding by the byte order mark, or by the sign with which XML begins. */
const findEncoding = ([first, second]: Uint8Array): Encoding => {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8'
}

const parseText = (text: string, encoding: Encoding, what: string): XmlElement => {
  if (HTML.test(text))
    refuse(what, 'it is a page of HTML, as some servers send with status 200 for a missing document')
  return parseElements(text, encoding, what)
}

const HTML = /^\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+)?html\b/i

const refuse = (what: string, found: string, options?: ErrorOptions): never => {
  throw new DocumentRefused(`This is not a valid ${what}: ${found}. Fetch it again.`, options)
}

const decode = (bytes: Uint8Array, encoding: Encoding, what: string): string => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    return refuse(what, `its bytes are not ${NAMES[encoding]} text`, { cause })
  }
}

const NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
}
/** Encodings that a document may state. */
const STATED: Readonly<Record<Encoding, RegExp>> = {
  'utf-8': /^utf-?8$/i,
  'utf-16le': /^utf-?16(?:le)?$/i,
  'utf-16be': /^utf-?16(?:be)?$/i,
}

const parseElements = (text: string, encoding: Encoding, what: string): XmlElement => {
  const reader = makeTreeReader(encoding)
  try {
    reader.parser.write(text).close()
  } catch (cause) {
    return refuse(what, `it is not well-formed XML (${asError(cause).message})`, { cause })
  }
  return reader.read() ?? refuse(what, 'it has no element')
}

type OpenElement = Omit<XmlElement, 'children' | 'text'> & { readonly children: XmlElement[]; text: string }

const makeTreeReader = (read: Encoding) => {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const open: OpenElement[] = []
  let root: XmlElement | undefined
  let count = 0
  parser.on('doctype', () => {
    throw new Error('it has a document type, which no document of this kind has')
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !STATED[read].test(encoding))
      throw new Error(`it declares the encoding ${encoding}, not ${NAMES[read]}`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (count > MAX_XML_ELEMENTS) throw new Error('it has too many elements')
    if (open.length >= MAX_DEPTH) throw new Error('its elements are nested too deep')
    const element = { name: withoutPrefix(name), attributes: { ...attributes }, children: [], text: '' }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  const addText = (text: string): void => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  return { parser, read: () => root }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Reads the text of the first element at the end of these names; null if there is none, or if it is blank. */
export const readText = (element: XmlElement, ...names: readonly string[]): string | null => {
  const found = names.reduce<XmlElement | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    element,
  )
  return tidyText(found?.text)
}

/** Lists every element at the end of these names. */
export const listElements = (element: XmlElement, ...names: readonly string[]): readonly XmlElement[] =>
  names.reduce<readonly XmlElement[]>(
    (parents, name) => parents.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )

/**
 * Returns an element’s texts and attributes word for word, by their paths: `meeting-date/start-time`,
 * `witness@testified`. Repeated elements have a number: `file[2]@doc-url`. `without` names elements with rows of their
 * own.
 */
export const flattenElement = (
  element: XmlElement,
  without: ReadonlySet<string> = new Set(),
): Readonly<Record<string, string>> => Object.fromEntries(listCells(element, '', without))

const listCells = (
  { attributes, children, text }: XmlElement,
  path: string,
  without: ReadonlySet<string>,
): (readonly [string, string])[] => {
  const kept = children.filter(({ name }) => !without.has(name))
  const own = Object.entries(attributes).map(([name, value]) => [`${path}@${name}`, value] as const)
  const texts = path !== '' && (children.length === 0 || text.trim() !== '') ? [[path, text] as const] : []
  const seen = new Map<string, number>()
  const inner = kept.flatMap((child) => {
    const number = (seen.get(child.name) ?? 0) + 1
    seen.set(child.name, number)
    const name = number === 1 ? child.name : `${child.name}[${number}]`
    return listCells(child, path === '' ? name : `${path}/${name}`, without)
  })
  return [...own, ...texts, ...inner]
}
