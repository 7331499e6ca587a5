import { defineArchetype } from '../archetype.ts'

export const medical = defineArchetype({
  id: 'medical',
  words:
    'medication reminder 44, medication reminders 40, medicine reminders 30, meds reminder 40, meds 14, remind me to take my 26, remind me of my medication 40, tablet reminder 34, pills reminder 34, ivf 26, injections 12, fertility treatment 22, remember your medicine 34, remember your medication 34, remember medicine 26, take your medicine 28, take your medication 28, taking your medicine 28, refill reminders 14, refill reminder 14, pill tracker 24, pill reminder 24, medication tracker 24, medicine reminder 24, medicine cabinet 24, medicine chest 22, expired medicine 16, medical 6, medication 8, medicine 6, pill 7, symptom 5, health record 6, prescription 6, dose 5, diabetes 5, therapy 3, take his tablets 26, take her tablets 26, his tablets 18, her tablets 18, pill organiser 36, pill organizer 36, pill box 30, pillbox 30, intake times 30, medication list 30, medication schedule 32',
  examples: `
    IVF diary: injections at the right hour, appointments, results and how I feel
    What is in our medicine cabinet, with expiry dates and a reminder before something expires
    Medication reminder: two pills at breakfast, one at night, and my daughter sees when I forget
    What do I take, since when, how much, and why, to show at the hospital
    Never forget a medicine again: times, refills before the pack is empty, and a history the family can see
    Remind me of my heart, thyroid and cholesterol tablets at the right hour
    When is the pack of pills empty, so I can ask the doctor for a new prescription in time
    Drops in the left eye four times a day for two weeks after the operation
    Mother's medicine box: morning, noon, evening, bedtime, taken or skipped
    Appointments with cardiologist and GP, lab results, allergies, discharge letters in one folder
    Side effects I noticed, tapering plan for cortisone, questions for the next visit
    Carer of two parents needs both their drug plans, doctors' numbers and intake confirmed
    Inhaler puffs counted, antibiotics until the tenth day, painkillers not more than four
    Children's fever syrup: weight, millilitres, last given, who gave it
    My sister and I see which tablets dad took today, what is running low and when he has the neurologist
    Nine different tablets after a stroke, times of each, taken or not, appointments at the hospital
    Chronic patient's logbook of doses, injections, readings and physician's instructions`,
  presets: 'calm, clean',
  icon: 'pill',
  names: 'Steady, Dosette, Good Hands',
  entity: 'medication',
  home: 'focus',
  screens: `
    home | Today | home
    calendar | Calendar | calendar
    stats | Readings | trend
    browse? | Medication | pill
    detail | Medication
    form | Add dose
    people? | Doctors | stethoscope
    profile | Me | user`,
})
