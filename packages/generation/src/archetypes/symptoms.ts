import { defineArchetype } from '../archetype.ts'

export const symptoms = defineArchetype({
  id: 'symptoms',
  words:
    'allergy 8, pollen 7, symptom 6, migraine 9, asthma 9, headache 8, eczema 9, pain diary 9, hay fever 9, flare 6, chronic 7, period 5, cycle tracker 8, endometriosis 9, ibs 9',
  presets: 'calm, natural',
  icon: 'heart',
  names: 'Clear Day, Small Signs, Bodylog',
  entity: 'symptom',
  screens: `
    home | Today | home
    history | Diary | book
    stats | Insight | chart
    checklist? | Medicine | pill | medication
    detail | Details
    form | Log symptom
    profile | Me | user`,
})
