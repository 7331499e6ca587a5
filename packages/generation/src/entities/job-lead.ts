import { defineEntity } from '../entity.ts'

/** Somebody who asked for work to be done. */
export const jobLead = defineEntity({
  id: 'job-lead',
  one: 'Lead',
  many: 'Leads',
  words: 'request for work',
  icon: 'phone',
  groups: 'New, Visit, Lost',
  fields: `
    Name | text | Noor Rahman
    Phone | phone | +49 151 2048
    Wants | long | Roof leaks above the kitchen
    Source | choice | Website | Website, Call, Friend, Advert
    Visit | date | Fri 20 Nov`,
  samples: `
    icon | title | subtitle | badge | tone
    phone | Noor Rahman, Park view 9 | Leak above the kitchen, from the website | New | primary
    calendar | Jonas Weber, East end 4 | Visit on Friday at ten | Visit | warning
    phone | Harbour Dental | New door, called twice | New | primary
    check | Lea Brandt, Linden lane 4 | Estimate accepted | Won | success
    close | Ruth Adeyemi | Chose somebody else | Lost | neutral`,
  about: 'Wrote on Tuesday evening with two photos. Wants somebody before the winter.',
  facts: 'Fri | Visit\n2 | Photos\nWebsite | From',
  figures: '3 | New\n42 % | Become jobs',
  hero: 'New since Tuesday | Noor Rahman, Park view 9 | Leak above the kitchen | Call',
  tip: 'Three leads are new | The oldest waits since Tuesday',
  trend: 'Leads a month | 18 | +4',
  add: 'Add lead',
  use: 'Make an estimate',
})
