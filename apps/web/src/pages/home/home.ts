import { html } from '../../html/html.ts'
import type { Route } from '../../page.ts'

export const home: Route = {
  path: '/',
  write: () => ({
    title: 'Money that members of Congress ask for, with the document behind each value',
    description:
      'Project requests, House project records and funding guidance, each value tied to its source.',
    main: html`<p><a href="/records">Records</a></p>`,
  }),
}
