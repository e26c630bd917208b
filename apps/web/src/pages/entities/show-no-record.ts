import { html, type Html } from '../../html/html.ts'
import type { EntityKind } from './entity.ts'

/** In place of the records of a thing that has none: what that does not mean, and where to go on. */
export const showNoRecord = ({ one, many, path, namedAs }: EntityKind): Html =>
  html`<div class="box"><p><strong>There is nothing to show or to take away.</strong> No record of the current release names this ${one}${namedAs !== undefined && ` as ${namedAs}`}. That does not mean that nobody asked: many documents are missing here, and others do not name it.</p></div>
<ul><li><a href="/datasets">What is covered, and what is missing</a></li><li><a href="/changes">What the current release changed</a></li><li><a href="${path}">${many} that records name</a></li><li><a href="/search">Search everything</a></li></ul>`
