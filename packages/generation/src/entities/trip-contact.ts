import { defineEntity } from '../entity.ts'

/** Somebody to call when something happens on a trip. */
export const tripContact = defineEntity({
  id: 'trip-contact',
  one: 'Number',
  many: 'Numbers',
  words: 'emergency number of a trip',
  icon: 'phone',
  groups: 'School, Place, Parents',
  fields: `
    Name | text | Youth hostel
    Phone | phone | +49 151 2048
    For | text | Day and night`,
  samples: `
    avatar | title | subtitle | value
    Iris Chen | Iris Chen, with us | Class teacher, day and night | +49 151 2048
    Kim Osei | Kim Osei, headmaster | Until 22:00 | +49 151 2051
    Ruth Adeyemi | Ruth, youth hostel | Reception and night bell | +49 151 2077
    Ana Petrova | Ana Petrova, doctor there | Mill street 12, until 18:00 | +49 151 2090`,
  about: 'Class teacher, travels with the children and answers at night.',
  facts: 'Day and night | When',
  figures: '4 | Numbers\n112 | Emergency',
  add: 'Add number',
  use: 'Call',
})
