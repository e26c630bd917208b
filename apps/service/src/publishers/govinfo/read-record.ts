import { DocumentRefused, type ReadNeeds } from '../publisher.ts'
import { findShapeFault, many, maybe, one, type XmlShape } from '../xml/find-shape-fault.ts'
import { parseXmlDocument, readXmlBytes, type XmlElement } from '../xml/parse-xml-document.ts'

/** A record, with all its extensions as one. */
export type ModsRecord = { readonly root: XmlElement; readonly extension: XmlElement }

const WHAT = 'MODS record of a printed hearing'

/** Reads a record. Throws a DocumentRefused for any other form. */
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
    `This ${WHAT} has an unknown form: ${fault}. Enter a new form in publishers/govinfo/read-record.ts.`,
  )
}

const OPEN = many({ open: true })
const NAMES = many({ attributes: { type: 'maybe' } })

/** Elements of a record of MODS, a standard of the Library of Congress. Most of them are not read. */
const MODS: XmlShape = {
  attributes: { version: 'maybe', ID: 'maybe' },
  children: {
    titleInfo: many({
      attributes: { type: 'maybe' },
      children: {
        title: maybe(),
        subTitle: maybe(),
        nonSort: maybe(),
        partNumber: maybe(),
        partName: maybe(),
      },
    }),
    originInfo: many({
      children: {
        dateIssued: maybe({ attributes: { encoding: 'maybe' } }),
        publisher: OPEN,
        place: OPEN,
        issuance: OPEN,
        edition: OPEN,
        dateCreated: OPEN,
        copyrightDate: OPEN,
        frequency: OPEN,
      },
    }),
    location: many({
      children: {
        url: many({ attributes: { displayLabel: 'maybe', access: 'maybe', usage: 'maybe' } }),
        physicalLocation: OPEN,
      },
    }),
    extension: many({ open: true }),
    // Volumes, parts and corrections, and cited documents: they are never read into the record.
    relatedItem: OPEN,
    name: OPEN,
    typeOfResource: OPEN,
    genre: OPEN,
    language: OPEN,
    physicalDescription: OPEN,
    abstract: OPEN,
    tableOfContents: OPEN,
    targetAudience: OPEN,
    note: OPEN,
    subject: OPEN,
    classification: OPEN,
    identifier: OPEN,
    accessCondition: OPEN,
    part: OPEN,
    recordInfo: OPEN,
  },
}

const COMMITTEE = many({
  attributes: { authorityId: 'maybe', chamber: 'maybe', congress: 'maybe', type: 'maybe' },
  children: { name: NAMES, subCommittee: many({ children: { name: NAMES } }) },
})
const MEMBER = many({
  attributes: {
    authorityId: 'maybe',
    bioGuideId: 'maybe',
    chamber: 'maybe',
    congress: 'maybe',
    gpoId: 'maybe',
    party: 'maybe',
    role: 'maybe',
    state: 'maybe',
  },
  children: { name: NAMES },
})

/** Elements of govinfo’s own that are known, but not read. */
const UNREAD =
  'collectionCode searchTitle category waisDatabaseName branch dateIngested number isAppropriation congSerial bill law ' +
  'USCode statuteAtLarge publicLaw cfr granuleClass volumeCount volume shortTitle errata isGLP sudocClass migratedDocId ' +
  'jacketNumber stockNumber ingestDate currentCommittee'

/** Elements that govinfo adds to the standard, from all extensions of one record. */
const EXTENSION: XmlShape = {
  children: {
    ...Object.fromEntries(UNREAD.split(' ').map((name) => [name, OPEN])),
    accessId: one(),
    docClass: maybe(),
    chamber: maybe(),
    congress: maybe(),
    session: maybe(),
    heldDate: many(),
    preferredCitation: many(),
    eventId: maybe(),
    witness: many(),
    congCommittee: COMMITTEE,
    congMember: MEMBER,
    isErrata: maybe(),
    partNumber: maybe(),
  },
}
