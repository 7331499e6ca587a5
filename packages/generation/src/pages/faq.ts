import { definePage } from './page.ts'

export const faq = definePage({
  id: 'faq',
  said: 'faq, faqs, frequently asked questions, common questions, questions and answers',
  unless: /knowledge base|flashcard|q&a (?:app|site)/i,
  name: 'Questions',
  icon: 'help',
  line: 'Answers to what is asked most',
  content: `
    rows Asked most
    - help | How do I change a booking? | Open it and choose another time, up to a day before.
    - help | How can I pay? | With card, by bill or on the spot.
    - help | Can I bring somebody? | Yes. Tell us when you book.
    - help | What happens to my data? | It stays with us. You can download or delete it.
    - help | I forgot my password | Ask for a new one where you sign in.
    fields
    - Your question | long | What else would you like to know?
    button send | Ask us
  `,
})
