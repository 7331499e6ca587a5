import { defineArchetype } from '../archetype.ts'

export const clinic = defineArchetype({
  id: 'clinic',
  words:
    'doctor appointment 16, doctor appointments 16, medical appointments 16, telehealth 14, see a doctor 12, online doctor 14, clinic 8, patient 6, doctor 5, dentist 8, hospital 6, telemedicine 8, practice 2, nurse 6, vet clinic 5',
  presets: 'calm, clean',
  icon: 'stethoscope',
  names: 'Good Hands, Room Two, Wellward',
  entity: 'patient',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Patients | users
    calendar | Calendar | calendar
    checklist? | Prescriptions | pill | medication
    chats? | Messages | chat
    detail | Patient
    slots? | Book | | | Choose a time
    confirmed? | Booked
    form | New patient
    profile? | Me | user`,
})
