import { defineArchetype } from '../archetype.ts'

export const ward = defineArchetype({
  id: 'ward',
  words:
    'hospital ward 22, ward nurses 20, shift nurses 20, nurse handover 20, shift handover 12, handover notes 10, patients by bed 20, bedside 10, nursing rounds 18, ward round 16, care home residents 8, vital signs entry 10, on the ward 14',
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
