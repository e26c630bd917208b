import { SaxesParser } from 'saxes'

/** No gateway explains itself at such length; what is longer is not worth a parser's time. */
const MAX_LENGTH = 64 * 1024

/** The texts of `<Errors><Error>…</Error></Errors>`; the whole body when it is anything else. */
export const readGatewayErrors = (body: string): string => {
  const texts = findGatewayErrors(body)
  return texts.length > 0 ? texts.join('; ') : body.slice(0, MAX_LENGTH)
}

/** The texts alone. A document that brings a DOCTYPE is not parsed: entities have no business in an error. */
export const findGatewayErrors = (body: string): string[] =>
  body.length > MAX_LENGTH || /<!DOCTYPE/i.test(body) ? [] : parseErrors(body)

/** None of a body that is not well-formed XML. */
const parseErrors = (body: string): string[] => {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const texts: string[] = []
  const faults: Error[] = []
  let isInside = false
  parser.on('opentag', ({ name }) => {
    if (isError(name)) isInside = texts.push('') > 0
  })
  const add = (text: string): void => {
    if (isInside) texts.push((texts.pop() ?? '') + text)
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    if (isError(name)) isInside = false
  })
  parser.on('error', (fault) => faults.push(fault))
  parser.write(body).close()
  return faults.length === 0 ? texts.map((text) => text.trim()).filter(Boolean) : []
}

/** With or without the prefix of a namespace. */
const isError = (name: string): boolean => /^(?:[^:]*:)?Error$/.test(name)
