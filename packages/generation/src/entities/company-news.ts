import { defineEntity } from '../entity.ts'

export const companyNews = defineEntity({
  id: 'company-news',
  one: 'News',
  many: 'News',
  words: 'company news',
  icon: 'building',
  groups: 'Company, People, Office',
  fields: `
    Kind | choice | Holiday | Holiday, Sick leave, Training
    From | date | Mon 21 Dec
    To | date | Thu 31 Dec
    Stands in | person | Omar Haddad
    Note | long | Reachable on the 28th`,
  samples: `
    image | title | subtitle | overline | meta
    office city | The third floor opens | Desks can be booked from Monday | Office | Today
    person | Welcome, Priya and Tomás | Design and support grow | People | Yesterday
    bread | Canteen: new bakery | Rye from round the corner | Canteen | Tuesday
    business | Numbers of October | A good month, in five charts | Company | Monday
    garden | Summer in winter | Party on 11 December | People | 13 Nov
    tech | New sign-in for all | Takes two minutes | Office | 12 Nov`,
  about: 'Forty desks, six small rooms and a kitchen with a window. Desks can be booked from Monday on.',
  facts: '40 | Desks\nMonday | From\n6 | Rooms',
  figures: '17 | Days of holiday left\n2 | News today\n12:00 | Lunch',
  hero: 'Lunch today, 11:30 | Lentils, trout or pumpkin | Canteen is full at noon, come at one | See menu',
  tip: 'Holiday approved | 21 to 31 December, Omar stands in',
  add: 'Ask for holiday',
  use: 'Read more',
})
