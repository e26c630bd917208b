/** The meaning of the codes of documents, in the words of Congress.gov for the same documents. */
export const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  BR: 'Bills and Resolutions',
  CA: 'Committee Amendment',
  FA: 'Floor Amendment',
  CR: 'Committee Report',
  CV: 'Committee Recorded Vote',
  HT: 'Hearing: Transcript',
  SD: 'Support Document',
  WS: 'Witness Statement',
  WT: 'Witness Truth in Testimony',
  WB: 'Witness Biography',
  WD: 'Witness Supporting Document',
}
