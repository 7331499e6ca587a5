import { definePage } from './page.ts'

export const newsletter = definePage({
  id: 'newsletter',
  said: 'newsletter, newsletter sign up, newsletter signup, subscribe to newsletter, newsletter subscription, email newsletter, mailing list',
  unless: /newsletter (?:app|reader|tool|platform|builder|editor|writer)|newsletters/i,
  name: 'Newsletter',
  icon: 'mail',
  line: 'Once a month, never more',
  content: `
    hero Once a month, never more | What is new, and one thing we like.
    fields
    - Name | person | Mara Vogt
    - Email | email |
    chips About | Everything, New things, Events, Offers
    rows Sent before
    - mail | November | Long evenings
    - mail | October | What autumn brought
    - mail | September | Back again
    button mail | Subscribe
  `,
})
