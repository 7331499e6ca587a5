import { defineEntity } from '../entity.ts'

export const bedPatient = defineEntity({
  id: 'bed-patient',
  one: 'Patient',
  many: 'Patients',
  words: 'inpatient, ward patient, patient by bed',
  icon: 'bed',
  groups: 'My beds, Watch, Discharge',
  fields: `
    Bed | text | 12 A
    Blood pressure | text | 122/78
    Pulse | number | 74
    Temperature | number | 36.8
    Oxygen | number | 97
    Handover notes | long | Slept well, drip changed at 5, mobilise after breakfast`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Clara | Bed 12A, Clara Vogt | Hip, day 2, up with help | 122/78 | Stable | success
    Elias | Bed 12 B, Elias Lund | Pneumonia, oxygen 2 l | 136/84 | Watch | warning
    Ruth | Bed 14 A, Ruth Adeyemi | Gall bladder, day 1 | 118/72 | Stable | success
    Jonas | Bed 14 B, Jonas Weber | Chest pain, ECG at 15:00 | 148/92 | Call doctor | danger
    Noor | Bed 15, Noor Rahman | Goes home at 16:00 | 120/76 | Discharge | primary`,
  about: 'Second day after a new hip. Up with two helpers, pain 3 of 10, thrombosis stockings on.',
  facts: '122/78 | Pressure\n74 | Pulse\n97 % | Oxygen',
  figures: '8 | Beds\n3 | Tasks this hour\n1 | To watch',
  hero: 'Due at 15:00 | Bed 14 B, ECG | Jonas Weber, chest pain since 13:40 | Open patient',
  tip: 'Handover at 21:30 | Two notes are still missing',
  trend: 'Pulse, bed 12 A | 74 | −6',
  add: 'Add vital signs',
  use: 'Call doctor',
})
