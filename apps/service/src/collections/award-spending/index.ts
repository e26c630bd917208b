export { collection as AWARD_SPENDING } from './collection.ts'
