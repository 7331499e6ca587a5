import { defineEntity } from '../entity.ts'

export const phoneContact = defineEntity({
  id: 'phone-contact',
  one: 'Contact',
  many: 'Contacts',
  words: 'phone book, caller, spam call, call log, blocked number',
  icon: 'phone',
  groups: 'Family, Work, Others',
  fields: `
    Name | text | Lea Brandt
    Phone | phone | 0176 901820
    Email | email | lea@post.example
    Group | choice | Family | Family, Work, Others
    Birthday | date | 4 May
    Last talked | date | Sun 15 Nov
    Talk every | choice | Month | Week, Month, Quarter
    Notes | long | Knee, new job at the mill`,
  samples: `
    avatar | title | subtitle | time | badge | tone
    Lea Brandt | Lea Brandt | Called on Sunday, 24 min | Sun | Fine | success
    Omar Haddad | Omar Haddad | Every month, six weeks ago | 8 Oct | Due | danger
    Ruth Adeyemi | Ruth Adeyemi | Birthday on Saturday | 2 Nov | Soon | warning
    Tomás Rey | Tomás Rey | Every quarter | 14 Sep | Fine | success
    Hana Sato | Hana Sato | Wrote yesterday | Wed | Fine | success
    Elias Lund | Elias Lund | Every month, five weeks ago | 15 Oct | Due | danger`,
  about: 'Last talk on Sunday for twenty-four minutes: the knee is better, the job begins in January.',
  facts: '24 min | Last\nSun | When\nMonth | Rhythm',
  figures: '64 | Contacts\n2 | Due\n6 | Talked this month',
  hero: 'Six weeks ago | Call Omar | He had just moved, ask about the stairs | Call now',
  tip: 'Six talks this month | Two more than in October',
  trend: 'Talks a month | 6 | +2',
  add: 'Add contact',
  use: 'Call now',
})
