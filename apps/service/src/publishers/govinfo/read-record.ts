import { DocumentRefused, type ReadNeeds } from '../publisher.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import { parseXmlDocument, readXmlBytes, type XmlElement } from '../xml/parse-xml-document.ts'
import { EXTENSION, MODS } from './shapes.ts'

/** A record, with all its extensions as one. */
export type ModsRecord = { readonly root: XmlElement; readonly extension: XmlElement }

const WHAT = 'MODS record of a printed hearing'

/** Throws a DocumentRefused for a record of another form. */
export const readRecord = async ({ open }: ReadNeeds): Promise<ModsRecord> => {
  const mods = parseXmlDocument(await readXmlBytes(open, WHAT), 'mods', WHAT)
  const extensions = mods.children.filter(({ name }) => name === 'extension')
  const extension = {
    name: 'extension',
    attributes: {},
    children: extensions.flatMap(({ children }) => children),
    text: extensions.map(({ text }) => text).join(''),
  }
  const fault = findShapeFault(mods, MODS) ?? findShapeFault(extension, EXTENSION)
  if (fault === undefined)
    return {
      root: { ...mods, children: mods.children.filter(({ name }) => name !== 'extension') },
      extension,
    }
  throw new DocumentRefused(
    `This ${WHAT} has another form: ${fault}. A form that is new is entered in publishers/govinfo/shapes.ts.`,
  )
}
