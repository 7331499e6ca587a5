import { defineEntity } from '../entity.ts'

export const faqEntry = defineEntity({
  id: 'faq-entry',
  one: 'Question',
  many: 'Questions',
  words: 'faq, frequently asked question, common question',
  icon: 'help',
  groups: 'Orders, Delivery, Account, Payment',
  fields: `
    Question | text | How do I return something?
    Topic | choice | Orders | Orders, Delivery, Account, Payment
    Answer | long | Put it back into its box and print the label.
    `,
  samples: `
    icon | title | subtitle | overline
    help | How do I return something? | Within 30 days, with the label from your account | Orders
    help | When will my parcel arrive? | Most take two days, islands four | Delivery
    help | Can I change my address? | Yes, until the parcel has left us | Delivery
    help | How do I reset my password? | We send you a link by mail | Account
    help | Which cards do you take? | All usual ones, and bank transfer | Payment
    help | How do I close my account? | In the settings, at the very end | Account
    `,
  about:
    'Put it back into its box, print the label from your account and drop it at any parcel shop within 30 days. The money is back two days after we have it.',
  facts: '30 days | To return\n2 days | Money back\n94 % | Found it helpful',
  figures: '24 | Questions\n4 | Topics\n94 % | Helpful',
  hero: 'Asked most | How do I return something? | Within 30 days, with the label from your account | Read answer',
  tip: 'Nothing found? | Write to us, we answer within a day',
  trend: 'Read this week | 318 | +24',
  add: 'Ask us',
  use: 'Yes, this helped',
})
