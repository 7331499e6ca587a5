import { contact } from '../contact.ts'
import { defineVarieties } from './variety.ts'

/** Whom one calls in private life; without these words they are a firm's. */
export const contactVarieties = defineVarieties(contact, [
  {
    signs:
      'owe 8, owes 8, lend 5, debts 6, family 4, friends 4, emergency contacts 9, emergency contact 9, emergency card 9, emergency 6, allergy 6, diabetes 8, epilepsy 8, dementia 8, asthma 7, patients 5, caregivers 6, elderly 6, school parents 5, babysitter 6, holiday 4, hikers 5',
    groups: 'Family, Doctors, Nearby',
    fields: `
      Name | text | Lea Brandt
      Who it is | text | Sister
      Phone | phone | +49 151 2048
      Call first | switch | yes
      Notes | long | Has a key to the flat`,
    without: 'Company, Role, Email, Next step',
    samples: `
      avatar | title | subtitle | badge | tone
      Lea | Lea Brandt | Sister, has a key | Call first | danger
      Omar | Omar Haddad | Husband | Family | primary
      Ana | Dr. Petrova | Doctor, until 18:00 | Doctor | success
      Kim | Kim Osei | Next door, day and night | Nearby | warning
      Ruth | Ruth Adeyemi | Mother | Family | primary`,
    about: 'Has a key to the flat and knows where the medicine is. At home after six.',
    facts: 'Sister | Who\n2 km | Away\nYes | Has a key',
    figures: '5 | Contacts\n1 | To call first',
    hero: 'Call first | Lea Brandt | Sister, has a key to the flat | Call',
    tip: 'One tap is enough | Lea is called first, then Omar',
    trend: 'Contacts | 5 | +1',
    add: 'Add contact',
    use: 'Call',
  },
])
