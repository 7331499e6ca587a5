import { defineEntity } from '../entity.ts'

export const vaccine = defineEntity({
  id: 'vaccine',
  one: 'Vaccination',
  many: 'Vaccinations',
  words: 'vaccination, vaccine, immunization, immunisation, booster, jab',
  icon: 'shield',
  groups: 'Due, Valid, Travel',
  fields: `
    Vaccine | text | Tetanus
    Given on | date | 14 Mar 2019
    Next | date | 14 Mar 2029
    For | person | Ida Brandt
    Doctor | person | Dr. Nair
    Certificate | photo | receipt
    Note | text | Left arm`,
  samples: `
    icon | title | subtitle | value | badge | tone
    shield | Flu, this winter | Every year | Nov | Due | danger
    shield | Tetanus | 14 March 2019 | 2029 | Valid | success
    globe | Yellow fever | For Kenya, 10 days before | 3 Dec | Travel | warning
    shield | Measles | Two of two | Life | Valid | success
    globe | Hepatitis A | One of two | Apr | Half | primary
    paw | Otto, rabies | Pet passport page 4 | Aug | Valid | success`,
  about: 'Given in the left arm in 2019, good for ten years. The certificate is photographed and dated.',
  facts: '2029 | Next\n2019 | Given\n10 y | Lasts',
  figures: '9 | Valid\n1 | Due\n2 | For travel',
  hero: 'Due in November | Flu, this winter | Dr. Nair has places on Tuesday | Book',
  tip: 'Ready for Kenya after one more | Yellow fever, ten days before',
  add: 'Add vaccination',
  use: 'Book',
})
