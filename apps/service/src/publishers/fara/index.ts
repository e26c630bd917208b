export { fara } from './fara.ts'
export { openFaraFile } from './open-fara-file.ts'
export type { FaraRecord } from './split-records.ts'
export { FARA_FILES, WITHHELD_COLUMNS, type FaraForm, type FaraTable } from './fara-files.ts'
export type {
  DocumentDraft,
  FaraDay,
  FaraMarks,
  PrincipalDraft,
  RegistrantDraft,
  RegistrationDraft,
  ShortFormDraft,
} from './fara-drafts.ts'
