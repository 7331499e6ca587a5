import { defineArchetype } from '../archetype.ts'

export const careVisits = defineArchetype({
  id: 'care-visits',
  words:
    'home care 16, carers check in 22, carer visits 22, care at home 20, elderly care at home 26, domiciliary care 24, home carers 20, visiting carers 22, care visits 20, care visit 18, care workers 12, home nursing 16, visit note 8, caregiver visits 18, nurse at home 20, midwives visiting 30, midwife visits 26, visiting midwife 30, midwives 14, visiting mothers 28, home visits 16, visiting nurses 22, visits patients at home 24, visiting families 14, midwife 34, midwives 34, doula 24, visit families at home 34, visits families at home 34, visits mothers at home 34',
  examples: `
    I am a midwife and drive from family to family: route of the day, notes on mother and baby, kilometres
    Nurses drive from client to client and note what they did at each door, home care visit notes
    Our domiciliary agency must know that Mrs X was washed, dressed and fed at eight, a note by the carer after each visit
    Arrival and departure times, medication given, signature, next stop, visits of our home carers
    Route for the morning with addresses, keys and remarks about each person, who comes next
    Relatives want a message when the helper has been at dad's, carer came and went
    Staff of an outpatient nursing service see tasks, wounds, insulin and stockings per customer, home nursing visits
    Missed call alarm when nobody arrived by half past nine, carer visit missed
    Support workers for disabled adults at home: hours, mileage, notes for the next colleague, visit by visit, care notes
    Handover remarks after each round: ate little, dizzy, bowel movement, carers write a visit note
    Plan who goes to which pensioner on Sunday and see the gaps, with carers and visits by day
    Clock in at the client's door by tag and tick washing, meals, pills, carers check in and out of each visit
    Small district nursing team, eight patients each, visit report with blood pressure and dressing, home visits with tasks`,
  presets: 'calm, clean',
  icon: 'heart',
  names: 'Door to Door, At Home, Good Morning Round',
  entity: 'care-visit',
  home: 'ledger',
  screens: `
    home | Today | home
    browse | Visits | calendar
    checklist | Tasks | check | care-task
    form | Visit note
    people? | Carers | users
    map? | Route | map
    detail | Visit
    notifications? | Alerts | bell
    profile | Me | user`,
})
