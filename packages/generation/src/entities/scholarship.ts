import { defineEntity } from '../entity.ts'

export const scholarship = defineEntity({
  id: 'scholarship',
  one: 'Scholarship',
  many: 'Scholarships',
  words: 'scholarship, scholarship offer, bursary, student grant',
  icon: 'school',
  groups: 'Bachelor, Master, Abroad, Arts',
  fields: `
    Country | choice | Portugal | Portugal, Norway, Germany, Canada
    Field of study | choice | Engineering | Engineering, Arts, Medicine, Law
    Deadline | date | Fri 15 Jan
    Amount | money | € 9,600
    Motivation letter | switch | yes
    Notes | long | Ask Prof. Lund for a reference`,
  samples: `
    icon | title | subtitle | value | badge | tone
    school | Harbour Engineering Award | Portugal, master | € 9,600 | 15 Jan | warning
    globe | Nordic Exchange Year | Norway, all fields | € 7,200 | 1 Feb | primary
    palette | Linden Arts Grant | Germany, bachelor | € 4,000 | 30 Nov | danger
    stethoscope | Young Medicine Fund | Canada, from year 3 | € 12,000 | 28 Feb | primary
    book | First in the Family | All countries | € 3,600 | 31 Mar | success
    bulb | Women in Physics | Portugal, master | € 8,400 | 15 Mar | success`,
  about: 'Pays fees and 400 euros a month for two years. Two references and a motivation letter of one page.',
  facts: '€ 9,600 | A year\n15 Jan | Deadline\n2 | References',
  figures: '46 | Fit you\n6 | Saved\n1 | Due this month',
  hero: 'Due on 30 November | Linden Arts Grant | The portfolio is still missing | Open application',
  tip: 'Six of your documents are ready | One reference is still missing',
  trend: 'New offers | 12 | +4',
  add: 'Add application',
  use: 'Apply',
})
