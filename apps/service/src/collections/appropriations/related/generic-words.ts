import { STATES } from '@rotunda/contract'
import { listWords, stemWord } from '../../../tables/index.ts'

const stemsOf = (text: string): ReadonlySet<string> => new Set(listWords(text).map(stemWord))

/** They say nothing of a project. */
export const STOP_WORDS = stemsOf(`
  a an and as at by for from in into is it its of on or s that the this to up with
`)

/**
 * Words that fill lists of projects, and names of States. A small release does not show by itself how common they are,
 * so they weigh little in every release.
 */
export const GENERIC_WORDS = stemsOf(`
  administration agency area arts association authority board borough bridge building capital center college commission
  committee community complex construction corporation cost council county city department design development district
  drain drainage drinking education emergency engineering enforcement equipment expansion extension facility federal fire
  first foundation fund funding health high highway hospital housing improvement inc initiative institute infrastructure
  installation intersection joint lake law library line local main medical modernization municipal national new office
  park phase pipe plan planning plant police pool program project public pump purchase recovery regional rehabilitation
  relocation renovation repair replacement research rescue reservoir resilience restoration river road safety sanitary
  school science sd service sewer site station storage storm stormwater street study supply support system tank technology
  town township trail training transit transmission treatment tribe tribal university unit upgrade utility village waste
  wastewater water waterline well works
  ${Object.values(STATES).join(' ')}
`)
