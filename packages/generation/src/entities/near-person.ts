import { defineEntity } from '../entity.ts'

/** Somebody in the same room who lets others see that, so that cards can be exchanged. */
export const nearPerson = defineEntity({
  id: 'near-person',
  one: 'Person nearby',
  many: 'People nearby',
  words: 'person nearby, people nearby',
  icon: 'users',
  groups: 'Here now, New, Work',
  fields: `
    Name | person | Omar Haddad
    Company | text | Harbour office
    Job title | text | Buyer
    Distance | text | 12 m`,
  samples: `
    avatar | title | subtitle | value
    Omar | Omar Haddad | Buyer, Harbour office | 12 m
    Tomas | Tomás Rey | Chef, Tasca do Zé | 20 m
    Hana | Hana Sato | Translator, own studio | 35 m
    Jonas | Jonas Weber | Sales, Lindner and sons | 40 m
    Priya | Priya Nair | Architect, Nair Okafor | 60 m`,
  about: 'Buyer at the Harbour office, twelve metres away. Shows the card to everybody in this hall.',
  facts: '12 m | Away\n9:30 | Here since\n2 | Contacts in common',
  figures: '5 | In this hall\n2 | Exchanged today',
  hero: 'In this hall | Five people show their card | They see yours while this is open | Exchange cards',
  tip: 'Five people within 60 m | They see you only while this is open',
  add: 'Add card',
  use: 'Exchange cards',
})
