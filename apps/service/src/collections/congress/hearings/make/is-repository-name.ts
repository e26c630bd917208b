/** `HHRG-118-II24-Wstate-OsceolaM-20230324.pdf`: kind of meeting, Congress, committee and kind of document. */
const OF_THE_HOUSE = /^H[A-Z]{3}-\d{2,3}-[A-Z]{2}\w{2}-[\w.'’-]+\.\w+$/

/** `BILLS-118HR1246ih.pdf`: kind of document, Congress and number. */
const OF_GOVINFO = /^(?:BILLS|CDOC|CHRG|CPRT|CREC|CRPT|PLAW|STATUTE|USCODE)-\d[\w.-]*\.\w+$/

/**
 * Whether the House Committee Repository or govinfo gave the file its name. Such a name is that of one document wherever
 * a copy of it is kept; `agenda.pdf` may be that of any.
 */
export const isRepositoryName = (name: string): boolean => OF_THE_HOUSE.test(name) || OF_GOVINFO.test(name)
