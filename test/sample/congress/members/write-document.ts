import { makeDocumentWriter } from '../sample-congress-document.ts'

/** Writes a document of the sample of members. */
export const writeDocument = makeDocumentWriter('members.example')

/** Returns the number in the id of a person. All documents derive the person's details from it. */
export const numberOf = ({ bioguide }: { readonly bioguide: string }): number => Number(bioguide.slice(2))
