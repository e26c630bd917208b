export { collection as APPROPRIATIONS } from './collection.ts'
export { readMatches, type MatchCount } from '../build/steps.ts'
export { REQUESTORS_FILE } from '../bundle/requestors.ts'
export { joinFundingLines } from '../join-funding-lines.ts'
