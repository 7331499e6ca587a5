import { defineArchetype } from '../archetype.ts'

export const ward = defineArchetype({
  id: 'ward',
  words:
    'hospital ward 22, our ward 26, handover app 26, nurses want 18, for each bed 24, bed numbers 20, lines and drains 26, ward nurses 20, shift nurses 20, nurse handover 20, nurses to hand over 40, nurses hand over 40, hand over patients 30, shift handover 12, handover notes 10, patients by bed 20, bedside 10, nursing rounds 18, ward round 16, care home residents 8, vital signs entry 10, on the ward 14',
  examples: `
    Handover of one bed after the other with diagnosis, allergies, drains and open tasks, ticked when read, no names
    Nurses see patients by bed, which infusion is due at ten and what the night shift noted
    Handing over at six: patient's diagnosis, drips, allergies, falls risk, to be watched this shift
    Bedside entry of a patient's temperature, pulse, pain, urine output and a warning score
    Doctors' round with patients by room and bed, open orders, discharge planned
    Intensive care patients, hourly observations, syringe pumps, ventilator settings, nurse's tasks
    Night shift nurse must reposition patients, give infusions, change dressings, all per room and bed
    Nurse call alerts by bed, isolation, patient fasting before surgery, bed free or being cleaned
    Clinic for geriatrics: patient's mobility, wound dressing photos, which nurse washes whom on the early shift
    Maternity unit, mother and newborn by room and bed, feeds, observations, midwife's shift notes
    Short handover report for the next nurse: situation, background, assessment, tasks due this shift
    Bed occupancy of station 4, admissions, discharge, transfers, nurse responsible this shift
    Paediatric inpatients with weight-based doses, infusions and observations every four hours, handover to nights`,
  // Who carries and pushes nurses nobody.
  unless: /\bporter(?:s|ing)\b/i,
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
