import { makeDocumentWriter } from '../sample-congress-document.ts'

/** Writes a document of the sample of committees. */
export const writeDocument = makeDocumentWriter('committees.example')
