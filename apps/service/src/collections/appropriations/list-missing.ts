import { MISSING_FIELDS, type FullRecord, type MissingField } from '@rotunda/contract'

/** The fields that a record has no value for; each has its reason in `missing`. */
export const listMissing = (record: Pick<FullRecord, MissingField>): readonly MissingField[] =>
  MISSING_FIELDS.filter((field) => {
    const value = record[field]
    return value === null || (Array.isArray(value) && value.length === 0)
  })
