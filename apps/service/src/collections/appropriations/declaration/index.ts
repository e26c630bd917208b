export { collection as APPROPRIATIONS } from './collection.ts'
export { readMatches, type MatchCount } from '../build/count-matches.ts'
export { REQUESTORS_FILE } from '../bundle/requestors.ts'
export { joinFundingLines } from '../join-funding-lines.ts'
