import { defineArchetype } from '../archetype.ts'

export const vaccinations = defineArchetype({
  id: 'vaccinations',
  words:
    'vaccination 16, vaccinations 16, vaccine 14, vaccines 14, immunization 18, immunizations 18, immunisation 18, booster 8, vaccination record 20, required vaccines 16',
  examples: `
    Which jabs have we had, against what, and when is the next dose due
    Digital shot card for the whole family, tetanus, measles, flu, with batch and doctor
    Before a tropical trip, what do I need: yellow fever, hepatitis, typhoid, and how early
    My baby's immunisation calendar with two, four and eleven months, and who gave it
    Remind us when boosters expire
    Scan the yellow vaccine booklet and keep each dose and certificate on the phone
    Tick-borne encephalitis third dose in March, which doctor gives the shot near me
    School nurse records which pupils have been immunised and who lacks a second dose
    Care workers must prove measles and hepatitis B protection, upload and expiry
    Inoculation history of my children, date, dose, vaccine, doctor, reaction after the shot
    Flu shot season, book it at the doctor's, and note when done
    Company doctor sees which staff are protected, which doses are missing, sends reminders`,
  // What keeps vaccines cold is no record of them.
  needs: /^(?!.*(?:fridge|freezer|cold chain))/is,
  presets: 'clean, calm',
  icon: 'shield',
  names: 'Shot Card, Page 4, Booster',
  entity: 'vaccine',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Records | shield
    calendar | Due dates | calendar
    map? | Doctors | map
    people? | Family | users
    scanner? | Certificate | camera
    detail | Vaccination
    form | Add vaccination
    notifications? | Reminders | bell
    profile | Me | user`,
})
