import { join } from 'node:path'
import { APPROPRIATIONS } from '../collections/appropriations/index.ts'
import { openArchive, type Archive } from '../releases/index.ts'
import type { Settings } from './settings.ts'

/** The archive of source documents in the data directory. */
export const openSources = ({ ROTUNDA_DATA: directory }: Pick<Settings, 'ROTUNDA_DATA'>): Archive =>
  openArchive(join(directory, 'sources'), APPROPRIATIONS.documentFacts)
