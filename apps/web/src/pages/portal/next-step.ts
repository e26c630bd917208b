import type { Organisation } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { organisationAddress } from './read-organisation.ts'

type Step = {
  readonly says: string
  readonly link: string
  readonly page: 'requests' | 'terms' | 'keys' | 'usage'
}

/** Next step of an organisation on its way to data, with a link to it. */
export const showNextStep = ({ id, progress }: Organisation): Html => {
  const { says, link, page } = findStep(progress)
  return html`<p>${says}</p>
<p><a class="usa-button" href="${href(organisationAddress(id, page))}">${link}</a></p>`
}

const findStep = ({
  asked_back,
  drafts,
  under_review,
  scopes,
  terms,
  keys,
}: Organisation['progress']): Step => {
  if (asked_back > 0)
    return {
      says: 'A reviewer has a question about your request.',
      link: 'Answer the reviewer',
      page: 'requests',
    }
  if (scopes.length > 0 && terms !== null && !terms.is_accepted)
    return {
      says: `Version ${terms.version} of the terms is in force, and nobody has accepted it for your organisation. Keys need it.`,
      link: 'Read and accept the terms',
      page: 'terms',
    }
  if (scopes.length > 0 && keys === 0)
    return {
      says: 'Your access is approved. Make a key, and give it to the program that reads the data.',
      link: 'Make a key',
      page: 'keys',
    }
  if (scopes.length > 0)
    return { says: 'Your organisation has access.', link: 'See the usage', page: 'usage' }
  if (under_review > 0)
    return {
      says: 'A reviewer reads your request. You get a mail when it is decided.',
      link: 'See the request',
      page: 'requests',
    }
  if (drafts > 0)
    return {
      says: 'Your request is a draft. Nobody sees it until you submit it.',
      link: 'Finish the request',
      page: 'requests',
    }
  return {
    says: 'Ask for the data that your organisation needs. A reviewer decides.',
    link: 'Ask for access',
    page: 'requests',
  }
}
