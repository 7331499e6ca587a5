import { defineArchetype } from '../archetype.ts'

export const ward = defineArchetype({
  id: 'ward',
  words:
    'hospital ward 22, ward nurses 20, shift nurses 20, nurse handover 20, shift handover 12, handover notes 10, patients by bed 20, bedside 10, nursing rounds 18, ward round 16, care home residents 8, vital signs entry 10, on the ward 14',
  examples: `
    Nurses see patients by bed, what is due at ten and what the night shift noted
    Handing over at six: diagnosis, drips, allergies, falls risk, to be watched
    Bedside entry of temperature, pulse, pain, urine output and a warning score
    Doctors' round list with room numbers, open orders, discharge planned
    Intensive care station, hourly values, syringe pumps, ventilator settings, tasks with a tick
    Night nurse must reposition, give infusions, change dressings, all per room
    Call bell alerts, isolation, fasting before surgery, bed free or being cleaned
    Clinic for geriatrics: mobility, food intake, wound photos, who washes whom on the early shift
    Maternity unit, mother and newborn by room, feeds, checks, midwife notes
    Short report for the next colleague: situation, background, assessment, what to do
    Bed occupancy of station 4, admissions, transfers, who is responsible this shift
    Paediatric inpatients with weight-based doses, parents staying, drip changes and observations every four hours`,
  presets: 'calm, clean',
  icon: 'stethoscope',
  names: 'Ward Four, Handover, Night Round',
  entity: 'bed-patient',
  home: 'ledger focus',
  screens: `
    home | Shift | home
    browse | Patients | users
    checklist | Tasks due | check | ward-task
    form | Vital signs | heart
    chats? | Messages | chat
    notifications? | Alerts | bell
    detail | Patient
    profile? | Me | user`,
})
