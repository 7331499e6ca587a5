import { defineArchetype } from '../archetype.ts'

export const optician = defineArchetype({
  id: 'optician',
  words:
    'optician 26, opticians 26, optometrist 26, eye tests 22, eye test 20, eye exam 20, glasses shop 22, eyewear 18, spectacles 14, contact lenses 16',
  examples: `
    Book an eye test with our optometrist and see your prescription for glasses
    Customers of our glasses shop order their contact lenses again and hear when the frames are ready
    Optometry practice: sight tests, sphere and cylinder of each eye, reminder every two years
    Try on frames, choose lenses, pick up the spectacles in the shop
    Opticians with three branches: appointment, prescription, lens subscription
    Eye examination for children and drivers, free times this week, measured values of both eyes
    Contact lens fitting, trial pairs, re-order in one tap, eyewear adjusted for free
    Spectacle makers show new frames, customers note favourites and come in to try them
    Patients of the optometrist see measured values, order soft lenses and get a reminder for the next sight test
    Progressive lenses explained, price per pair of glasses, appointment for measuring
    Sunglasses in my strength, which frames fit, when are my glasses ready
    When is my next eye exam, which values had I last time, glasses ready to collect`,
  presets: 'clean, calm',
  icon: 'eye',
  names: 'Clear Line, Second Look, Sharp Letters',
  entity: 'eye-test',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Services | eye
    browse | Prescriptions | file | eye-prescription
    browse | Lenses | drop | contact-lens
    slots | Book | | | Choose a time
    confirmed | Booked | | | See you Tuesday
    notifications? | Reminders | bell
    detail | Appointment
    profile | Me | user`,
})
