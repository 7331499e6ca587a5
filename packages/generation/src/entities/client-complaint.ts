import { defineEntity } from '../entity.ts'

/** What a customer was not happy with. */
export const clientComplaint = defineEntity({
  id: 'client-complaint',
  one: 'Complaint',
  many: 'Complaints',
  words: 'complaint of a customer',
  icon: 'chat',
  groups: 'New, In work, Solved',
  fields: `
    Customer | text | Harbour Dental
    What | long | Toilets were not clean on Monday
    Since | date | Mon 16 Nov
    Who | person | Ana Petrova
    Answer | long | We come again tonight`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Toilets not clean | Harbour Dental, Monday | New | danger
    key | Door was left open | Norrgard Studio, Friday | In work | warning
    clock | Came an hour late | Mill Café, Thursday | Solved | success
    chat | Invoice has wrong hours | Town hall, 9 November | Solved | success`,
  about: 'Called on Monday at eight with two photos. Ana goes there tonight; a bunch of flowers follows.',
  facts: '3 days | Open\n2 | Photos\nAna | Who',
  figures: '2 | Open\n4 | This month',
  hero: 'New | Toilets not clean | Harbour Dental, Monday | Answer',
  tip: 'Two complaints are open | One since Monday',
  trend: 'Complaints a month | 4 | −2',
  add: 'Add complaint',
  use: 'Mark as solved',
})
