import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { findShapeFault, many, one, type XmlShape } from '../xml/find-shape-fault.ts'
import { parseXmlDocument, readXmlBytes, type XmlElement } from '../xml/parse-xml-document.ts'

const WHAT = 'roster of a committee of senate.gov'

/** Its members are looked at one by one. */
const MEMBERS = one({ open: true })
const DOCUMENT: XmlShape = {
  children: {
    committees: one({
      children: {
        majority_party: one(),
        committee_name: one(),
        committee_code: one(),
        members: MEMBERS,
        subcommittee: many({
          children: { subcommittee_name: one(), committee_code: one(), members: MEMBERS },
        }),
      },
    }),
  },
}

/** The committee of a document. Throws a DocumentRefused for another one. */
export const openCommittee = async (open: OpenDocument): Promise<XmlElement> => {
  const root = parseXmlDocument(await readXmlBytes(open, WHAT), 'committee_membership', WHAT)
  const [committee] = root.children
  const fault = findShapeFault(root, DOCUMENT) ?? findStranger(root)
  if (fault === undefined && committee !== undefined) return committee
  throw new DocumentRefused(`This ${WHAT} has another form: ${fault ?? 'it has no committee'}.`)
}

const findStranger = (element: XmlElement): string | undefined => {
  const stranger = element.children.find(({ name }) => element.name === 'members' && name !== 'member')
  if (stranger !== undefined) return `<members> has <${stranger.name}>`
  return element.name === 'member'
    ? undefined
    : element.children.map(findStranger).find((fault) => fault !== undefined)
}
