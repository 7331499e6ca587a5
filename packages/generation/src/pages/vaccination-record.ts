import { definePage } from './page.ts'

export const vaccinationRecord = definePage({
  id: 'vaccination-record',
  said: 'vaccinations, vaccination record, vaccination records, vaccine records, vaccines, immunization records, vaccination card, vaccination pass, vaccination history',
  unless: /track (?:my|our|the)|remind/i,
  within: /\b(?:clinic|practice|doctors?|vet|veterinary|patients?|kennel|daycare|pharmac\w+)\b/i,
  name: 'Vaccinations',
  icon: 'shield',
  line: 'Next one in March',
  content: `
    rows Up to date
    - shield | Tetanus | Until May 2031 | | Fine
    - shield | Flu | This autumn | | Fine
    - shield | Measles | Twice, for good | | Fine
    rows Due
    - calendar | Ticks | Third one | March
    - calendar | Tetanus, again | | 2031
    button calendar | Book vaccination
  `,
})
