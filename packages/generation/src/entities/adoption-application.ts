import { defineEntity } from '../entity.ts'

/** What somebody tells a shelter who wants to take an animal home, and how far the shelter is with it. */
export const adoptionApplication = defineEntity({
  id: 'adoption-application',
  one: 'Application',
  many: 'Applications',
  words: 'application, adoption application, application status, homing questionnaire',
  icon: 'file',
  groups: 'Open, Visit, Accepted',
  fields: `
    Animal | choice | Otto | Otto, Mimi, Pepper, Hazel, Bruno
    Your name | person | Mara Vogt
    Email | email | mara@post.example
    Home | choice | Flat | Flat, House, House and garden
    Alone a day | choice | Up to 4 h | Never, Up to 4 h, Up to 8 h
    Other animals | switch | no
    Children at home | switch | no
    Why this one | long | Quiet street, a park behind the house, and time`,
  samples: `
    icon | title | subtitle | badge | tone
    paw | Otto, 4 years | Sent on Tue 17 Nov, visit on Saturday | Visit | primary
    paw | Mimi, 2 years | Sent on Thu 12 Nov, shelter is reading | Open | warning
    paw | Hazel, 8 months | Sent on Mon 2 Nov, went to a family | Closed | neutral`,
  about: 'Sent on Tuesday. The shelter has read it and comes to see the home on Saturday at eleven.',
  facts: '2 of 4 | Steps done\n17 Nov | Sent\nSat | Home visit',
  figures: '1 | Visit planned\n1 | Open',
  hero: 'Saturday, 11:00 | Home visit for Otto | Lea from Linden shelter comes by | See application',
  tip: 'Visit on Saturday at eleven | Everybody at home should be there',
  add: 'Send application',
  use: 'Write to shelter',
})
