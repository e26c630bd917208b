import assert from 'node:assert/strict'
import { XmlDocument, XmlElement } from 'libxml2-wasm'

const NAMESPACES = {
  a: 'http://www.w3.org/2005/Atom',
  at: 'http://purl.org/atompub/tombstones/1.0',
  fh: 'http://purl.org/syndication/history/1.0',
}

export type Atom = {
  /** Text of the first element that an XPath finds, such as `a:title`. */
  readonly text: (path: string) => string | undefined
  readonly texts: (path: string) => string[]
  readonly count: (path: string) => number
  readonly link: (rel: string) => string | undefined
}

/** A tag (RFC 4151), or an address of the service. */
const ID = /^(tag:[a-z0-9.-]+,\d{4}:\S+|https?:\/\/[^\s/]+\/\S+)$/

/** Parsed by a parser of XML, and held to the elements that RFC 4287 and RFC 6721 demand. */
export const parseAtom = (xml: string): Atom => {
  // Held as long as it is asked: an element does not keep the memory of its document.
  const document = XmlDocument.fromString(xml)
  const find = (path: string) => document.root.find(path, NAMESPACES)
  const texts = (path: string) => find(path).map(({ content }) => content)
  const count = (path: string) => find(path).length
  for (const name of ['id', 'title', 'updated', 'author/a:name']) assert.equal(count(`a:${name}`), 1, name)
  assert.equal(count('a:link[@rel="self"]'), 1)
  for (const name of [
    'a:id',
    'a:title',
    'a:updated',
    'a:link[@rel="alternate"]',
    '*[self::a:summary or self::a:content]',
  ])
    assert.equal(count(`a:entry/${name}`), count('a:entry'), `${name} of entries`)
  assert.equal(count('at:deleted-entry[@ref][@when]'), count('at:deleted-entry'))
  for (const time of [...texts('//a:updated'), ...texts('//@when')])
    assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
  const ids = texts('a:entry/a:id')
  assert.equal(new Set(ids).size, ids.length)
  for (const id of [...ids, ...texts('a:id')]) assert.match(id, ID)
  return {
    texts,
    text: (path) => texts(path)[0],
    count,
    link: (rel) => {
      const [element] = find(`a:link[@rel="${rel}"]`)
      return element instanceof XmlElement ? (element.attr('href')?.value ?? undefined) : undefined
    },
  }
}
