import { html } from '../../html/html.ts'

/** What agencies themselves ask of those who write. */
export const USEFUL_COMMENT = html`<ul>
<li><strong>It is no vote.</strong> One comment with reasons weighs more than a thousand copies of a letter.</li>
<li><strong>Say how it affects you</strong>, your work or your town: nobody else can.</li>
<li><strong>Name the section</strong> that you speak of, and give what supports you: figures, studies, what happened.</li>
<li><strong>Answer the agency's questions</strong> where the document asks some, and propose a text of your own where you disagree.</li>
<li><strong>Begin early</strong>, and keep a copy. The last day ends at 11:59 p.m. Eastern time, wherever you are.</li>
<li><strong>It becomes public, and stays so.</strong> Your name, city and State may be shown with it. Write nothing private, and nothing about other people that they would not publish.</li>
<li><strong>One from each person.</strong> Where an organization wrote the text for you, say in the text which one.</li>
</ul>`
