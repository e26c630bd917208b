import { SaxesParser } from 'saxes'
import { GATEWAY_LIMITS } from './limits.ts'

const MAX_LENGTH = GATEWAY_LIMITS.errorKib.value * 1024

/** Texts of `<Errors><Error>…</Error></Errors>`; the whole body if it is anything else. */
export const readGatewayErrors = (body: string): string => {
  const texts = findGatewayErrors(body)
  return texts.length > 0 ? texts.join('; ') : body.slice(0, MAX_LENGTH)
}

/** Texts alone. A document with a DOCTYPE is not parsed: entities have no business in an error. */
export const findGatewayErrors = (body: string): string[] =>
  body.length > MAX_LENGTH || /<!DOCTYPE/i.test(body) ? [] : parseErrors(body)

/** Empty for a body that is not well-formed XML. */
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

/** Matches with or without a namespace prefix. */
const isError = (name: string): boolean => /^(?:[^:]*:)?Error$/.test(name)
