import { makeDocumentWriter } from '../sample-congress-document.ts'

/** A document of the sample of members. */
export const writeDocument = makeDocumentWriter('members.example')

/** The number in the id of a person: all documents give the person the details that it leads to. */
export const numberOf = ({ bioguide }: { readonly bioguide: string }): number => Number(bioguide.slice(2))
