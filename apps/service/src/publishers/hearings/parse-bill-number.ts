/** A bill or resolution of a Congress. */
export type BillNumber = { readonly congress: number; readonly type: string; readonly number: string }

const TYPES: Readonly<Record<string, string>> = {
  HR: 'hr',
  HRES: 'hres',
  HJRES: 'hjres',
  HCONRES: 'hconres',
  HCRES: 'hconres',
  S: 's',
  SRES: 'sres',
  SJRES: 'sjres',
  SCONRES: 'sconres',
}

/** Parses `H.R. 4435` as a bill of this Congress; undefined for any other text. */
export const parseBillNumber = (text: string, congress: number): BillNumber | undefined => {
  const [, letters = '', number = ''] = /^([A-Za-z. ]+?)\s*(\d{1,5})$/.exec(text.trim()) ?? []
  return findBillNumber(letters, number, congress)
}

/** Finds the measure of a type, as any publisher writes it (`HR`, `H.J. Res.`), with its number. */
export const findBillNumber = (type: string, number: string, congress: number): BillNumber | undefined => {
  const known = TYPES[type.toUpperCase().replace(/[^A-Z]/g, '')]
  return known === undefined || !/^[1-9]\d{0,4}$/.test(number) ? undefined : { congress, type: known, number }
}
