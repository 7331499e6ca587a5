import { defineArchetype } from '../archetype.ts'

export const diabetes = defineArchetype({
  id: 'diabetes',
  words:
    'diabetes log 30, diabetes log book 32, diabetes logbook 32, diabetes 18, diabetic 16, blood sugar 16, glucose 16, insulin 14, carb counting 14, cgm 14, hba1c 16',
  // A cat's sugar is its keeper's to note, among the rest of its care.
  unless: /\b(?:my|our|the|for) (?:diabetic )?(?:cat|dog|pet|puppy|kitten|tomcat)s?\b/i,
  examples: `
    Log my sugar before and after meals, units injected, carbs eaten and see if I stay in range
    My son is type 1 and we write down every measurement, bolus, basal and snack at school
    Sensor values from my arm as a curve, alarm when going low at night
    Gestational sugar diary for pregnant women: four values a day, a report for the midwife
    How many units for this plate? ratio, correction factor, bread units
    Export of glucose, weight and tablets for the endocrinologist, average of the last 90 days
    Type 2 patient, metformin twice daily, finger prick in the morning, long term value every quarter
    Hypo and hyper episodes with what I ate, sport done, how I felt
    Blood sugar in mmol, coloured green, yellow, red, graph by time of day
    Insulin pump users note site changes, basal rates, reservoir and ketones
    Cat with diabetes: injections twice a day, readings from the ear, food, vet curve
    Time in range per week and pattern of dawn highs, share with my diabetologist`,
  presets: 'calm, clean',
  icon: 'drop',
  names: 'In Range, Steady Sugar, Seven Ten',
  entity: 'glucose-reading',
  home: 'ledger focus',
  screens: `
    home | Today | home
    history | Diary | book
    stats | Chart | chart
    form | Log reading
    detail | Reading
    notifications? | Reminders | bell
    profile | Me | user`,
})
