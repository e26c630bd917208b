import { XmlDocument, XmlElement, XmlParseError } from 'libxml2-wasm'

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

const parseErrors = (body: string): string[] => {
  try {
    using document = XmlDocument.fromString(body)
    const errors = document.find("//*[local-name()='Error']")
    return errors.flatMap((node) => (node instanceof XmlElement ? [node.content.trim()] : [])).filter(Boolean)
  } catch (error) {
    if (error instanceof XmlParseError) return []
    throw error
  }
}
