import { defineEntity } from '../entity.ts'

/** A job of a trade firm, from the first call to the last payment. */
export const contractJob = defineEntity({
  id: 'contract-job',
  one: 'Job',
  many: 'Jobs',
  words: 'job of a contractor',
  icon: 'tools',
  groups: 'Lead, Quoted, Scheduled, Done, Paid',
  fields: `
    Customer | person | Lea Brandt
    Address | place | Linden lane 4
    Stage | choice | Scheduled | Lead, Quoted, Scheduled, Done, Paid
    Begins | date | Mon 23 Nov
    Crew | choice | Crew 1 | Crew 1, Crew 2, Subcontractor
    Price | money | € 8,640
    Photos | photo | house
    Notes | long | Scaffold on the yard side, dog in the house`,
  samples: `
    icon | title | subtitle | badge | tone
    home | Lea Brandt, Linden lane 4 | Begins on Monday, crew 1 | Scheduled | primary
    home | Norrgard Studio, facade | Estimate of € 12,400 sent | Quoted | warning
    tools | Mrs Vogt, Mill street 12 | Crew 2 until Friday | In work | accent
    phone | Noor Rahman, Park view 9 | Called yesterday, visit on Friday | Lead | neutral
    check | Old Mint Hotel, gutters | Done, photos sent, € 2,180 open | Done | success
    wallet | Town hall, shed | Paid on 12 November | Paid | success`,
  about:
    'Called on 2 November, estimate accepted a week later. Crew 1 begins on Monday; material is ordered.',
  facts: '€ 8,640 | Price\nMon | Begins\n6 | Photos',
  figures: '6 | Jobs open | +2\n€ 14.6k | To be paid\n2 | Crews out',
  hero: 'Begins on Monday | Lea Brandt, Linden lane 4 | Crew 1, material is ordered | Open job',
  tip: '€ 2,180 are still open | Old Mint Hotel, since ten days',
  trend: 'Jobs this month | 14 | +3',
  add: 'New job',
  use: 'Next stage',
})
