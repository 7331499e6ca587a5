import { definePage } from './page.ts'

export const rsvp = definePage({
  id: 'rsvp',
  said: 'rsvp, rsvps, rsvp with menu choice, menu choice, rsvp form, confirm attendance, confirm participation, say if you come, guest rsvp, accept invitation, reply to invitation, attendance confirmation',
  unless: /\bplan(?:s|ning|ner)? |track rsvps|collect(?:s|ing)? rsvps|manage|see who|hosts?|planner/i,
  within:
    /\b(?:wedding|party|reunion|anniversary|birthday|event|jubilee|prom|ball|christening|shower|barbecue|dinner|guests?)\b/i,
  name: 'Answer',
  icon: 'check',
  line: 'Please by 30 November',
  content: `
    hero Do you come? | Please tell us by 30 November.
    chips Your answer | We come, We come for a part, Cannot come
    fields
    - How many of us | number | 2
    - Who comes along | text | Omar Haddad
    - We eat | choice | Everything | Everything, No meat, Nothing of animals
    - Allergies | text | Nuts
    - A word to us | long | We look forward to it so much
    switches We also need
    - Bed for the night
    - Seat in the bus
    button check | Send answer
  `,
})
